#include "core/errors.h"
#include "tests/drop_file.h"
#include "tests/shown_window.h"

#include <QComboBox>
#include <QFile>
#include <QInputDialog>
#include <QMessageBox>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTimer>

#include <array>
#include <random>

// Seeded, so that a failure comes back: the seed and the number of the last event are in its message.

namespace {

/// By seed. ATTENTION_LAB_MONKEY="7 2000" makes seed 7 press 2,000 times, and no other seed.
constexpr int kEvents = 400;

/// Somebody who presses everything: mouse, keys, window size, undo, lessons.
class Monkey
{
public:
    Monkey(tests::Shown& shown, unsigned seed)
        : m_shown(shown), m_random(seed), m_start(shown.state.session())
    {
    }

    /// What undoing everything leads to: the session at first, or that of the file opened last.
    const core::Session& start() const { return m_start; }

    void act()
    {
        switch (below(13)) {
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
        case 9:
            return paste();
        case 10:
            return edit();
        case 11:
            return drop();
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

    /// What a spreadsheet, a person or an accident may have put there.
    void paste()
    {
        const QStringList texts{QStringLiteral("1\t2\n3\t4"), QStringLiteral("7"),
                                QStringLiteral("a cat"),      QString(),
                                QStringLiteral("1e9"),        QStringLiteral("−0.5;2")};
        QApplication::clipboard()->setText(texts.at(below(static_cast<int>(texts.size()))));
        QWidget* focus = QApplication::focusWidget();
        if (isInView(focus))
            QTest::keyClick(focus, Qt::Key_V, Qt::ControlModifier);
    }

    /// What a control far from the mouse would do.
    void edit()
    {
        const std::string i = std::to_string(below(4)), j = std::to_string(below(4));
        const std::array<std::pair<std::string, std::string>, 12> settings{
            {{"mask", "drawn"},
             {"visible[" + i + "," + j + "]", "off"},
             {"window", "2"},
             {"tokens", std::to_string(1 + below(9))},
             {"width", std::to_string(1 + below(5))},
             {"given", below(2) ? "projected" : "directly"},
             {"sentence", "the cat and the cat"},
             {"random", i},
             {"a.random", j},
             {"q[" + i + "," + j + "]", "-3"},
             {"from", "exercise"},
             {"from", "own"}}};
        const auto& [key, value] =
            settings[static_cast<std::size_t>(below(static_cast<int>(settings.size())))];
        try {
            m_shown.state.edit(core::editNamed(m_shown.state.session(), key, value));
        } catch (const core::EditError&) { // not of this lesson
        }
    }

    /// A session, tables and what is neither. Boxes that ask are answered; work is thrown away.
    void drop()
    {
        constexpr std::array<std::pair<const char*, const char*>, 5> kFiles{
            {{"own.attnlab", R"({"format": "attention-lab/1", "lesson": "own", "query": 1, "stage": "mix"})"},
             {"bad.attnlab", R"({"format": "attention-lab/1", "lesson": "own", "query": 99})"},
             {"weights.csv", "1;0\n0.5;0.5\n"},
             {"keys.tsv", "1\t2\n3\t4\n5\t6\n"},
             {"bad.csv", "1;2\n3\n"}}};
        const auto& [name, text] = kFiles[static_cast<std::size_t>(below(kFiles.size()))];
        const QString path = m_folder.filePath(QLatin1String(name));
        QFile file(path);
        file.open(QIODevice::WriteOnly);
        file.write(text);
        file.close();
        QTimer answers;
        QObject::connect(&answers, &QTimer::timeout, [] { answer(QApplication::activeModalWidget()); });
        answers.start();
        tests::dropFile(m_shown.window, path);
        const QUndoStack& undo = m_shown.state.undoStack();
        if (!undo.canUndo() && !undo.canRedo())
            m_start = m_shown.state.session();
    }

    static void answer(QWidget* asking)
    {
        if (auto* choice = qobject_cast<QInputDialog*>(asking))
            return choice->accept();
        auto* box = qobject_cast<QMessageBox*>(asking);
        if (!box)
            return;
        QAbstractButton* discard = box->button(QMessageBox::Discard);
        (discard ? discard : box->buttons().constFirst())->click();
    }

    void undoOrRedo()
    {
        QUndoStack& undo = m_shown.state.undoStack();
        for (int i = below(3); i >= 0; --i)
            below(2) == 0 ? undo.undo() : undo.redo();
    }

    tests::Shown& m_shown;
    std::mt19937 m_random;
    core::Session m_start;
    QTemporaryDir m_folder;
};

} // namespace

TEST_CASE("whatever was pressed, undoing all of it leads back to the start", "[monkey]")
{
    const QList<QByteArray> asked = qgetenv("ATTENTION_LAB_MONKEY").split(' ');
    const bool isAsked = asked.size() == 2;
    const unsigned seed = isAsked ? asked[0].toUInt() : GENERATE(1U, 2U, 3U, 4U, 5U);
    const int events = isAsked ? asked[1].toInt() : kEvents;
    tests::Shown shown;
    Monkey monkey(shown, seed);
    for (int event = 0; event < events; ++event) {
        INFO("seed " << seed << ", event " << event);
        REQUIRE_NOTHROW(monkey.act());
        if (event % 10 == 0)
            QApplication::processEvents();
    }
    REQUIRE(QTest::qWaitFor( // what a worker computes
        [&] { return shown.state.frame().results->session == shown.state.session(); }, 20'000));
    const core::Results fresh = core::evaluate(shown.state.session());
    for (const std::string& name : core::valueNames(fresh)) {
        INFO("seed " << seed << ", " << name);
        const auto text = [&](const core::Results& results) {
            const auto value = core::namedValue(results, name);
            return value ? core::write(*value, core::TextFormat::Json, {}, 3) : std::string("(none)");
        };
        CHECK(text(*shown.state.frame().results) == text(fresh));
    }
    while (shown.state.undoStack().canUndo())
        shown.state.undoStack().undo();
    INFO("seed " << seed);
    CHECK(shown.state.session().inputs == monkey.start().inputs);
    CHECK(shown.state.session().decimals == monkey.start().decimals);
}
