#include "views/kv_forms.h"

#include <algorithm>
#include <array>

namespace views {

namespace {

using core::KvBits;
using core::KvMeasure;
using core::KvWhole;

/// Lengths of the sequences that a press of a button adds, one after the other; with every one, the next.
constexpr std::array<core::Index, 6> kLengths{90, 35, 140, 60, 20, 115};

core::Index nextLength(const core::PagingSetup& paging)
{
    const auto arrived = std::ranges::count_if(paging.events, [](const core::PagingEvent& event) {
        return std::holds_alternative<core::Arrival>(event);
    });
    return std::min(kLengths[static_cast<std::size_t>(arrived) % kLengths.size()], paging.reserve);
}

/// The first of those that run now.
std::optional<core::KvMemoryEdit> endOldest(const core::KvMemoryInputs& inputs)
{
    const auto running = core::layOut(inputs.paging).running;
    return running.empty() ? std::nullopt
                           : std::optional<core::KvMemoryEdit>(core::EndSequence{running.front()});
}

} // namespace

KvCalculator::KvCalculator(QWidget* parent) : KvForm(parent)
{
    addModel();
    addWhole(KvWhole::Layers, tr("Layers"), tr("Each layer keeps keys and values of its own"));
    addWhole(KvWhole::QueryHeads, tr("Query heads"), tr("Heads that ask; they keep nothing"));
    addDivisors(tr("KV heads"), tr("Heads whose keys and values are kept; they divide the query heads"));
    addWhole(KvWhole::HeadDim, tr("Head dimension"),
             tr("Numbers in the key of one head; given by the model, not its width divided by its heads"));
    addWhole(KvWhole::KvWidth, tr("K/V width"),
             tr("Numbers in the keys of all KV heads: their count × head dimension, which a change of it "
                "changes"));
    addBits(KvBits::Cache, tr("Each number"), tr("Bytes that one number of a key or value takes"));
    addLogSlider(KvWhole::Context, 1'000'000, tr("Context"), tr("Tokens kept for each sequence"));
    addLogSlider(KvWhole::Batch, 1'000, tr("Batch"), tr("Sequences at the same time"));
}

KvSharingForm::KvSharingForm(QWidget* parent) : KvForm(parent)
{
    addModel();
    addDivisors(
        tr("KV heads"),
        tr("Heads with keys and values: from one for all query heads (multi-query attention) to one for each "
           "(multi-head attention)"));
    addSlider(KvMeasure::Alike, tr("Likeness"),
              tr("How much the keys and values of different heads have in common: 0 nothing, 1 everything"));
}

KvWallsForm::KvWallsForm(QWidget* parent) : KvForm(parent)
{
    addModel();
    addMeasure(KvMeasure::Parameters, tr("Weights, ×10⁹"),
               tr("Parameters of the model in thousand millions"));
    addBits(KvBits::Weights, tr("Each weight"), tr("Bytes that one weight takes"));
    addMeasure(KvMeasure::DeviceMemory, tr("Memory, GiB"),
               tr("Memory of the device in gibibytes (GiB), each 1024³ bytes"));
    addMeasure(KvMeasure::Bandwidth, tr("Speed, GB/s"),
               tr("Gigabytes, each a thousand million bytes, that can be read in a second"));
    addBits(KvBits::Cache, tr("Each number"), tr("Bytes that one number of a key or value takes"));
    addLogSlider(KvWhole::Context, 1'000'000, tr("Context"),
                 tr("Tokens kept for each sequence; drag in a chart changes it too"));
    addLogSlider(KvWhole::Batch, 1'000, tr("Batch"), tr("Sequences at the same time"));
    addSwitch(
        tr("Charts against batch"), tr("Charts against the number of sequences instead of the context"),
        [](const core::KvMemoryInputs& inputs) { return inputs.axis == core::WallsAxis::Batch; },
        [](bool on) { return core::SetWallsAxis{on ? core::WallsAxis::Batch : core::WallsAxis::Context}; });
}

KvPagingForm::KvPagingForm(QWidget* parent) : KvForm(parent)
{
    addLogSlider(KvWhole::Block, 1'000, tr("Block"), tr("Tokens in a block"));
    addWhole(KvWhole::Reserve, tr("Reserve"),
             tr("Tokens kept free for each sequence when it needs one piece"));
    addWhole(KvWhole::Memory, tr("Memory"), tr("Tokens that fit into the memory"));
    addWhole(KvWhole::Prefix, tr("Same start"),
             tr("Tokens at the start that are the same in every sequence"));
    addSwitch(
        tr("Store the same start once"), tr("Blocks filled by the same start are shared by all sequences"),
        [](const core::KvMemoryInputs& inputs) { return inputs.paging.share; },
        [](bool on) { return core::SetPrefixSharing{on}; });
    addButton(tr("Add a sequence"), tr("One more sequence comes (Insert in the map)"),
              [](const core::KvMemoryInputs& inputs) {
                  return std::optional<core::KvMemoryEdit>(core::AddSequence{nextLength(inputs.paging)});
              });
    addButton(tr("End the oldest"),
              tr("The sequence that came first ends and gives its memory back (Delete in the map)"),
              endOldest);
    addButton(tr("Clear the memory"), tr("All sequences leave"), [](const core::KvMemoryInputs& inputs) {
        return inputs.paging.events.empty() ? std::nullopt
                                            : std::optional<core::KvMemoryEdit>(core::SetPagingEvents{});
    });
}

KvQuantizationForm::KvQuantizationForm(QWidget* parent) : KvForm(parent)
{
    addBits(KvBits::Quantized, tr("Keep"), tr("Bits of each kept number"));
    addSlider(KvWhole::Group, tr("Group"), tr("Numbers that share one scale"));
    addSlider(KvMeasure::Outlier, tr("Outlier ×"),
              tr("How much larger one channel of the keys is than the others; 1 for no difference"));
}

} // namespace views
