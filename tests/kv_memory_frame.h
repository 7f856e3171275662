#pragma once

#include "core/kv_memory_settings.h"
#include "views/view.h"

#include <string>
#include <utility>
#include <vector>

/// Frames of the cache's memory for tests of its views, and what they ask for.
namespace tests {

using KvSettings = std::vector<std::pair<std::string, std::string>>;

inline core::KvMemoryInputs kvInputs(const KvSettings& settings = {})
{
    core::KvMemoryInputs inputs;
    for (const auto& [key, value] : settings)
        inputs = core::apply(inputs, core::kvMemoryEdit(inputs, key, value));
    return inputs;
}

inline views::Frame kvFrameOf(const core::KvMemoryInputs& inputs, std::size_t page = 0)
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = inputs;
    core::Selection selection;
    selection.page = page;
    return {std::make_shared<const core::Results>(core::evaluate(session)), selection, nullptr};
}

inline views::Frame kvFrame(const KvSettings& settings = {}, std::size_t page = 0)
{
    return kvFrameOf(kvInputs(settings), page);
}

/// Makes the edits a view asks for, as the window does, and remembers them.
struct KvHand
{
    core::KvMemoryInputs inputs;
    std::vector<views::Gesture> gestures;
    int refused = 0;

    KvHand(views::View& view, const KvSettings& settings) : inputs(kvInputs(settings))
    {
        view.setFrame(kvFrameOf(inputs));
        QObject::connect(
            &view, &views::View::edited, &view, [&](const core::Edit& edit, views::Gesture gesture) {
                gestures.push_back(gesture);
                try {
                    inputs =
                        core::apply(inputs, std::get<core::KvMemoryEdit>(std::get<core::TopicEdit>(edit)));
                } catch (const std::exception&) {
                    ++refused;
                }
                view.setFrame(kvFrameOf(inputs));
            });
    }
};

} // namespace tests
