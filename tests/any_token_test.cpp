#include "app/app_state.h"
#include "app/lessons.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/examples.h"
#include "tests/lesson_frame.h"
#include "views/registry.h"

#include <memory>

// No lesson and no view is named here: a new one is tested without a change.

using tests::repeated;

namespace {

std::vector<std::string> hardTokens()
{
    return {"<s>",
            "猫は座る",
            "قطة",
            "👩‍👩‍👧‍👦",
            " \n\t",
            "\u0301",
            "e" + repeated("\u0302\u0303", 40),
            "\u202Eright",
            repeated("W", 10'000),
            repeated("ق", 10'000),
            repeated("猫", 10'000)};
}

/// The session with that token at the first positions of the lesson that is open; nothing where it has none.
std::optional<core::Session> withToken(core::Session session, const std::string& token)
{
    bool takesTokens = false;
    for (int position = 0; position < 3; ++position)
        try {
            session = core::apply(session,
                                  core::editNamed(session, "token[" + std::to_string(position) + "]", token));
            takesTokens = true;
        } catch (const core::EditError&) {
        }
    return takesTokens ? std::optional(session) : std::nullopt;
}

views::Frame sessionFrame(const core::Session& session, const app::LessonPtr& lesson, core::Stage stage)
{
    core::Selection selection;
    selection.stage = stage;
    selection.key = 1;
    return {std::make_shared<const core::Results>(core::evaluate(session)), selection, lesson};
}

/// Whether the view paints beyond the area that it is given.
bool leavesItsArea(const views::View& view, const QSize& size)
{
    constexpr int kMargin = 4; // a letter may lean over its line by less
    QImage picture(size.grownBy({kMargin, kMargin, kMargin, kMargin}), QImage::Format_RGB32);
    picture.fill(view.appearance().theme.panel);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    view.paintTo(painter, QRectF(QPointF(kMargin, kMargin), size));
    const QRect inside = picture.rect().adjusted(1, 1, -1, -1);
    const QRgb ground = picture.pixel(0, 0);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (!inside.contains(x, y) && picture.pixel(x, y) != ground)
                return true;
    return false;
}

} // namespace

TEST_CASE("words of any script and length stay within their panel", "[token][lesson]")
{
    app::AppState state(app::builtInLessons(), app::startSession(app::builtInLessons()));
    int lessonsWithTokens = 0;
    for (const app::LessonPtr& lesson : state.lessons()) {
        state.openLesson(lesson->id);
        const auto plain = withToken(state.session(), "cat");
        lessonsWithTokens += plain.has_value();
        for (const std::string& id : lesson->views) {
            const views::ViewEntry* entry = views::viewEntry(QString::fromStdString(id));
            if (!plain || !entry)
                continue;
            for (const QSize size : {QSize(420, 300), QSize(900, 600)})
                for (const core::Stage stage : {core::Stage::Score, core::Stage::Mix}) {
                    const std::unique_ptr<views::View> view(entry->make(nullptr));
                    view->setFrame(sessionFrame(*plain, lesson, stage));
                    CHECK_FALSE(leavesItsArea(*view, size));
                    for (const std::string& token : hardTokens()) {
                        INFO(lesson->id << " " << id << " " << size.width() << " " << token.substr(0, 40));
                        view->setFrame(sessionFrame(*withToken(*plain, token), lesson, stage));
                        CHECK_FALSE(leavesItsArea(*view, size));
                    }
                }
        }
    }
    CHECK(lessonsWithTokens > 0);
}
