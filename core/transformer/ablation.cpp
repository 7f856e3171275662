#include "core/transformer/ablation.h"

#include <stdexcept>

namespace core::transformer {

namespace {

void checkBelow(const char* what, Index value, Index count)
{
    if (value < 0 || value >= count)
        throw std::invalid_argument(std::string(what) + " " + std::to_string(value) + " is not one of 0 to " +
                                    std::to_string(count - 1));
}

void checkPlace(const HeadPlace& place, const Config& config)
{
    checkBelow("layer", place.layer, config.layers);
    checkBelow("head", place.head, config.heads);
}

} // namespace

template <typename Scalar>
void check(const Ablation<Scalar>& ablation, const Config& config, Index tokens)
{
    for (const HeadPlace& place : ablation.headsOff)
        checkPlace(place, config);
    for (const Cut& cut : ablation.cuts) {
        checkPlace(cut.place, config);
        checkBelow("query", cut.query, tokens);
        checkBelow("key", cut.key, tokens);
    }
    for (const Patch<Scalar>& patch : ablation.patches) {
        checkBelow("sublayer", patch.sublayer, 2 * config.layers + 1);
        checkBelow("position", patch.position, tokens);
        if (patch.residual.size() != config.dModel)
            throw std::invalid_argument("the patch is " + std::to_string(patch.residual.size()) +
                                        " wide, the model " + std::to_string(config.dModel));
    }
}

template void check(const Ablation<float>&, const Config&, Index);
template void check(const Ablation<double>&, const Config&, Index);

} // namespace core::transformer
