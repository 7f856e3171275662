#include "app/board.h"

#include "app/app_state.h"
#include "tests/catch.h"

#include <QSignalSpy>
#include <QTabBar>

namespace {

/// The exercise with its matrix on one page and its bars on another; the guide is on both.
app::LessonPtr twoPages()
{
    core::Lesson lesson = *app::builtInLessons().front();
    lesson.views = {"guide", "heatmap", "bars"};
    lesson.pages = {{"Matrix & more", {"heatmap"}}, {"Bars", {"bars"}}};
    lesson.steps.at(1).page = 1;
    return std::make_shared<const core::Lesson>(lesson);
}

struct Paged
{
    std::vector<app::LessonPtr> lessons{twoPages()};
    app::AppState state{lessons, app::startSession(lessons)};
    app::Board board;
    QTabBar& tabs = *board.findChild<QTabBar*>(QStringLiteral("pages"));

    Paged()
    {
        board.setFrame(state.frame());
        QObject::connect(&state, &app::AppState::changed, &board, [this] { board.setFrame(state.frame()); });
        QObject::connect(&board, &app::Board::selected, &state, &app::AppState::select);
    }

    bool shows(const char* id) const { return board.view(QString::fromLatin1(id)) != nullptr; }
};

} // namespace

TEST_CASE("a tab shows its page's views, and the guide stays", "[board]")
{
    Paged paged;
    REQUIRE(paged.tabs.count() == 2);
    CHECK(paged.tabs.tabText(0) == QStringLiteral("Matrix && more"));
    CHECK((paged.shows("heatmap") && !paged.shows("bars")));
    const views::View* guide = paged.board.view(QStringLiteral("guide"));
    paged.tabs.setCurrentIndex(1);
    CHECK(paged.state.frame().selection.page == 1);
    CHECK((!paged.shows("heatmap") && paged.shows("bars")));
    CHECK(paged.board.view(QStringLiteral("guide")) == guide);
}

TEST_CASE("a step of the guide opens its page", "[board]")
{
    Paged paged;
    QSignalSpy selections(&paged.board, &app::Board::selected);
    core::Selection selection = paged.state.frame().selection;
    selection.step = 1;
    paged.state.select(selection);
    CHECK(paged.tabs.currentIndex() == 1);
    CHECK(paged.shows("bars"));
    CHECK(selections.isEmpty());
}

TEST_CASE("a lesson without pages has no tabs", "[board]")
{
    app::Board board;
    const auto lessons = app::builtInLessons();
    const app::AppState state(lessons, app::startSession(lessons));
    board.setFrame(state.frame());
    CHECK_FALSE(board.findChild<QTabBar*>(QStringLiteral("pages"))->isVisibleTo(&board));
}

TEST_CASE("hidden panels are left out and come back, and one subject of a page stays", "[board][panels]")
{
    Paged paged;
    const auto isShown = [&](const char* id) {
        for (const app::Board::Panel& panel : paged.board.panels())
            if (QLatin1String(panel.entry->id) == QLatin1String(id))
                return panel.isShown;
        return false;
    };
    paged.board.setHidden({"heatmap", "bars", "guide"});
    CHECK(paged.shows("heatmap"));
    CHECK(isShown("heatmap"));
    CHECK_FALSE(paged.board.panels().front().mayHide);
    CHECK(paged.shows("guide")); // lies elsewhere, and is hidden there
    paged.tabs.setCurrentIndex(1);
    CHECK_FALSE(paged.shows("bars"));
    CHECK_FALSE(isShown("bars"));
    CHECK(paged.board.panels().front().mayHide);
    paged.board.setHidden({});
    CHECK(paged.shows("bars"));
    CHECK(isShown("bars"));
}

TEST_CASE("of two subjects either can be hidden, but not both", "[board][panels]")
{
    app::Board board;
    const auto lessons = app::builtInLessons();
    app::AppState state(lessons, app::startSession(lessons));
    state.openLesson("kv-memory");
    core::Selection walls = state.frame().selection;
    walls.page = 2;
    state.select(walls);
    board.setFrame(state.frame());
    const auto subjects = [&] {
        QStringList ids;
        for (const app::Board::Panel& panel : board.panels())
            if (panel.entry->place == views::Place::Subject && panel.isShown)
                ids << QLatin1String(panel.entry->id) + (panel.mayHide ? "" : " stays");
        return ids;
    };
    QStringList all = subjects();
    REQUIRE(all.size() == 2);
    board.setHidden({all[1]});
    CHECK(subjects() == QStringList{all[0] + " stays"});
    board.setHidden({all[0]});
    CHECK(subjects() == QStringList{all[1] + " stays"});
    board.setHidden(all);
    CHECK(subjects() == QStringList{all[0] + " stays"});
}
