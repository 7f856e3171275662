#include "app/app_state.h"
#include "app/board.h"
#include "app/figure_export.h"
#include "app/main_window.h"
#include "tests/lesson_frame.h"
#include "tests/near.h"
#include "views/guide_text.h"
#include "views/registry.h"

#include <QApplication>
#include <QTextDocument>

#include <algorithm>
#include <functional>
#include <regex>

// No lesson and no view is named here: a new one is tested without a change.

namespace {

using Visit = std::function<void(const views::Frame&, const std::string& where)>;

enum class Through { Steps, StepsAndStages };

/// Opens every lesson and goes to each of its steps, and there, where the page has them, through the stages.
void everywhere(Through through, const Visit& visit)
{
    const std::vector<app::LessonPtr> lessons = app::builtInLessons();
    REQUIRE_FALSE(lessons.empty());
    app::AppState state(lessons, app::startSession(lessons));
    for (const app::LessonPtr& lesson : state.lessons()) {
        state.openLesson(lesson->id);
        for (std::size_t step = 0; step < lesson->steps.size(); ++step) {
            core::Selection selection = state.frame().selection;
            selection.step = step;
            state.select(selection);
            const std::string where = lesson->id + ", step " + lesson->steps[step].id;
            visit(state.frame(), where);
            selection = state.frame().selection;
            const auto shown = core::viewsOn(*lesson, selection.page);
            const bool hasStages = std::ranges::find(shown, "stages") != shown.end();
            for (const core::Stage stage : core::kStages) {
                if (through == Through::Steps || !hasStages || stage == selection.stage)
                    continue;
                core::Selection elsewhere = selection;
                elsewhere.stage = stage;
                state.select(elsewhere);
                visit(state.frame(), where + ", stage " + std::string(core::name(stage)));
            }
            state.select(selection);
        }
    }
}

std::vector<const views::ViewEntry*> viewsOf(const core::Lesson& lesson)
{
    std::vector<const views::ViewEntry*> entries;
    for (const std::string& id : lesson.views)
        if (const views::ViewEntry* entry = views::viewEntry(QString::fromStdString(id)))
            entries.push_back(entry);
    return entries;
}

std::unique_ptr<views::View> viewOf(const views::ViewEntry& entry, const views::Frame& frame,
                                    const views::Appearance& appearance)
{
    std::unique_ptr<views::View> view(entry.make(nullptr));
    view->setAppearance(appearance);
    view->setFrame(frame);
    return view;
}

bool isEmpty(const QImage& picture)
{
    QImage ground = picture;
    ground.fill(picture.pixelColor(0, 0));
    return picture == ground;
}

/// Appearances as far apart as the program allows.
std::vector<views::Appearance> looks()
{
    views::Appearance dark;
    dark.theme = views::darkTheme();
    dark.palette = views::Palette::Grey;
    dark.zoom = 2;
    views::Appearance light;
    light.zoom = 0.8;
    return {{}, dark, light};
}

} // namespace

TEST_CASE("every lesson shows only views that exist and points at those it shows", "[lessons]")
{
    for (const app::LessonPtr& lesson : app::builtInLessons()) {
        for (const std::string& id : lesson->views) {
            INFO(lesson->id << " shows " << id);
            CHECK(views::viewEntry(QString::fromStdString(id)) != nullptr);
        }
        for (const core::LessonStep& step : lesson->steps) {
            INFO(lesson->id << ", step " << step.id << " points at " << step.pointsAt);
            CHECK((step.pointsAt.empty() || std::ranges::count(lesson->views, step.pointsAt) == 1));
        }
    }
}

TEST_CASE("every view of every lesson can be painted at every step and stage", "[lessons][paint]")
{
    everywhere(Through::StepsAndStages, [](const views::Frame& frame, const std::string& where) {
        for (const views::ViewEntry* entry : viewsOf(*frame.lesson)) {
            INFO(where << ", view " << entry->id);
            const auto view = viewOf(*entry, frame, {});
            CHECK_FALSE(isEmpty(tests::pictureOf(*view, view->figureSize().toSize())));
        }
    });
}

