#include "core/transformer/ablation.h"

#include "core/transformer/index_check.h"

#include <stdexcept>

namespace core::transformer {

namespace {

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
