#include "views/cache_player.h"

#include "app/app_state.h"
#include "tests/cache_frame.h"
#include "tests/catch.h"
#include "views/cache_frame.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QSlider>
#include <QTest>

using namespace views;
using tests::CacheEdits;
using tests::cacheFrame;

namespace {

core::Index step(const View& view)
{
    return kvCache(view.frame()).step;
}

} // namespace

TEST_CASE("Back and Next go from token to token and stop at the ends", "[cache-player][gui]")
{
    CachePlayer player;
    player.setFrame(cacheFrame({{"step", "2"}}));
    CacheEdits edits(player, true);
    player.next();
    CHECK(step(player) == 3);
    player.next();
    player.next();
    CHECK(step(player) == 4);
    for (int i = 0; i < 5; ++i)
        player.back();
    CHECK(step(player) == 1);
    for (const auto& asked : edits.all)
        CHECK(asked.gesture == Gesture::Once);
}

TEST_CASE("Play goes through the steps as one gesture and ends at the last", "[cache-player][gui]")
{
    CachePlayer player;
    player.setFrame(cacheFrame({{"step", "2"}}));
    player.findChild<QComboBox*>()->setCurrentIndex(3);
    CacheEdits edits(player, true);
    QSignalSpy spy(&player, &View::edited);
    player.togglePlay();
    while (edits.all.back().gesture != Gesture::Dropped)
        REQUIRE(spy.wait());
    CHECK(step(player) == 4);
    REQUIRE(edits.all.size() == 3);
    CHECK(edits.all[0].gesture == Gesture::Dragging);
    CHECK(edits.all[1].gesture == Gesture::Dragging);
}

TEST_CASE("Play starts over from the first token at the end, and pauses where it is", "[cache-player][gui]")
{
    CachePlayer player;
    player.setFrame(cacheFrame({}));
    CacheEdits edits(player, true);
    player.togglePlay();
    CHECK(step(player) == 1);
    player.togglePlay();
    CHECK(step(player) == 1);
    CHECK(edits.all.back().gesture == Gesture::Dropped);
}

TEST_CASE("Play waits for a step that is still being computed", "[cache-player][gui]")
{
    CachePlayer player;
    Frame frame = cacheFrame({{"step", "1"}});
    player.setFrame(frame);
    player.findChild<QComboBox*>()->setCurrentIndex(3);
    CacheEdits edits(player);
    player.togglePlay();
    CHECK(edits.all.size() == 1);
    frame.stale = true;
    player.setFrame(frame);
    QSignalSpy spy(&player, &View::edited);
    CHECK_FALSE(spy.wait(150)); // several ticks long
    frame.stale = false;
    player.setFrame(frame);
    CHECK(spy.wait());
}

TEST_CASE("a drag of the slider is one gesture", "[cache-player][gui]")
{
    CachePlayer player;
    player.resize(700, 40);
    player.setFrame(cacheFrame({{"tokens", "100"}, {"step", "1"}}));
    player.show();
    CacheEdits edits(player, true);
    auto* slider = player.findChild<QSlider*>();
    slider->setSliderDown(true);
    slider->setSliderPosition(40);
    slider->setSliderPosition(60);
    slider->setSliderDown(false);
    REQUIRE(edits.all.size() == 3);
    CHECK(edits.all[0].gesture == Gesture::Dragging);
    CHECK(edits.all[1].gesture == Gesture::Dragging);
    CHECK(edits.all[2].gesture == Gesture::Dropped);
    CHECK(step(player) == 60);
    QTest::keyClick(slider, Qt::Key_Home);
    CHECK(step(player) == 1);
    CHECK(edits.all.back().gesture == Gesture::Once);
}

TEST_CASE("what Play went through is undone at once", "[cache-player][undo]")
{
    const auto lessons = app::builtInLessons();
    core::Session session = app::startSession(lessons);
    session.lesson = "kv-cache";
    app::AppState state(lessons, session);
    CachePlayer player;
    const auto show = [&] { player.setFrame(state.frame()); };
    QObject::connect(&state, &app::AppState::changed, &player, show);
    QObject::connect(&player, &View::edited, &state, &app::AppState::edit);
    show();
    player.findChild<QComboBox*>()->setCurrentIndex(3);
    QSignalSpy spy(&state, &app::AppState::changed);
    player.togglePlay(); // at the end: from the first token on
    while (step(player) < 3)
        REQUIRE(spy.wait());
    player.togglePlay();
    CHECK(state.undoStack().count() == 1);
    state.undoStack().undo();
    CHECK(step(player) == 4);
}
