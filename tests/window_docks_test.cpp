#include "tests/shown_window.h"

#include "app/window_place.h"

#include <QDockWidget>
#include <QScreen>

#include <algorithm>
#include <random>

using tests::Shown;

namespace {

/// The window as the next run of the program opens it.
struct NextRun
{
    app::AppState state{app::builtInLessons(), tests::startOf(app::builtInLessons())};
    app::MainWindow window{state, app::Preferences::load()};

    NextRun()
    {
        window.restorePlace(app::WindowPlace::load());
        window.show();
        QApplication::processEvents();
    }

    QDockWidget& dock(const char* id) { return *window.findChild<QDockWidget*>(QLatin1String(id)); }
};

QDockWidget& dock(Shown& shown, const char* id)
{
    return *shown.window.findChild<QDockWidget*>(QLatin1String(id));
}

QWidget* blackScreen(Shown& shown)
{
    return shown.window.findChild<QWidget*>(QStringLiteral("blackScreen"));
}

} // namespace

TEST_CASE("the guide can be kept while projecting, which is remembered for projecting alone", "[projector]")
{
    Shown shown;
    shown.press(Qt::Key_F11);
    CHECK_FALSE(shown.guide().isVisible());
    shown.press(Qt::Key_G, Qt::ControlModifier);
    CHECK(shown.guide().isVisible());
    shown.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(shown.selection().step == 1);
    shown.press(Qt::Key_F11);
    CHECK(shown.guide().isVisible());
    shown.press(Qt::Key_F11);
    CHECK(shown.guide().isVisible());
    CHECK_FALSE(shown.lessons().isVisible());
    shown.click(shown.button("Guide"));
    CHECK_FALSE(shown.guide().isVisible());
    shown.press(Qt::Key_F11);
    CHECK(shown.guide().isVisible());
    CHECK(shown.lessons().isVisible());
    CHECK_FALSE(app::Preferences::load().projectorGuide);
}

TEST_CASE("type is one and a half or two times as large while projecting", "[projector]")
{
    Shown shown;
    const qreal zoom = shown.matrix().appearance().zoom;
    shown.press(Qt::Key_F11);
    CHECK(shown.matrix().appearance().zoom == 1.5 * zoom);
    shown.action("Type × 2").trigger();
    CHECK(shown.matrix().appearance().zoom == 2 * zoom);
    CHECK(app::Preferences::load().projectorZoom == 2);
    shown.press(Qt::Key_F11);
    CHECK(shown.matrix().appearance().zoom == zoom);
}

TEST_CASE("a presenter's remote begins with F5, steps, and leaves with Esc", "[projector][keys]")
{
    Shown shown;
    shown.press(Qt::Key_Escape); // leaves the cell
    shown.press(Qt::Key_Escape);
    CHECK_FALSE(shown.window.isFullScreen());
    shown.press(Qt::Key_F5);
    CHECK(shown.window.isFullScreen());
    shown.press(Qt::Key_F5);
    CHECK(shown.window.isFullScreen());
    shown.press(Qt::Key_PageDown);
    CHECK(shown.stage() == core::Stage::Scale);
    shown.press(Qt::Key_Escape);
    CHECK_FALSE(shown.window.isFullScreen());
}

TEST_CASE("the remote's B or . blacks the screen until the next key, which does nothing else",
          "[projector][keys]")
{
    Shown shown;
    shown.press(Qt::Key_B);
    CHECK_FALSE(blackScreen(shown)); // only while projecting
    shown.press(Qt::Key_F5);
    for (const Qt::Key key : {Qt::Key_B, Qt::Key_Period}) {
        shown.press(key);
        REQUIRE(blackScreen(shown));
        CHECK(blackScreen(shown)->hasFocus());
        CHECK(shown.picture().pixelColor(700, 300) == QColor(Qt::black));
        shown.press(Qt::Key_PageDown);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        CHECK_FALSE(blackScreen(shown));
        CHECK(shown.stage() == core::Stage::Score);
        CHECK(shown.matrix().hasFocus());
    }
    shown.action("Single-Letter Shortcuts").trigger();
    shown.press(Qt::Key_B);
    CHECK_FALSE(blackScreen(shown));
}

