#pragma once

#include "tests/shown_window.h"

#include <algorithm>

namespace tests {

/// The window on the lesson of the trained model, what it shows computed.
struct ModelWindow : Shown
{
    ModelWindow()
    {
        state.openLesson("mia");
        settle();
    }

    /// The page of that title.
    void open(const char* page)
    {
        const auto& pages = state.frame().lesson->pages;
        const auto found = std::ranges::find(pages, page, &core::LessonPage::title);
        REQUIRE(found != pages.end());
        core::Selection selection = this->selection();
        selection.page = static_cast<std::size_t>(found - pages.begin());
        state.select(selection);
        settle();
    }

    void settle()
    {
        REQUIRE(QTest::qWaitFor([&] { return state.frame().results->session == state.session(); }, 30'000));
        QApplication::processEvents();
    }

    void set(const char* key, const char* value)
    {
        state.edit(core::editNamed(state.session(), key, value));
        settle();
    }

    const core::ModelInputs& inputs() { return std::get<core::ModelInputs>(state.session().open()); }
    const core::ModelResults& results() { return std::get<core::ModelResults>(state.frame().results->open); }
};

} // namespace tests
