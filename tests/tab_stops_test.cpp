#include "app/card.h"
#include "tests/shown_window.h"
#include "views/contrast.h"
#include "views/palette.h"

#include <QTabBar>
#include <QToolButton>

#include <algorithm>
#include <functional>

// No lesson and no view is named here: a new one is tested without a change.

using tests::Shown;

namespace {

/// What Tab goes through from that widget on, until it is back; 200 when it never is.
std::vector<QWidget*> tabStops(Shown& shown, QWidget& from, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    constexpr std::size_t kMost = 200;
    std::vector<QWidget*> found;
    from.setFocus(Qt::TabFocusReason);
    for (QWidget* at = &from; found.size() < kMost; at = QApplication::focusWidget()) {
        if (!found.empty() && at == found.front())
            break;
        found.push_back(at);
        shown.press(Qt::Key_Tab, modifiers);
    }
    return found;
}

std::string called(const QWidget& widget)
{
    return widget.metaObject()->className() + (" " + widget.accessibleName()).toStdString();
}

/// Opens every lesson at each of its pages.
void everyPage(Shown& shown, const std::function<void()>& visit)
{
    for (const app::LessonPtr& lesson : shown.state.lessons()) {
        shown.state.openLesson(lesson->id);
        for (std::size_t page = 0; page < std::max<std::size_t>(1, lesson->pages.size()); ++page) {
            core::Selection selection = shown.state.frame().selection;
            selection.page = page;
            shown.state.select(selection);
            INFO(lesson->id << ", page " << page);
            for (int round = 0; round < 3; ++round) // what is laid out anew asks for more of it
                QApplication::processEvents();
            visit();
        }
    }
}

/// The widget's place with what a ring around it takes.
QImage around(Shown& shown, const QWidget& widget)
{
    constexpr int kRing = 8;
    const QRect place(widget.mapTo(&shown.window, QPoint()), widget.size());
    return shown.window.grab(place.adjusted(-kRing, -kRing, kRing, kRing) & shown.window.rect()).toImage();
}

int pixelsThatStandOut(const QImage& before, const QImage& after)
{
    int count = 0;
    for (int y = 0; y < before.height(); ++y)
        for (int x = 0; x < before.width(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y) &&
                views::contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= views::kGraphicContrast)
                ++count;
    return count;
}

} // namespace

TEST_CASE("Tab and Shift+Tab leave every place of every lesson and come round", "[window][keys]")
{
    Shown shown;
    everyPage(shown, [&] {
        QWidget& start = shown.button("Reset");
        const auto forwards = tabStops(shown, start);
        CHECK(forwards.size() < 200);
        auto backwards = tabStops(shown, start, Qt::ShiftModifier);
        std::reverse(backwards.begin() + 1, backwards.end());
        CHECK(backwards == forwards);
    });
}

TEST_CASE("Tab reaches every panel that can have the focus, and its menu after it", "[window][keys]")
{
    Shown shown;
    everyPage(shown, [&] {
        const auto stops = tabStops(shown, shown.button("Reset"));
        for (app::Card* card : shown.window.board().findChildren<app::Card*>()) {
            INFO(card->id().toStdString());
            const auto view = std::ranges::find(stops, &card->view());
            const auto menu = std::ranges::find(
                stops, card->findChild<QToolButton*>(QString(), Qt::FindDirectChildrenOnly));
            if (!card->isVisible())
                continue;
            if (card->view().focusPolicy() & Qt::TabFocus)
                CHECK(view != stops.end());
            if (view != stops.end() && menu != stops.end())
                CHECK(view < menu);
        }
    });
}

TEST_CASE("every place that Tab reaches is named", "[window][keys][access]")
{
    Shown shown;
    everyPage(shown, [&] {
        for (const QWidget* stop : tabStops(shown, shown.button("Reset"))) {
            const QAccessibleInterface* reached =
                QAccessible::queryAccessibleInterface(const_cast<QWidget*>(stop));
            INFO(called(*stop));
            REQUIRE(reached);
            CHECK_FALSE(reached->text(QAccessible::Name).isEmpty());
        }
    });
}

TEST_CASE("the focus is seen wherever Tab leads, in both themes", "[window][keys][contrast]")
{
    constexpr int kLeast = 30; // pixels: less than the shortest underline
    Shown shown;
    for (const char* theme : {"Light", "Dark"}) {
        shown.action(theme).trigger();
        everyPage(shown, [&] {
            const auto stops = tabStops(shown, shown.button("Reset"));
            for (std::size_t i = 0; i < stops.size(); ++i) {
                INFO(theme << " " << called(*stops[i]));
                stops[i]->setFocus(Qt::TabFocusReason);
                const QImage with = around(shown, *stops[i]);
                stops[(i + stops.size() / 2) % stops.size()]->setFocus(Qt::TabFocusReason);
                CHECK(pixelsThatStandOut(around(shown, *stops[i]), with) >= kLeast);
            }
        });
    }
}