TEST_CASE("PageDown steps while a cell is being typed into, and the typing goes on", "[projector][keys]")
{
    Shown shown;
    shown.view("inputs").setFocus();
    shown.press(Qt::Key_F2);
    auto* editor = shown.view("inputs").findChild<QLineEdit*>();
    REQUIRE(editor->hasFocus());
    shown.press(Qt::Key_PageDown);
    CHECK(shown.stage() == core::Stage::Scale);
    CHECK(editor->hasFocus());
}

TEST_CASE("in a lesson without stages the remote's keys step the guide, wherever the focus is",
          "[projector][keys]")
{
    Shown shown;
    shown.state.openLesson("kv-memory");
    QApplication::processEvents();
    std::size_t steps = 0;
    for (QWidget* place : shown.window.findChildren<QWidget*>()) {
        if (!place->isVisible() || !place->isEnabled() || !(place->focusPolicy() & Qt::TabFocus))
            continue;
        place->setFocus();
        if (!place->hasFocus())
            continue;
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        const auto inputs = shown.state.session().inputs;
        QTest::keyClick(place, Qt::Key_PageDown);
        CHECK(shown.selection().step == 1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_PageUp);
        CHECK(shown.selection().step == 0);
        ++steps;
        if (shown.selection().page != 0)
            break;
    }
    CHECK(steps > 5);
}

TEST_CASE("a dock goes to the other side and Tab follows it", "[docks]")
{
    Shown shown;
    auto& move = shown.named<QToolButton>("Move Guide");
    shown.click(move);
    QApplication::processEvents();
    CHECK(shown.window.dockWidgetArea(&dock(shown, "guide-dock")) == Qt::LeftDockWidgetArea);
    CHECK(shown.guide().mapTo(&shown.window, QPoint()).x() <
          shown.matrix().mapTo(&shown.window, QPoint()).x());
    QWidget* at = &shown.lessons();
    for (int i = 0; i < 100 && at != &shown.matrix(); ++i) {
        at = at->nextInFocusChain();
        if (at == &shown.guide())
            break;
    }
    CHECK(at == &shown.guide());
    shown.click(move);
    CHECK(shown.window.dockWidgetArea(&dock(shown, "guide-dock")) == Qt::RightDockWidgetArea);
}

TEST_CASE("docks that were hidden or moved, and the window's size, are so in the next run",
          "[docks][settings]")
{
    Shown shown;
    shown.window.resize(1100, 700);
    shown.click(shown.named<QToolButton>("Move Guide"));
    shown.click(shown.named<QToolButton>("Hide Lessons"));
    shown.window.resizeDocks({&dock(shown, "guide-dock")}, {333}, Qt::Horizontal);
    QApplication::processEvents();
    CHECK(shown.window.close());
    NextRun next;
    CHECK(next.dock("guide-dock").width() == 333);
    CHECK(next.window.width() == std::min(1100, next.window.screen()->availableSize().width()));
    CHECK(next.window.dockWidgetArea(&next.dock("guide-dock")) == Qt::LeftDockWidgetArea);
    CHECK(next.dock("lessons-dock").isHidden());
    CHECK(next.dock("guide-dock").isVisible());
    CHECK_FALSE(next.window.isFullScreen());
}

TEST_CASE("a panel hidden in its menu leaves its room, can be exported, and is hidden in the next run",
          "[panels][settings]")
{
    Shown shown;
    QMenu* panels = nullptr;
    for (QMenu* menu : shown.window.findChildren<QMenu*>())
        if (menu->title() == QStringLiteral("Pa&nels"))
            panels = menu;
    REQUIRE(panels);
    const auto toggle = [&](const char* title) {
        Q_EMIT panels->aboutToShow();
        for (QAction* action : panels->actions())
            if (action->text() == QString::fromUtf8(title))
                action->trigger();
    };
    const auto shows = [](app::MainWindow& window, const char* id) {
        return window.board().view(QLatin1String(id)) != nullptr;
    };
    shown.view("bars").setFocus();
    toggle("Weights of the chosen query");
    CHECK_FALSE(shows(shown.window, "bars"));
    CHECK(shown.matrix().hasFocus());
    toggle("Attention matrix"); // the only subject
    CHECK(shows(shown.window, "heatmap"));
    CHECK(views::isShown(shown.state.frame(), "bars"));
    {
        NextRun next;
        CHECK_FALSE(shows(next.window, "bars"));
        CHECK(shows(next.window, "derivation"));
    }
    toggle("Show &All");
    CHECK(shows(shown.window, "bars"));
    CHECK(app::Preferences::load().hidden.isEmpty());
}

