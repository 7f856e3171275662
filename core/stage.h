#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace core {

/// The steps of one attention head, in order; every attention lesson goes through them.
enum class Stage { Score, Scale, Mask, Softmax, Mix };

inline constexpr std::array kStages{Stage::Score, Stage::Scale, Stage::Mask, Stage::Softmax, Stage::Mix};
inline constexpr std::array<std::string_view, kStages.size()> kStageNames{"score", "scale", "mask", "softmax",
                                                                          "mix"};

constexpr std::string_view name(Stage stage)
{
    return kStageNames[static_cast<std::size_t>(stage)];
}

/// The stage of that name; nothing for any other text.
constexpr std::optional<Stage> stageNamed(std::string_view text)
{
    for (const Stage stage : kStages)
        if (name(stage) == text)
            return stage;
    return std::nullopt;
}

} // namespace core
