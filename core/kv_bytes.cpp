#include "core/kv_bytes.h"

#include "core/errors.h"
#include "core/number_text.h"

#include <initializer_list>

namespace core {

namespace {

/// Bytes of the product of `factors` numbers, rounded up.
std::optional<Bytes> bytesOf(std::initializer_list<Index> factors, Index bits)
{
    std::vector<Index> all(factors);
    if (bits >= kBitsPerByte)
        all.push_back(bits / kBitsPerByte);
    const auto product = checkedProduct(all);
    if (!product || bits >= kBitsPerByte)
        return product;
    const Index perByte = kBitsPerByte / bits;
    return (*product + perByte - 1) / perByte;
}

[[noreturn]] void failTooMany(const CacheLoad& load)
{
    std::string product = "2";
    for (const Index factor : {load.shape.layers, load.shape.kvHeads, load.shape.headDim})
        product += " × " + groupedText(factor);
    throw EditError(
        CORE_WORDS("the cache, %1 × %2 bytes × %3 × %4, would have more than %5 bytes (8 PiB), the "
                   "most that is counted here; make one of them smaller"),
        product, exactText(static_cast<double>(load.bits) / kBitsPerByte), groupedText(load.context),
        groupedText(load.batch), groupedText(kMostBytes));
}

} // namespace

std::optional<Bytes> checkedProduct(std::span<const Index> factors)
{
    Bytes product = 1;
    for (const Index factor : factors) {
        if (factor > 0 && product > kMostBytes / factor)
            return std::nullopt;
        product *= factor;
    }
    return product;
}

CacheBytes cacheBytes(const CacheLoad& load)
{
    const auto& [layers, queryHeads, kvHeads, headDim] = load.shape;
    const auto token = bytesOf({2, layers, kvHeads, headDim}, load.bits);
    const auto sequence = bytesOf({2, layers, kvHeads, headDim, load.context}, load.bits);
    const auto total = bytesOf({2, layers, kvHeads, headDim, load.context, load.batch}, load.bits);
    if (!token || !sequence || !total)
        failTooMany(load);
    return {*token, *sequence, *total};
}

double bytesPerToken(const CacheShape& shape, Index bits)
{
    const double numbers = 2.0 * static_cast<double>(shape.layers) * static_cast<double>(shape.kvWidth());
    return numbers * static_cast<double>(bits) / static_cast<double>(kBitsPerByte);
}

} // namespace core
