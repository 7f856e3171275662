#include "core/transformer/config.h"

#include "core/number_text.h"

#include <array>
#include <cmath>
#include <stdexcept>

namespace core::transformer {

namespace {

struct Shape
{
    const char* name;
    Index value;
};

std::optional<Sentence> shapeFault(const Config& config)
{
    const std::array<Shape, 7> shapes{{{"layers", config.layers},
                                       {"heads", config.heads},
                                       {"key/value heads", config.kvHeads},
                                       {"the model's width", config.dModel},
                                       {"the feed-forward width", config.dFf},
                                       {"the vocabulary", config.vocabulary},
                                       {"the context", config.context}}};
    for (const Shape& shape : shapes)
        if (shape.value < 1 || shape.value > kMaxShape)
            return Sentence(CORE_WORDS("%1 is %2, expected 1 to %3"),
                            {shape.name, std::to_string(shape.value), groupedText(kMaxShape)});
    return std::nullopt;
}

std::optional<Sentence> multipleFault(const char* name, Index value, const char* ofName, Index of)
{
    if (value % of == 0)
        return std::nullopt;
    return Sentence(CORE_WORDS("%1 is %2, expected a multiple of %3, which is %4"),
                    {name, std::to_string(value), ofName, std::to_string(of)});
}

/// Weights of one block and of the vocabulary; none overflows, for each shape is at most kMaxShape.
std::optional<Sentence> sizeFault(const Config& config)
{
    const double block = static_cast<double>(config.dModel) * static_cast<double>(config.dModel + config.dFf);
    const double count = static_cast<double>(config.layers) * block +
                         static_cast<double>(config.vocabulary) * static_cast<double>(config.dModel);
    constexpr double kMost = 1e11;
    if (count <= kMost)
        return std::nullopt;
    return Sentence(CORE_WORDS("these shapes need more than %1 weights, expected fewer"),
                    {groupedText(static_cast<std::int64_t>(kMost))});
}

} // namespace

std::optional<Sentence> fault(const Config& config)
{
    if (auto found = shapeFault(config))
        return found;
    if (auto found = multipleFault("the model's width", config.dModel, "heads", config.heads))
        return found;
    if (auto found = multipleFault("heads", config.heads, "key/value heads", config.kvHeads))
        return found;
    if (config.dHead() % 2 != 0)
        return Sentence(CORE_WORDS("a head's width is %1, expected an even one for its rotations"),
                        {std::to_string(config.dHead())});
    if (!std::isfinite(config.ropeBase) || config.ropeBase <= 0)
        return Sentence(CORE_WORDS("the rotations' base is %1, expected a number above 0"),
                        {exactText(config.ropeBase)});
    if (!std::isfinite(config.normEpsilon) || config.normEpsilon < 0)
        return Sentence(CORE_WORDS("the norm's epsilon is %1, expected 0 or more"),
                        {exactText(config.normEpsilon)});
    return sizeFault(config);
}

void check(const Config& config)
{
    if (const auto found = fault(config))
        throw std::invalid_argument(found->text());
}

Index parameterCount(const Config& config)
{
    check(config);
    const Index attention = config.dModel * (config.dProjected() + config.dModel);
    const Index block =
        attention + config.dModel * (config.dUp() + config.dFf) + config.dBiased() + 2 * config.dModel;
    const Index tables = config.output == Output::Tied ? 1 : 2;
    return config.layers * block + config.dModel + tables * config.vocabulary * config.dModel;
}

} // namespace core::transformer
