#include "tests/shown_window.h"
#include "views/choice_box.h"
#include "views/palette.h"
#include "views/style_sheet.h"

#include <QAbstractItemView>
#include <QKeySequence>
#include <QShortcut>

#include <algorithm>

using tests::Shown;

namespace {

/// The window on a lesson that its author gave that title.
struct Titled
{
    app::LessonPtr lesson;
    app::AppState state;
    app::MainWindow window;

    explicit Titled(const char* title)
        : lesson(renamed(title)),
          state(app::lessonsWith(lesson), tests::startOf(app::lessonsWith(lesson))),
          window(state, {.theme = app::ThemeChoice::Light})
    {
    }

    static app::LessonPtr renamed(const char* title)
    {
        core::Lesson lesson = *app::lessonWithId(app::builtInLessons(), "exercise");
        lesson.title = title;
        for (core::LessonStep& step : lesson.steps)
            step.title = title;
        return std::make_shared<core::Lesson>(lesson);
    }
};

bool isInMenu(const QAction& action)
{
    return std::ranges::any_of(action.associatedObjects(),
                               [](QObject* owner) { return qobject_cast<QMenu*>(owner); });
}

/// What Tab goes through, from that widget on and round.
std::vector<QWidget*> tabs(Shown& shown, QWidget& from)
{
    std::vector<QWidget*> found;
    from.setFocus();
    for (QWidget* at = &from; found.size() < 100; at = QApplication::focusWidget()) {
        if (!found.empty() && at == found.front())
            break;
        found.push_back(at);
        shown.press(Qt::Key_Tab);
    }
    return found;
}

} // namespace

TEST_CASE("both themes set every colour of the palette, enabled and disabled", "[window][theme]")
{
    for (const views::Theme& theme : {views::lightTheme(), views::darkTheme()}) {
        const QPalette palette = views::palette(theme);
        for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
            for (int role = 0; role < QPalette::NColorRoles; ++role) {
                if (role == QPalette::NoRole || role > QPalette::PlaceholderText)
                    continue;
                INFO("group " << group << ", role " << role);
                CHECK(palette.isBrushSet(group, static_cast<QPalette::ColorRole>(role)));
            }
    }
}

TEST_CASE("words can be read on their ground in both themes", "[window][theme]")
{
    using Role = QPalette::ColorRole;
    const std::pair<Role, Role> pairs[] = {
        {QPalette::WindowText, QPalette::Window},         {QPalette::Text, QPalette::Base},
        {QPalette::Text, QPalette::AlternateBase},        {QPalette::PlaceholderText, QPalette::Base},
        {QPalette::ButtonText, QPalette::Button},         {QPalette::ToolTipText, QPalette::ToolTipBase},
        {QPalette::HighlightedText, QPalette::Highlight}, {QPalette::Link, QPalette::Base}};
    for (const views::Theme& theme : {views::lightTheme(), views::darkTheme()})
        for (const auto& [words, ground] : pairs) {
            const QPalette palette = views::palette(theme);
            INFO("role " << words << " on " << ground);
            CHECK(views::contrast(palette.color(words), palette.color(ground)) >= 4.5);
            CHECK(views::contrast(palette.color(QPalette::Disabled, words),
                                  palette.color(QPalette::Disabled, ground)) >= 2);
        }
}

TEST_CASE("the window follows the system between light and dark, unless one was chosen", "[window][theme]")
{
    Shown shown;
    const QPalette usual = QApplication::palette();
    const auto showsDark = [&] {
        QApplication::processEvents();
        return shown.matrix().appearance().theme.panel == views::darkTheme().panel;
    };
    shown.action("Like the System").trigger();
    CHECK_FALSE(showsDark());
    QApplication::setPalette(views::palette(views::darkTheme())); // as the system's theme does
    CHECK(showsDark());
    shown.action("Light").trigger();
    CHECK_FALSE(showsDark());
    shown.action("Like the System").trigger();
    CHECK(showsDark());
    QApplication::setPalette(usual);
    CHECK_FALSE(showsDark());
    shown.action("Light").trigger();
    QApplication::setPalette(views::palette(views::darkTheme()));
    CHECK_FALSE(showsDark());
    QApplication::setPalette(usual);
}

TEST_CASE("everything that a key does is found in a menu with that key", "[window][menu]")
{
    Shown shown;
    for (const QAction* action : shown.window.findChildren<QAction*>()) {
        INFO(action->text().toStdString());
        CHECK((action->shortcut().isEmpty() || isInMenu(*action)));
    }
    CHECK(shown.window.findChildren<QShortcut*>().isEmpty());
    CHECK(shown.action("Causal Mask").shortcut() == QKeySequence("M"));
    CHECK(shown.action("Divide by √d").shortcut() == QKeySequence("D"));
    shown.action("Play or Pause\tSpace").trigger();
    CHECK(shown.button("Pause").isVisible());
}