TEST_CASE("every view can be painted small and large, light and dark, near and far", "[lessons][paint][long]")
{
    everywhere(Through::Steps, [](const views::Frame& frame, const std::string& where) {
        for (const views::ViewEntry* entry : viewsOf(*frame.lesson))
            for (const views::Appearance& look : looks()) {
                INFO(where << ", view " << entry->id << ", zoom " << look.zoom);
                const auto view = viewOf(*entry, frame, look);
                CHECK(view->sizeHint().isValid());
                CHECK(view->figureSize().width() >= 1);
                CHECK(view->figureSize().height() >= 1);
                const QSize small = (QSizeF(250, 150) * look.zoom).toSize();
                CHECK_FALSE(isEmpty(tests::pictureOf(*view, small)));
                CHECK_FALSE(isEmpty(tests::pictureOf(*view, (QSizeF(90, 60) * look.zoom).toSize())));
                for (const QSize tiny : {QSize(60, 40), QSize(16, 300), QSize(1, 1)})
                    CHECK_NOTHROW(tests::pictureOf(*view, tiny));
            }
    });
}

TEST_CASE("every view of every lesson can be exported to every format", "[lessons][export][long]")
{
    everywhere(Through::Steps, [](const views::Frame& frame, const std::string& where) {
        for (const views::ViewEntry* entry : viewsOf(*frame.lesson)) {
            INFO(where << ", view " << entry->id);
            const views::Figure figure = app::figureOf({QString::fromLatin1(entry->id), frame, {}, {}, {}});
            CHECK(views::render(figure, views::FigureFormat::Png).startsWith("\x89PNG"));
            CHECK(views::render(figure, views::FigureFormat::Svg).trimmed().endsWith("</svg>"));
            CHECK(views::render(figure, views::FigureFormat::Pdf).startsWith("%PDF-"));
            CHECK_FALSE(figure.title.isEmpty());
        }
    });
}

TEST_CASE("the numbers of every view can be written in every format", "[lessons][export]")
{
    everywhere(Through::StepsAndStages, [](const views::Frame& frame, const std::string& where) {
        for (const views::ViewEntry* entry : viewsOf(*frame.lesson)) {
            const auto numbers = viewOf(*entry, frame, {})->numbers();
            if (!numbers)
                continue;
            INFO(where << ", view " << entry->id);
            for (const auto format : {core::TextFormat::Text, core::TextFormat::Json, core::TextFormat::Csv,
                                      core::TextFormat::Tex}) {
                const std::string text = core::write(*numbers, format, std::nullopt, 3);
                CHECK(text.size() > 1);
                CHECK_FALSE(std::regex_search(text, std::regex("\\bnan\\b"))); // banana may be
            }
            CHECK(core::tabSeparated(*numbers).find_first_of("0123456789i") != std::string::npos);
        }
    });
}

TEST_CASE("the guide of every lesson fills in its numbers at every stage", "[lessons][guide]")
{
    everywhere(Through::StepsAndStages, [](const views::Frame& frame, const std::string& where) {
        INFO(where);
        QTextDocument document;
        views::writeStep(document, frame, {});
        const QString text = document.toPlainText();
        CHECK(text.contains(QString::fromStdString(frame.lesson->steps[frame.selection.step].title)));
        CHECK_FALSE(text.contains(QLatin1Char('{')));
        CHECK_FALSE(text.contains(QStringLiteral("nan")));
    });
}

TEST_CASE("the window shows every view of the page that is open", "[lessons][window]")
{
    app::Preferences preferences;
    preferences.motion = false;
    everywhere(Through::Steps, [&](const views::Frame& frame, const std::string& where) {
        if (frame.selection.step != 0)
            return;
        INFO(where);
        app::AppState state(app::builtInLessons(), frame.results->session, frame.selection);
        app::MainWindow window(state, preferences);
        window.show();
        core::Selection selection = frame.selection;
        for (selection.page = 0; selection.page < std::max<std::size_t>(1, frame.lesson->pages.size());
             ++selection.page) {
            state.select(selection);
            QApplication::processEvents(); // a layout shows what is new to it
            for (const std::string& id : core::viewsOn(*frame.lesson, selection.page)) {
                INFO(id);
                const views::View* view = window.board().view(QString::fromStdString(id));
                REQUIRE(view);
                CHECK(view->isVisible());
                CHECK(view->height() > 0);
            }
        }
    });
}
