#include "core/lesson.h"
#include "tests/catch.h"
#include "views/guide_page.h"
#include "views/guide_text.h"
#include "views/guide_view.h"

#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QTextBlock>

using views::Frame;
using views::GuideLayout;
using views::GuideView;

namespace {

const std::string kJson = R"({
    "id": "two", "title": "Two", "order": 1, "topic": "attention", "views": ["guide"],
    "start": {"tokens": ["<s>", "**b**"], "q": [[1], [1]], "k": [[0], [0]], "v": [[3], [5]], "mask": "none"},
    "steps": [{"id": "one", "title": "First"}, {"id": "two", "title": "Second"}, {"id": "three", "title": "Third"}]
})";

Frame frameWith(const std::string& prose, std::size_t step = 0)
{
    const std::string text = "## one\n" + prose + "\n## two\nSecond text.\n> Click.\n## three\nThird text.\n";
    const auto lesson = std::make_shared<core::Lesson>(core::parseLesson("two", kJson, text));
    core::Selection selection = lesson->selection;
    selection.step = step;
    return {std::make_shared<core::Results>(core::evaluate(core::startSession({*lesson}))), selection,
            lesson};
}

struct ShownGuide
{
    explicit ShownGuide(const Frame& frame)
    {
        view.resize(260, 400);
        view.setFrame(frame);
        view.show();
    }

    QPushButton& button(const char* name)
    {
        for (auto* found : view.findChildren<QPushButton*>())
            if (found->accessibleName().startsWith(QLatin1String(name)))
                return *found;
        FAIL("no button is called " << name);
        throw std::logic_error(name);
    }

    GuideView view;
};

QString written(const std::string& prose)
{
    QTextDocument document;
    writeStep(document, frameWith(prose), {});
    return document.toPlainText().trimmed();
}

QTextCharFormat formatOf(const QTextDocument& document, const QString& words)
{
    QTextCursor found = document.find(words);
    REQUIRE_FALSE(found.isNull());
    return found.charFormat();
}

} // namespace

TEST_CASE("a token is never read as markup", "[guide]")
{
    CHECK(written("{tokens[0]}, {tokens[1]}!") == QStringLiteral("First\n<s>, **b**!"));
}

TEST_CASE("prose knows paragraphs, bold, slanted and subscripts", "[guide]")
{
    CHECK(written("One\nline.\n\nTwo **words** of *X·W_Q* and d_k, a_long name.") ==
          QStringLiteral("First\nOne line.\nTwo words of X·WQ and dk, along name."));
    QTextDocument document;
    writeStep(document, frameWith("Two **strong** of *slanted*."), {});
    CHECK(formatOf(document, QStringLiteral("strong")).fontWeight() == QFont::DemiBold);
    CHECK(formatOf(document, QStringLiteral("slanted")).fontItalic());
    CHECK(formatOf(document, QStringLiteral("Two")).fontWeight() == QFont::Normal);
}

TEST_CASE("numbers in the prose are the results', rounded, in the colour of their role", "[guide]")
{
    QTextDocument document;
    const views::Theme theme = views::lightTheme();
    writeStep(document, frameWith("Row {query}: {weights[query]}, value {v[1,0]}."), {});
    CHECK(document.toPlainText().contains(QStringLiteral("Row 0: 0.500 and 0.500, value 5.000.")));
    CHECK(formatOf(document, QStringLiteral("0.500")).foreground().color() == theme.text);
    CHECK(formatOf(document, QStringLiteral("5.000")).foreground().color() == theme.value);
}

TEST_CASE("what to try stands in a box below the text, as wide as the page", "[guide]")
{
    QTextDocument document;
    writeStep(document, frameWith("Text."), {});
    CHECK(views::tryItBox(document).isEmpty());
    writeStep(document, frameWith("Text.", 1), {});
    document.setTextWidth(240);
    const QRectF box = views::tryItBox(document);
    CHECK(qAbs(box.width() - 240) < 1);
    CHECK(box.top() > document.firstBlock().next().layout()->boundingRect().height());
    CHECK(document.toPlainText().contains(QStringLiteral("Try it\nClick.")));
    CHECK(document.size().height() - box.bottom() < 6);
}

TEST_CASE("the parts of the guide never overlap and stay inside", "[guide][layout]")
{
    for (const qreal zoom : {1.0, 1.25, 2.0})
        for (const qreal width : {180.0, 262.5, 340.0}) {
            const QRectF area(3, 5, width, 400.25);
            const GuideLayout layout(area, zoom, 60 * zoom);
            const QRectF parts[] = {layout.page, layout.label, layout.progress, layout.back, layout.next};
            for (const QRectF& part : parts) {
                CHECK(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(part));
                for (const QRectF& other : parts)
                    CHECK((&part == &other || !part.intersects(other)));
            }
        }
}

