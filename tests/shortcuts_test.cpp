#include "app/shortcuts.h"

#include "app/panel_keys.h"
#include "app/shortcuts_dialog.h"
#include "tests/shown_window.h"

#include <QComboBox>
#include <QScrollBar>
#include <QTabBar>
#include <QTreeWidget>

#include <algorithm>
#include <map>
#include <set>

using tests::Shown;

namespace {

/// What the list of shortcuts says of each key's words.
QStringList listedKeys(Shown& shown)
{
    app::ShortcutsDialog dialog(shown.window.board(), &shown.window);
    QStringList words;
    for (QTreeWidgetItemIterator item(dialog.findChild<QTreeWidget*>()); *item; ++item)
        words << (*item)->text(1);
    return words;
}

std::vector<QAction*> actionsWithKeys(Shown& shown)
{
    std::vector<QAction*> found;
    for (QAction* action : shown.window.findChildren<QAction*>())
        if (!action->shortcuts().isEmpty())
            found.push_back(action);
    return found;
}

/// The words under which a key is listed: its own, or those of the keys that share its line.
QString listedAs(const QAction& action)
{
    for (const app::Shortcut& each : app::shortcuts())
        if (each.keySequences().contains(action.shortcut()))
            return app::keyWords(each.keySequences());
    return app::keyWords(action.shortcuts());
}

/// Also every lesson's pages, as each has keys of its own.
template <typename Check>
void onEveryPage(Shown& shown, const Check& check)
{
    for (const app::LessonPtr& lesson : shown.state.lessons()) {
        shown.state.openLesson(lesson->id);
        for (std::size_t page = 0; page < std::max<std::size_t>(1, lesson->pages.size()); ++page) {
            core::Selection selection = shown.selection();
            selection.page = page;
            shown.state.select(selection);
            INFO(lesson->id << ", page " << page);
            check();
        }
    }
}

} // namespace

TEST_CASE("every key that is set anywhere is in the list of shortcuts", "[shortcuts]")
{
    Shown shown;
    onEveryPage(shown, [&] {
        const QStringList listed = listedKeys(shown);
        for (const QAction* action : actionsWithKeys(shown)) {
            INFO(action->text().toStdString());
            CHECK(listed.contains(listedAs(*action)));
        }
        CHECK(listed.contains(app::keyWords(QKeySequence(Qt::Key_Space))));
    });
}

TEST_CASE("no two menu entries share a key", "[shortcuts]")
{
    Shown shown;
    onEveryPage(shown, [&] {
        std::map<QString, const QAction*> owners;
        for (const QAction* action : actionsWithKeys(shown))
            for (const QKeySequence& key : action->shortcuts()) {
                INFO(key.toString().toStdString() << " " << action->text().toStdString());
                CHECK(owners.emplace(key.toString(), action).second);
            }
    });
}

TEST_CASE("every line of the table of shortcuts has its menu entry", "[shortcuts]")
{
    Shown shown;
    const std::vector<QAction*> actions = actionsWithKeys(shown);
    for (const app::Shortcut& each : app::shortcuts())
        for (const QKeySequence& key : each.keySequences()) {
            INFO(each.id << " " << key.toString().toStdString());
            const auto at = std::ranges::find_if(
                actions, [&](const QAction* action) { return action->shortcuts().contains(key); });
            const auto lessons = static_cast<int>(shown.state.lessons().size());
            const auto place = static_cast<int>(each.keySequences().indexOf(key));
            const bool hasNoLesson = QLatin1String(each.id) == QLatin1String("lesson") && place >= lessons;
            CHECK((at != actions.end()) != hasNoLesson);
        }
}

TEST_CASE("an id that no shortcut has is refused by name", "[shortcuts]")
{
    CHECK_THROWS_WITH(app::shortcut(QStringLiteral("fly")), "no shortcut is called fly");
}

TEST_CASE("keys are told in whole words", "[shortcuts]")
{
    CHECK(app::keyWords(QKeySequence(Qt::CTRL | Qt::Key_PageDown)) == "Ctrl+PageDown");
    CHECK(app::keyWords(app::shortcut("redo").keySequences()) == "Ctrl+Shift+Z or Ctrl+Y");
    CHECK(app::keyWords(app::shortcut("lesson").keySequences()) == "Alt+1 to Alt+9");
    CHECK(app::keyWords(QList<QKeySequence>()).isEmpty());
    CHECK(app::withKey("Play", "play") == "Play (Space)");
}

