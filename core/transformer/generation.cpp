#include "core/transformer/generation.h"

#include "core/transformer/decode.h"
#include "core/transformer/forward.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <limits>
#include <random>

namespace core::transformer {

namespace {

using Logits = Eigen::VectorXf;

/// Draws one token after the other.
class Dice
{
public:
    explicit Dice(const Sampling& how)
        : m_temperature(how.temperature), m_random(static_cast<std::uint64_t>(how.seed))
    {
    }

    int draw(const Logits& logits)
    {
        int best = 0;
        const double largest = logits.maxCoeff(&best);
        if (m_temperature == 0)
            return best;
        std::vector<double> upTo(static_cast<std::size_t>(logits.size()));
        double sum = 0;
        for (Index i = 0; i < logits.size(); ++i)
            upTo[static_cast<std::size_t>(i)] = sum += std::exp((logits[i] - largest) / m_temperature);
        const double drawn =
            static_cast<double>(m_random() >> 11) * 0x1p-53 * sum; // the same on every machine
        const auto found = std::ranges::upper_bound(upTo, drawn);
        return found == upTo.end() ? best : static_cast<int>(found - upTo.begin());
    }

private:
    double m_temperature;
    std::mt19937_64 m_random;
};

double probabilityOf(const Logits& logits, int token)
{
    const double largest = logits.maxCoeff();
    double sum = 0;
    for (Index i = 0; i < logits.size(); ++i)
        sum += std::exp(logits[i] - largest);
    return std::exp(logits[token] - largest) / sum;
}

/// The quickest of a few times, for other programs run beside; each leaves the same behind.
template <typename Work>
double millisecondsOf(const Work& work)
{
    using Clock = std::chrono::steady_clock;
    constexpr int kTimes = 3;
    double least = std::numeric_limits<double>::infinity();
    for (int time = 0; time < kTimes; ++time) {
        const auto start = Clock::now();
        work();
        least = std::min(least, std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return least;
}

/// Decodes one token into the cache, and times it.
double decodeMilliseconds(const Weights& weights, int token, KvCache<float>& cache, Logits& logits,
                          const Ablation<float>& without)
{
    const Index before = cache.tokens();
    return millisecondsOf([&] {
        cache.truncate(before);
        decode(weights, token, cache, logits, without);
    });
}

} // namespace

Generated generate(const Weights& weights, std::span<const int> text, const Sampling& how,
                   const Ablation<float>& without)
{
    Generated generated;
    KvCache<float> cache(weights.config());
    Logits logits;
    double lastStep = 0; // the text's last token, whose logits give the first written one
    for (const int token : text) {
        lastStep = decodeMilliseconds(weights, token, cache, logits, without);
        generated.readingMilliseconds += lastStep;
    }
    Dice dice(how);
    const Index room = weights.config().context - static_cast<Index>(text.size());
    for (Index i = 0; i < std::min(how.tokens, room); ++i) {
        const int token = dice.draw(logits);
        generated.tokens.push_back({token, probabilityOf(logits, token), lastStep, std::nullopt});
        lastStep = decodeMilliseconds(weights, token, cache, logits, without);
    }
    return generated;
}

void measureNaive(const Weights& weights, std::span<const int> text, const Sampling& how,
                  const Ablation<float>& without, double mostMilliseconds, Generated& generated)
{
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double, std::milli>(mostMilliseconds);
    std::vector<int> tokens(text.begin(), text.end());
    Activations<float> run;
    Dice dice(how);
    for (GeneratedToken& each : generated.tokens) {
        if (generated.compared > 0 && Clock::now() >= end)
            break;
        each.naiveMilliseconds =
            millisecondsOf([&] { forward(weights, Batch::of(tokens), run, Keep::WeightsAlone, without); });
        ++generated.compared;
        if (dice.draw(run.logits.bottomRows(1).transpose()) == each.token)
            ++generated.alike;
        tokens.push_back(each.token);
    }
}

} // namespace core::transformer
