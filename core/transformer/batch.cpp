#include "core/transformer/batch.h"

#include <algorithm>
#include <stdexcept>

namespace core::transformer {

Index longest(const Batch& batch)
{
    Index most = 0;
    for (Index i = 0; i < batch.sequences(); ++i)
        most = std::max(most, batch.length(i));
    return most;
}

void check(const Batch& batch, const Config& config)
{
    if (batch.tokens.empty() || batch.starts.empty() || batch.starts.front() != 0)
        throw std::invalid_argument("a batch needs a sequence of at least one token that begins at 0");
    for (Index i = 0; i < batch.sequences(); ++i)
        if (const Index length = batch.length(i); length < 1 || length > config.context)
            throw std::invalid_argument("sequence " + std::to_string(i) + " has " + std::to_string(length) +
                                        " tokens, expected 1 to " + std::to_string(config.context));
    for (const int token : batch.tokens)
        if (token < 0 || token >= config.vocabulary)
            throw std::invalid_argument("token " + std::to_string(token) + " is outside the vocabulary of " +
                                        std::to_string(config.vocabulary));
}

} // namespace core::transformer