TEST_CASE("a window closed while projecting opens as it was before", "[docks][projector][settings]")
{
    Shown shown;
    shown.press(Qt::Key_F11);
    CHECK(shown.window.close());
    NextRun next;
    CHECK_FALSE(next.window.isFullScreen());
    CHECK(next.dock("guide-dock").isVisible());
}

TEST_CASE("the list of lessons hidden by hand stays hidden when the window was narrow meanwhile", "[docks]")
{
    Shown shown;
    const auto resize = [&](int width) {
        shown.window.resize(width, 700);
        QApplication::processEvents();
        return shown.lessons().isVisible();
    };
    CHECK_FALSE(resize(800));
    CHECK(resize(1200));
    shown.click(shown.named<QToolButton>("Hide Lessons"));
    CHECK_FALSE(resize(800));
    CHECK_FALSE(resize(1200));
    CHECK(shown.guide().isVisible());
}

TEST_CASE("a window that was on a screen which is gone comes onto this one", "[docks][settings]")
{
    Shown shown;
    shown.window.setGeometry(9000, -4000, 1280, 800);
    app::WindowPlace{shown.window.saveGeometry()}.save();
    NextRun next;
    CHECK(next.window.screen()->geometry().intersects(next.window.geometry()));
    CHECK(next.window.geometry().top() >= 0);
}

TEST_CASE("what is kept of the window's place may be damaged in any way", "[docks][settings]")
{
    Shown shown;
    const app::WindowPlace whole{shown.window.saveGeometry()};
    REQUIRE(whole.geometry.size() > 40);
    std::mt19937 random(7);
    const auto damaged = [&](QByteArray bytes) {
        if (random() % 2)
            bytes.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size())));
        for (unsigned flips = random() % 4; flips > 0 && !bytes.isEmpty(); --flips)
            bytes[static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size()))] =
                static_cast<char>(random());
        return bytes;
    };
    for (int i = 0; i < 300; ++i) {
        INFO("damage " << i);
        shown.window.restorePlace({damaged(whole.geometry)});
        CHECK(shown.window.width() >= 640);
        CHECK(shown.window.screen()->geometry().intersects(shown.window.geometry()));
    }
}

TEST_CASE("a dock's place that cannot be meant is the usual one", "[docks][settings]")
{
    Shown shown; // settings in a place of their own
    QSettings settings;
    settings.setValue("window/geometry", QByteArray(2000, 'x'));
    settings.setValue("window/guide-side", "above");
    settings.setValue("window/guide-width", "-1e9");
    settings.setValue("window/lessons-side", "right");
    settings.setValue("window/lessons-width", 9999);
    const app::WindowPlace place = app::WindowPlace::load();
    CHECK(place.geometry.isEmpty());
    CHECK(place.guide.side == app::Side::Right);
    CHECK(place.guide.width == 0);
    CHECK(place.lessons.side == app::Side::Right);
    shown.window.restorePlace(place);
    QApplication::processEvents();
    CHECK(shown.matrix().width() > 100); // the docks leave it room
}

TEST_CASE("the projector leaves the focus where Space plays, also from the menu", "[window][projector][keys]")
{
    Shown shown;
    const auto actions = shown.window.findChildren<QAction*>();
    const auto projector = std::ranges::find_if(actions, [](const QAction* each) {
        return each->isCheckable() && each->text().contains("Projector Mode");
    });
    REQUIRE(projector != actions.end());
    shown.window.findChild<QMenuBar*>()->setFocus();
    (*projector)->trigger();
    QApplication::processEvents();
    const QWidget* focus = QApplication::focusWidget();
    REQUIRE(focus);
    CHECK(shown.window.board().isAncestorOf(focus));
    (*projector)->trigger();
    QApplication::processEvents();
}
