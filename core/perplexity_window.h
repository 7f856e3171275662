#pragma once

#include "core/perplexity.h"

#include <span>
#include <vector>

/// Perplexity of a text longer than the model's window: it is read in passes, and how they overlap changes
/// the number.
namespace core {

/// One reading: the model sees the tokens from `begin` to before `end` and is scored on those from
/// `firstScored` on; the ones before are context only.
struct ReadingPass
{
    Index begin = 0;
    Index firstScored = 0;
    Index end = 0;

    bool operator==(const ReadingPass&) const = default;
};

/// Passes that begin `stride` tokens apart and see at most `window` tokens, until the last token is scored.
/// Each token is scored once, by the first pass that sees it. Throws std::invalid_argument unless
/// 1 ≤ stride ≤ window.
/// Source: Hugging Face, “Perplexity of fixed-length models”.
std::vector<ReadingPass> readingPasses(Index tokens, Index window, Index stride);

/// What is left of a probability when only `context` of the `position` tokens before are seen. A rule made up
/// for the classroom, so that each lost token costs something:
///   p · (context + 1) ÷ (position + 1)
double withLessContext(double p, Index position, Index context);

/// A text read in passes.
struct WindowedReading
{
    std::vector<ReadingPass> passes;
    std::vector<double> p;   // of each token with the context its pass gave it
    Index tokensRead = 0;    // by all passes together: the work
    PerplexityMeasure found; // of those p
};

/// `p` are the probabilities with everything before in view. Throws std::invalid_argument as the functions
/// above and measurePerplexity do.
WindowedReading readInWindows(std::span<const double> p, Index window, Index stride);

} // namespace core