TEST_CASE("Back and Next choose the neighbouring step and stop at the ends", "[guide]")
{
    ShownGuide shown(frameWith("Text."));
    QSignalSpy selected(&shown.view, &views::View::selected);
    CHECK_FALSE(shown.button("Previous").isEnabled());
    QTest::mouseClick(&shown.button("Next"), Qt::LeftButton);
    REQUIRE(selected.count() == 1);
    CHECK(selected.takeFirst().at(0).value<core::Selection>().step == 1);

    shown.view.setFrame(frameWith("Text.", 2));
    CHECK(selected.isEmpty()); // showing a frame asks for nothing
    CHECK_FALSE(shown.button("Next").isEnabled());
    shown.button("Previous").setFocus();
    QTest::keyClick(&shown.button("Previous"), Qt::Key_Space);
    REQUIRE(selected.count() == 1);
    CHECK(selected.takeFirst().at(0).value<core::Selection>().step == 1);
}

TEST_CASE("at the last step the keyboard focus goes from Next to Back", "[guide]")
{
    ShownGuide shown(frameWith("Text.", 1));
    REQUIRE(QTest::qWaitForWindowActive(&shown.view));
    shown.button("Next").setFocus();
    shown.view.setFrame(frameWith("Text.", 2));
    CHECK(shown.button("Previous").hasFocus());
}

TEST_CASE("a long step scrolls, keeps its place when numbers change and starts anew at its top", "[guide]")
{
    std::string prose;
    for (int i = 0; i < 60; ++i)
        prose += "Words and {weights[0]}.\n\n";
    const Frame frame = frameWith(prose);
    ShownGuide shown(frame);
    auto* page = shown.view.findChild<views::GuidePage*>();
    REQUIRE(page->verticalScrollBar()->maximum() > 0);
    QTest::keyClick(page, Qt::Key_End);
    const int end = page->verticalScrollBar()->value();
    CHECK(end == page->verticalScrollBar()->maximum());
    shown.view.setFrame(frame);
    CHECK(page->verticalScrollBar()->value() == end);
    Frame second = frame;
    second.selection.step = 1;
    shown.view.setFrame(second);
    CHECK(page->verticalScrollBar()->value() == 0);
}

TEST_CASE("the page leaves Undo and stepping to the window", "[guide]")
{
    ShownGuide shown(frameWith("Text."));
    auto* page = shown.view.findChild<views::GuidePage*>();
    for (const auto key :
         {QKeySequence::Undo, QKeySequence::MoveToNextPage, QKeySequence::MoveToEndOfDocument}) {
        const QKeyCombination combination = QKeySequence(key)[0];
        QKeyEvent event(QEvent::ShortcutOverride, combination.key(), combination.keyboardModifiers());
        event.ignore();
        QApplication::sendEvent(page, &event);
        CHECK_FALSE(event.isAccepted());
    }
}

TEST_CASE("a step is painted whole, however small the picture", "[guide]")
{
    const Frame frame = frameWith("Some words.\n\nAnd more of them.", 1);
    GuideView view;
    view.setFrame(frame);
    for (const QSize size : {view.figureSize().toSize(), QSize(250, 150), QSize(120, 60), QSize(1, 1)}) {
        QImage image(size, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        CHECK_NOTHROW(view.paintTo(painter, QRectF(QPointF(), QSizeF(size))));
        painter.end();
        QImage empty(size, QImage::Format_RGB32);
        empty.fill(Qt::white);
        if (size.width() > 100)
            CHECK(image != empty);
    }
}

TEST_CASE("prose whose place left its matrix is shown with a dash, and the window lives", "[guide]")
{
    Frame frame = frameWith("Text.");
    auto lesson = std::make_shared<core::Lesson>(*frame.lesson);
    lesson->steps[0].text = "Key {v[0,query]}.";
    frame.lesson = lesson;
    ShownGuide shown(frame);
    core::Session session = frame.results->session;
    session = core::apply(session, core::editNamed(session, "query", "1"));
    frame.results = std::make_shared<core::Results>(core::evaluate(session));
    CHECK_NOTHROW(shown.view.setFrame(frame));
    CHECK(shown.view.findChild<views::GuidePage*>()->toPlainText().contains(QStringLiteral("Key —.")));
}

TEST_CASE("a step can be shown again once something was changed", "[guide]")
{
    Frame frame = frameWith("Text.");
    ShownGuide shown(frame);
    QPushButton& again = shown.button("Show the step");
    CHECK_FALSE(again.isVisible());
    core::Session changed =
        core::apply(frame.results->session, core::TopicEdit(core::AttentionEdit(core::SetQMultiplier{3})));
    frame.results = std::make_shared<core::Results>(core::evaluate(changed));
    shown.view.setFrame(frame);
    CHECK(again.isVisible());
    QObject::connect(&shown.view, &GuideView::edited, &shown.view,
                     [&](const core::Edit& edit) { changed = core::apply(changed, edit); });
    QTest::mouseClick(&again, Qt::LeftButton);
    CHECK(std::get<core::AttentionInputs>(changed.open()).qMultiplier == 1);
    CHECK(core::title(core::BeginStep{}) == "Guide: the step again");
}
