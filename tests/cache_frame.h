#pragma once

#include "core/kv_cache_settings.h"
#include "tests/examples.h"
#include "tests/lesson_frame.h"

/// Frames of the KV cache room, and what its views ask for.
namespace tests {

inline core::KvCacheInputs with(core::KvCacheInputs inputs, const std::vector<core::Setting>& settings)
{
    for (const auto& [key, value] : settings)
        inputs = core::apply(inputs, core::kvCacheEdit(inputs, key, value));
    return inputs;
}

inline views::Frame cacheFrame(const std::vector<core::Setting>& settings, core::Selection selection = {})
{
    return frameOf(with(catSatDown(), settings), selection);
}

/// The edits a view asks for; where it `follows`, they are made and shown.
struct CacheEdits
{
    struct Asked
    {
        core::KvCacheEdit edit;
        views::Gesture gesture;
    };

    std::vector<Asked> all;

    explicit CacheEdits(views::View& view, bool follows = false)
    {
        QObject::connect(&view, &views::View::edited, &view,
                         [this, &view, follows](const core::Edit& edit, views::Gesture gesture) {
                             const auto& own = std::get<core::KvCacheEdit>(std::get<core::TopicEdit>(edit));
                             all.push_back({own, gesture});
                             if (!follows)
                                 return;
                             const auto& inputs =
                                 std::get<core::KvCacheResults>(view.frame().results->open).inputs;
                             view.setFrame(frameOf(core::apply(inputs, own), view.frame().selection));
                         });
    }

    template <typename Edit>
    const Edit& last() const
    {
        return std::get<Edit>(all.at(all.size() - 1).edit);
    }
};

} // namespace tests