TEST_CASE("the tooltips of buttons name the key that the table gives them", "[shortcuts]")
{
    Shown shown;
    shown.click(shown.mask());
    const std::pair<QString, const char*> buttons[] = {
        {shown.named<QPushButton>("Undo").toolTip(), "undo"},
        {shown.named<QPushButton>("Reset all").toolTip(), "reset"},
        {shown.button("Export").toolTip(), "export"},
        {shown.button("Projector").toolTip(), "projector"},
        {shown.button("Next").toolTip(), "next"},
        {shown.button("Back").toolTip(), "back"},
        {shown.button("Play").toolTip(), "play"},
        {shown.named<QPushButton>("Next step of the guide").toolTip(), "guide-next"},
        {shown.named<QPushButton>("Previous step of the guide").toolTip(), "guide-back"}};
    for (const auto& [tooltip, id] : buttons) {
        INFO(id << ": " << tooltip.toStdString());
        CHECK(tooltip.contains(app::withKey({}, QLatin1String(id)).trimmed()));
    }
    CHECK(shown.mask().toolTip().endsWith("(M)"));
}

TEST_CASE("a key listed for a panel is one that the panel takes", "[shortcuts]")
{
    Shown shown;
    std::set<const app::PanelKey*> taken;
    std::set<std::string> seen; // a view may be in no lesson that is built in
    const auto press = [&](const app::PanelKey& line, QObject& panel) {
        for (const QKeySequence& key : line.keySequences()) {
            QKeyEvent event(QEvent::KeyPress, key[0].key(), key[0].keyboardModifiers());
            panel.event(&event); // to it alone: what it ignores would go on to the window
            if (event.isAccepted())
                taken.insert(&line); // of two directions one may be at its end
        }
    };
    onEveryPage(shown, [&] {
        for (const app::PanelKey& line : app::panelKeys())
            if (QWidget* panel = shown.window.board().view(QLatin1String(line.view))) {
                press(line, QLatin1String(line.view) == QLatin1String("guide") ? shown.guide() : *panel);
                seen.insert(line.view);
            }
    });
    for (const app::PanelKey& line : app::panelKeys()) {
        INFO(line.view << ": " << line.title);
        CHECK(taken.contains(&line) == seen.contains(line.view));
    }
}

TEST_CASE("single-letter shortcuts can be switched off and on, and stay in the menu", "[shortcuts]")
{
    Shown shown;
    const auto pressM = [&] {
        shown.matrix().setFocus();
        shown.press(Qt::Key_M);
        return shown.mask().isChecked();
    };
    CHECK_FALSE(pressM());
    shown.action("Single-Letter Shortcuts").trigger();
    CHECK_FALSE(pressM());
    CHECK_FALSE(shown.mask().toolTip().contains("(M)"));
    CHECK_FALSE(listedKeys(shown).contains("M"));
    shown.action("Causal Mask").trigger();
    CHECK(shown.mask().isChecked());
    CHECK_FALSE(app::Preferences::load().letters);
    shown.state.openLesson("cat-sat"); // its switches are built anew
    const bool was = shown.mask().isChecked();
    CHECK(pressM() == was);
    shown.action("Single-Letter Shortcuts").trigger();
    CHECK(pressM() == !was);
    CHECK(shown.mask().toolTip().endsWith("(M)"));
}

TEST_CASE("every control says in a tooltip what it does", "[shortcuts][tooltips]")
{
    Shown shown;
    onEveryPage(shown, [&] {
        for (const QWidget* control : shown.window.findChildren<QWidget*>()) {
            const bool isControl = qobject_cast<const QAbstractButton*>(control) ||
                                   qobject_cast<const QAbstractSlider*>(control) ||
                                   qobject_cast<const QAbstractSpinBox*>(control) ||
                                   qobject_cast<const QComboBox*>(control);
            const bool isPartOfAnother = qobject_cast<const QScrollBar*>(control) ||
                                         control->inherits("QDockWidgetTitleButton") || // never shown
                                         qobject_cast<const QTabBar*>(control->parentWidget()) ||
                                         qobject_cast<const QMenuBar*>(control->parentWidget());
            if (!isControl || isPartOfAnother)
                continue;
            INFO(control->metaObject()->className() << " " << control->accessibleName().toStdString());
            CHECK(control->toolTip().size() > 6);
        }
    });
}
