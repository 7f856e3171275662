#include "core/perplexity_window.h"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace core {

std::vector<ReadingPass> readingPasses(Index tokens, Index window, Index stride)
{
    if (stride < 1 || stride > window)
        throw std::invalid_argument("stride " + std::to_string(stride) + " does not fit window " +
                                    std::to_string(window));
    std::vector<ReadingPass> passes;
    Index scored = 0;
    for (Index begin = 0; scored < tokens; begin += stride) {
        const Index end = std::min(begin + window, tokens);
        passes.push_back({begin, scored, end});
        scored = end;
    }
    return passes;
}

double withLessContext(double p, Index position, Index context)
{
    return p * static_cast<double>(context + 1) / static_cast<double>(position + 1);
}

WindowedReading readInWindows(std::span<const double> p, Index window, Index stride)
{
    WindowedReading reading;
    reading.passes = readingPasses(static_cast<Index>(p.size()), window, stride);
    for (const ReadingPass& pass : reading.passes) {
        reading.tokensRead += pass.end - pass.begin;
        for (Index token = pass.firstScored; token < pass.end; ++token)
            reading.p.push_back(
                withLessContext(p[static_cast<std::size_t>(token)], token, token - pass.begin));
    }
    reading.found = measurePerplexity(reading.p);
    return reading;
}

} // namespace core
