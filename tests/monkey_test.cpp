#include "tests/shown_window.h"

#include <QComboBox>
#include <QScrollBar>

#include <array>
#include <random>

// Seeded, so that a failure comes back: the seed and the number of the last event are in its message.

namespace {

constexpr int kEvents = 800; // by seed

/// Somebody who presses everything: mouse, keys, window size, undo, lessons.
class Monkey
{
public:
    Monkey(tests::Shown& shown, unsigned seed) : m_shown(shown), m_random(seed) {}

    void act()
    {
        switch (below(10)) {
        case 0:
        case 1:
        case 2:
            return pressMouse();
        case 3:
            return drag();
        case 4:
        case 5:
        case 6:
            return pressKeys();
        case 7:
            return resize();
        case 8:
            return chooseLessonOrStep();
        default:
            return undoOrRedo();
        }
    }

private:
    int below(int limit) { return static_cast<int>(m_random() % static_cast<unsigned>(limit)); }

    QPoint anywhereIn(const QWidget& widget)
    {
        return {below(std::max(1, widget.width())), below(std::max(1, widget.height()))};
    }

    /// A view of the lesson or a widget within one; dialogs and menus are left to tests of their own.
    QWidget* anyWidget()
    {
        QList<QWidget*> all;
        for (views::View* view : m_shown.window.findChildren<views::View*>())
            if (view->isVisible()) {
                all << view << view;
                for (QWidget* child : view->findChildren<QWidget*>())
                    if (child->isVisible() && child->isEnabled() && !qobject_cast<QComboBox*>(child))
                        all << child;
            }
        return all.isEmpty() ? nullptr : all.at(below(static_cast<int>(all.size())));
    }

    static bool isInView(const QWidget* widget)
    {
        while (widget && !qobject_cast<const views::View*>(widget))
            widget = widget->parentWidget();
        return widget;
    }

    void pressMouse()
    {
        QWidget* widget = anyWidget();
        if (!widget)
            return;
        const QPoint at = anywhereIn(*widget);
        if (below(4) == 0)
            QTest::mouseDClick(widget, Qt::LeftButton, {}, at);
        else
            QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }

    void drag()
    {
        QPointer<QWidget> widget = anyWidget();
        if (!widget)
            return;
        QTest::mousePress(widget, Qt::LeftButton, {}, anywhereIn(*widget));
        for (int i = below(6); widget && i >= 0; --i)
            QTest::mouseMove(widget, anywhereIn(*widget));
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, {}, anywhereIn(*widget));
    }

    void pressKeys()
    {
        constexpr std::array kKeys{
            Qt::Key_Left,   Qt::Key_Right,  Qt::Key_Up,       Qt::Key_Down,  Qt::Key_Home,
            Qt::Key_End,    Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Tab,   Qt::Key_Backtab,
            Qt::Key_Escape, Qt::Key_F2,     Qt::Key_Return,   Qt::Key_Space, Qt::Key_Delete,
            Qt::Key_M,      Qt::Key_D,      Qt::Key_1,        Qt::Key_9,     Qt::Key_0,
            Qt::Key_Period, Qt::Key_Minus,  Qt::Key_E,        Qt::Key_A,     Qt::Key_Backspace};
        for (int i = below(4); i >= 0; --i) {
            QWidget* focus = QApplication::focusWidget();
            if (focus && !isInView(focus)) // a button of the toolbar would open a dialog, which waits
                focus = &m_shown.window;
            QTest::keyClick(focus ? focus : &m_shown.window,
                            kKeys[static_cast<std::size_t>(below(kKeys.size()))]);
        }
    }

    void resize() { m_shown.window.resize(640 + below(1400), 420 + below(900)); }

    void chooseLessonOrStep()
    {
        if (below(3) == 0)
            return m_shown.lessons().setCurrentRow(below(m_shown.lessons().count()));
        core::Selection selection = m_shown.selection();
        selection.step = m_random() % m_shown.state.frame().lesson->steps.size();
        m_shown.state.select(selection);
    }

    void undoOrRedo()
    {
        QUndoStack& undo = m_shown.state.undoStack();
        for (int i = below(3); i >= 0; --i)
            below(2) == 0 ? undo.undo() : undo.redo();
    }

    tests::Shown& m_shown;
    std::mt19937 m_random;
};

} // namespace

TEST_CASE("whatever was pressed, undoing all of it leads back to the start", "[monkey]")
{
    const unsigned seed = GENERATE(1U, 2U, 3U);
    tests::Shown shown;
    const core::Session start = shown.state.session();
    Monkey monkey(shown, seed);
    for (int event = 0; event < kEvents; ++event) {
        INFO("seed " << seed << ", event " << event);
        REQUIRE_NOTHROW(monkey.act());
        if (event % 10 == 0)
            QApplication::processEvents();
    }
    while (shown.state.undoStack().canUndo())
        shown.state.undoStack().undo();
    INFO("seed " << seed);
    CHECK(shown.state.session().inputs == start.inputs);
    CHECK(shown.state.session().decimals == start.decimals);
}
