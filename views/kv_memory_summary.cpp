#include "views/kv_memory_summary.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"

namespace views {

QString KvMemorySummary::bytes() const
{
    const auto& results = kvMemory(frame());
    const int decimals = frame().decimals();
    const auto text = [&](core::Bytes bytes) { return bytesText(static_cast<double>(bytes), decimals); };
    return tr("Each token costs <b>%1</b>, %2 tokens <b>%3</b>, and all sequences together <b>%4</b>.")
        .arg(text(results.bytes.perToken), countText(results.inputs.load.context),
             text(results.bytes.perSequence), text(results.bytes.total));
}

QString KvMemorySummary::sharing() const
{
    const auto& results = kvMemory(frame());
    const auto& shape = results.inputs.load.shape;
    const QString change = numberText(100 * results.sharing.all, 1);
    if (shape.kvHeads == shape.queryHeads)
        return tr(
            "Every query head has a KV head of its own: <b>multi-head attention</b>, nothing saved, nothing "
            "changed.");
    const QString name = shape.kvHeads == 1 ? tr("multi-query attention") : tr("grouped-query attention");
    return tr("%1 query heads share each KV head: <b>%2</b>. The cache is %1 times smaller; the small "
              "attention's "
              "output changes by %3 %.")
        .arg(shape.queryHeads / shape.kvHeads)
        .arg(name, change);
}

QString KvMemorySummary::walls() const
{
    const auto& results = kvMemory(frame());
    const core::Walls& walls = results.walls;
    const int decimals = frame().decimals();
    const QString most = wholeText(walls.largestBatch);
    const QString fits = walls.fits() ? tr("At most <b>%1</b> sequences fit.").arg(most)
                         : walls.largestBatch >= 1
                             ? tr("Together they <b>do not fit</b>; %1 sequences would.").arg(most)
                             : tr("Together they <b>do not fit</b>, not even with one sequence.");
    return tr("Weights: <b>%1</b>, once. Caches: <b>%2</b>, more with every token and sequence. %3 A token "
              "takes at "
              "least <b>%4</b>.")
        .arg(bytesText(walls.weights, decimals), bytesText(walls.cache, decimals), fits,
             secondsText(walls.tokenTime(), decimals));
}

QString KvMemorySummary::paging() const
{
    const core::Paging& paging = kvMemory(frame()).paging;
    if (paging.running.empty())
        return tr("The memory is empty. Add a sequence.");
    const auto held = [&](const core::MemoryUse& use) { return paging.running.size() - use.waiting.size(); };
    return tr("In one piece each, <b>%1</b> of %2 sequences fit and %3 % of what they take is wasted; in "
              "blocks, <b>%4</b> fit, take %6 places, and %5 % is wasted.")
        .arg(held(paging.contiguous))
        .arg(paging.running.size())
        .arg(numberText(paging.contiguous.waste(), 1))
        .arg(held(paging.paged))
        .arg(numberText(paging.paged.waste(), 1), countText(paging.paged.taken));
}

QString KvMemorySummary::quantization() const
{
    const auto& results = kvMemory(frame());
    const auto& setup = results.inputs.quantization;
    const double saved = 100 * (1 - static_cast<double>(results.quantizedPerToken) /
                                        static_cast<double>(results.fullPerToken));
    return tr("%1 bits and their scales save <b>%2 %</b> of 16 bits. Outputs are off by <b>%3 %</b> with "
              "keys per "
              "channel, <b>%4 %</b> with keys per token.")
        .arg(setup.bits)
        .arg(numberText(saved, 1), numberText(100 * results.quantization.perChannel.meanOutputError(), 1),
             numberText(100 * results.quantization.perToken.meanOutputError(), 1));
}

QString KvMemorySummary::sentence() const
{
    switch (frame().selection.page) {
    case 1:
        return sharing();
    case 2:
        return walls();
    case 3:
        return paging();
    case 4:
        return quantization();
    default:
        return bytes();
    }
}

} // namespace views
