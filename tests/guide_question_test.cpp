#include "tests/shown_window.h"
#include "views/guide_page.h"
#include "views/guide_text.h"

#include <QTextBlock>

namespace {

/// The window on the exercise, at one of its questions.
struct Asked : tests::Shown
{
    explicit Asked(const char* step)
    {
        core::Selection selection = this->selection();
        selection.step = core::stepNamed(*state.frame().lesson, step).value();
        state.select(selection);
        QApplication::processEvents();
    }

    views::GuidePage& page() { return *window.findChild<views::GuidePage*>(); }
    QString words() { return page().toPlainText(); }
    QString status() { return window.statusBar()->currentMessage(); }

    /// Clicks the line that begins so.
    void clickLine(const QString& begin)
    {
        for (QTextBlock block = page().document()->begin(); block.isValid(); block = block.next()) {
            if (!block.text().startsWith(begin))
                continue;
            QTextCursor cursor(block);
            cursor.movePosition(QTextCursor::NextCharacter, QTextCursor::MoveAnchor, 3);
            page().setTextCursor(cursor);
            page().ensureCursorVisible();
            QTest::mouseClick(page().viewport(), Qt::LeftButton, {}, page().cursorRect(cursor).center());
            QApplication::processEvents();
            return;
        }
        FAIL("no line begins with " << begin.toStdString());
    }

    std::optional<core::Answer> answer() { return views::answerTo(state.frame()); }
};

} // namespace

TEST_CASE("a click on a choice answers, says why, and another click answers anew", "[question][mouse]")
{
    Asked lab("check-first");
    CHECK_FALSE(lab.answer());
    CHECK_FALSE(lab.words().contains("✓"));
    lab.clickLine("○ Its score");
    CHECK(lab.answer() == core::Answer(core::Index{0}));
    CHECK(lab.words().contains("✗ Not yet."));
    CHECK(lab.words().contains("row 2 has a 3"));
    lab.clickLine("○ The mask leaves");
    CHECK(lab.answer() == core::Answer(core::Index{1}));
    CHECK(lab.words().contains("✓ Right."));
    CHECK(lab.words().contains("◉ The mask leaves"));
    lab.state.undoStack().undo();
    CHECK(lab.answer() == core::Answer(core::Index{0}));
    lab.state.undoStack().undo();
    CHECK_FALSE(lab.answer());
}

TEST_CASE("a choice is reached by Tab and taken by Enter", "[question][keys]")
{
    Asked lab("check-first");
    lab.page().setFocus();
    QTest::keyClick(&lab.page(), Qt::Key_Tab);
    QTest::keyClick(&lab.page(), Qt::Key_Tab);
    QTest::keyClick(&lab.page(), Qt::Key_Return);
    CHECK(lab.answer() == core::Answer(core::Index{1}));
}

TEST_CASE("a number is typed and checked, and what is none is told", "[question]")
{
    Asked lab("check-scale");
    auto& box = lab.named<QLineEdit>("Your answer");
    REQUIRE(box.isVisible());
    QTest::keyClicks(&box, "three");
    QTest::keyClick(&box, Qt::Key_Return);
    CHECK_FALSE(lab.answer());
    CHECK(lab.status().contains("“three” is no number"));
    box.clear();
    QTest::keyClicks(&box, "2,12");
    QTest::keyClick(&box, Qt::Key_Return);
    CHECK(lab.answer() == core::Answer(2.12));
    CHECK(lab.words().contains("✓ Right."));
    core::Selection elsewhere = lab.selection();
    ++elsewhere.step;
    lab.state.select(elsewhere);
    CHECK_FALSE(box.isVisible());
}

TEST_CASE("a cell is chosen in the matrix and given as the answer", "[question][mouse]")
{
    Asked lab("check-best");
    lab.clickLine("▶");
    CHECK(lab.words().contains("✗ Not yet."));
    QTest::mouseClick(&lab.matrix(), Qt::LeftButton, {}, tests::cellIn(lab.matrix(), 3, 3));
    lab.clickLine("▶");
    CHECK(lab.answer() == core::Answer(std::array<core::Index, 2>{3, 3}));
    CHECK(lab.words().contains("✓ Right."));
}