TEST_CASE("the menu's switches are the controls' own, also in the next lesson", "[window][menu]")
{
    Shown shown;
    for (const char* lesson : {"exercise", "cat-sat", "exercise"}) {
        INFO(lesson);
        shown.state.openLesson(lesson);
        const bool was = shown.mask().isChecked();
        CHECK(shown.action("Causal Mask").isChecked() == was);
        shown.action("Causal Mask").trigger();
        CHECK(shown.mask().isChecked() == !was);
        shown.press(Qt::Key_Z, Qt::ControlModifier);
        CHECK(shown.action("Causal Mask").isChecked() == was);
    }
}

TEST_CASE("an & in a lesson's title is an & everywhere", "[window][menu]")
{
    Titled titled("Dogs & cats");
    titled.state.edit(core::SetDecimals{1});
    core::Selection selection = titled.state.frame().selection;
    while (titled.state.undoStack().count() == 1) {
        ++selection.step;
        titled.state.select(selection);
    }
    QStringList texts;
    for (const QAction* action : titled.window.findChildren<QAction*>())
        if (action->text().contains(QLatin1String("Dogs")))
            texts << action->text();
    texts.sort();
    CHECK(texts == QStringList{"&Undo: Guide: Dogs && cats", "Dogs && cats"});
    CHECK(titled.window.findChild<QListWidget*>()->item(0)->text() == "Dogs & cats");
    CHECK(titled.window.windowTitle() == "Dogs & cats[*] – Attention Lab");
}

TEST_CASE("Undo and Redo say when there is nothing left", "[window][undo]")
{
    Shown shown;
    QPushButton& undo = shown.named<QPushButton>("Undo");
    QPushButton& redo = shown.named<QPushButton>("Redo");
    shown.click(shown.mask());
    CHECK(undo.toolTip().contains("Causal mask"));
    CHECK(redo.toolTip() == "Nothing to redo");
    CHECK(shown.action("Redo").text() == "&Redo");
    shown.click(undo);
    CHECK(undo.toolTip() == "Nothing to undo");
    CHECK(redo.toolTip().contains("Causal mask"));
    shown.click(redo);
    CHECK(redo.toolTip() == "Nothing to redo");
}

TEST_CASE("a list to choose from opens with its last entry whole", "[window]")
{
    Shown shown;
    shown.state.openLesson("own");
    QApplication::processEvents();
    for (auto* box : shown.window.findChildren<views::ChoiceBox*>()) {
        if (!box->isVisible() || box->count() == 0)
            continue;
        INFO(box->accessibleName().toStdString());
        box->showPopup();
        const QModelIndex last = box->model()->index(std::min(box->count(), box->maxVisibleItems()) - 1, 0);
        CHECK(box->view()->visualRect(last).bottom() < box->view()->viewport()->height());
        box->hidePopup();
    }
}

TEST_CASE("a message moves no panel", "[window]")
{
    Shown shown;
    QApplication::processEvents();
    const QRect before = shown.matrix().geometry();
    const QRect board = shown.window.board().geometry();
    shown.state.edit(core::SetDecimals{7});
    CHECK_FALSE(shown.window.statusBar()->currentMessage().isEmpty());
    QApplication::processEvents();
    CHECK(shown.matrix().geometry() == before);
    CHECK(shown.window.board().geometry() == board);
}

TEST_CASE("what an edit took away, and an Undo in another lesson, are told in the window's foot", "[window]")
{
    Shown shown;
    const auto message = [&] { return shown.window.statusBar()->currentMessage(); };
    shown.state.edit(core::editNamed(shown.state.session(), "v[0,0]", "8"));
    CHECK(message().isEmpty());
    shown.state.edit(core::editNamed(shown.state.session(), "x[0,0]", "3"));
    CHECK(message() == "Computed again: V. The numbers typed there are gone; Undo brings them back.");
    shown.state.openLesson("cat-sat");
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(message().startsWith("This change was made in the lesson “"));
    CHECK(shown.state.session().lesson == "exercise");
}

TEST_CASE("Tab goes through the window as it is seen", "[window][keys]")
{
    Shown shown;
    for (const char* lesson : {"cat-sat", "exercise"}) { // the views are built anew
        shown.state.openLesson(lesson);
        const std::vector<QWidget*> order = tabs(shown, shown.button("Reset"));
        const auto place = [&](const QWidget& widget) {
            return std::ranges::find(order, &widget) - order.begin();
        };
        const QWidget* const seen[] = {
            &shown.button("Reset"), &shown.query(),      &shown.mask(),           &shown.scale(),
            &shown.slider(),        &shown.multiplier(), &shown.button("Export"), &shown.button("Projector"),
            &shown.lessons(),       &shown.matrix(),     &shown.view("bars"),     &shown.view("derivation"),
            &shown.view("inputs"),  &shown.view("mix"),  &shown.button("Play"),   &shown.guide()};
        for (std::size_t i = 1; i < std::size(seen); ++i) {
            INFO(lesson << ": " << i << " " << seen[i]->accessibleName().toStdString());
            CHECK(place(*seen[i]) < static_cast<std::ptrdiff_t>(order.size()));
            CHECK(place(*seen[i - 1]) < place(*seen[i]));
        }
    }
}
