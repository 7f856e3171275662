#include "core/scaling_room.h"

#include "core/errors.h"
#include "core/scaling_settings.h"
#include "tests/catch.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <numeric>

using namespace core;

namespace {

double sumOf(const std::vector<double>& numbers)
{
    return std::accumulate(numbers.begin(), numbers.end(), 0.0);
}

/// Length of diag(w) − w wᵀ, entry by entry.
double gradientEntryByEntry(const std::vector<double>& w)
{
    double sum = 0;
    for (std::size_t i = 0; i < w.size(); ++i)
        for (std::size_t j = 0; j < w.size(); ++j) {
            const double entry = (i == j ? w[i] : 0) - w[i] * w[j];
            sum += entry * entry;
        }
    return std::sqrt(sum);
}

std::string refusal(const char* key, const char* value)
{
    try {
        core::apply(ScalingInputs{}, scalingEdit(ScalingInputs{}, key, value));
    } catch (const EditError& error) {
        return error.what();
    }
    return "(accepted)";
}

} // namespace

TEST_CASE("the variance of a score is the width, and 1 when it is divided by the root", "[scaling][law]")
{
    for (const Index width : {1, 3, 64, 512}) {
        const Spread spread = spreadOf(randomScores(width, kScoresDrawn, 7));
        const auto d = static_cast<double>(width);
        CHECK(spread.variance == Approx(d).epsilon(0.05));
        CHECK(std::abs(spread.mean) < 0.05 * std::sqrt(d));
        CHECK(spread.variance / d == Approx(1).epsilon(0.05));
    }
}

TEST_CASE("at width 64 a score near 8 is usual, and one near 16 not rare", "[scaling]")
{
    const auto scores = randomScores(64, kScoresDrawn, 1);
    const auto beyond = [&](double size) {
        return static_cast<double>(
                   std::ranges::count_if(scores, [&](double score) { return std::abs(score) > size; })) /
               static_cast<double>(scores.size());
    };
    CHECK(beyond(8) == Approx(0.317).margin(0.02)); // of a normal distribution: outside one deviation
    CHECK(beyond(16) == Approx(0.046).margin(0.01));
}

TEST_CASE("the same seed draws the same scores, another others", "[scaling]")
{
    CHECK(randomScores(8, 100, 3) == randomScores(8, 100, 3));
    CHECK(randomScores(8, 100, 3) != randomScores(8, 100, 4));
}

TEST_CASE("softmax of a row sums to 1, and its divisor flattens it", "[scaling][law]")
{
    const std::vector<double> scores{800, 792, -5, 0};
    const auto sharp = softmaxOf(scores, 1);
    const auto flat = softmaxOf(scores, 8);
    CHECK(sumOf(sharp) == Approx(1));
    CHECK(sharp[0] == Approx(1 / (1 + std::exp(-8.0))));
    CHECK(flat[0] == Approx(1 / (1 + std::exp(-1.0))));
}

TEST_CASE("entropy and gradient of weights are those of their formulas", "[scaling][law]")
{
    const std::vector<double> even(8, 0.125);
    CHECK(saturationOf(even).entropy == Approx(3)); // log₂ 8
    CHECK(saturationOf(even).gradient == Approx(std::sqrt(7.0) / 8));
    CHECK(saturationOf(even).largest == 0.125);
    const std::vector<double> one{0, 1, 0};
    CHECK(saturationOf(one).entropy == 0);
    CHECK(saturationOf(one).gradient == 0); // nothing is learned from it
    const std::vector<double> some{0.1, 0.2, 0.7};
    CHECK(saturationOf(some).gradient == Approx(gradientEntryByEntry(some)));
}

TEST_CASE("without dividing wide rows saturate and their gradient vanishes, with it they stay as they were",
          "[scaling][law]")
{
    ScalingInputs inputs;
    inputs.width = 512;
    const ScalingResults results = evaluate(inputs);
    CHECK(results.here.raw.largest > 0.95);
    CHECK(results.here.raw.gradient < 0.07);
    REQUIRE(results.sweep.size() == 10);
    CHECK(results.sweep.front().width == 1);
    CHECK(results.sweep.back().width == 512);
    for (std::size_t i = 3; i < results.sweep.size(); ++i) { // from width 8 on scores are nearly normal
        const MeanSaturation& at = results.sweep[i];
        CHECK(at.variance == Approx(static_cast<double>(at.width)).epsilon(0.1));
        CHECK(at.raw.largest > results.sweep[i - 1].raw.largest);
        CHECK(at.raw.entropy < results.sweep[i - 1].raw.entropy);
        CHECK(at.scaled.largest == Approx(results.sweep[3].scaled.largest).epsilon(0.05));
        CHECK(at.scaled.entropy == Approx(results.sweep[3].scaled.entropy).epsilon(0.05));
        CHECK(at.scaled.gradient == Approx(results.sweep[3].scaled.gradient).epsilon(0.05));
    }
}

TEST_CASE("results of before lend what did not change, and change nothing", "[scaling][law]")
{
    const ScalingInputs inputs;
    const ScalingResults before = evaluate(inputs);
    for (const auto& [key, value] :
         {std::pair("width", "24"), std::pair("keys", "5"), std::pair("seed", "2")}) {
        const ScalingInputs other = core::apply(inputs, scalingEdit(inputs, key, value));
        const ScalingResults lent = evaluate(other, &before);
        const ScalingResults fresh = evaluate(other);
        CHECK(lent.scores == fresh.scores);
        CHECK(namedValue(lent, "sweep") == namedValue(fresh, "sweep"));
        CHECK(namedValue(lent, "here") == namedValue(fresh, "here"));
        CHECK(namedValue(lent, "row") == namedValue(fresh, "row"));
        CHECK(takesLong(other, &before));
    }
    CHECK_FALSE(takesLong(inputs, &before));
}

TEST_CASE("every score within the limits is in one bin", "[scaling]")
{
    const std::vector<double> scores{-1.5, -0.9, 0, 0.1, 0.99, 1};
    const auto bins = histogram(scores, 1, 1, 2);
    CHECK(bins[0] == Approx(1.0 / 6));
    CHECK(bins[1] == Approx(3.0 / 6)); // 1 itself lies beyond the last bin
    CHECK(sumOf(histogram(scores, 2, 1, 10)) == Approx(1));
}

TEST_CASE("settings make the inputs again, and what does not fit is refused in a sentence",
          "[scaling][refused]")
{
    ScalingInputs inputs{128, 32, 77};
    ScalingInputs again;
    for (const auto& [key, value] : settings(ScalingInputs{}, inputs))
        again = core::apply(again, scalingEdit(again, key, value));
    CHECK(again == inputs);
    CHECK(scalingStart({{"width", 8}}) == ScalingInputs{8, 8, 1});
    CHECK(withControlsOf(ScalingInputs{}, inputs) == ScalingInputs{64, 8, 77});
    CHECK(refusal("width", "0") == "width must be a whole number from 1 to 512, not 0");
    CHECK(refusal("keys", "33") == "keys must be a whole number from 4 to 32, not 33");
    CHECK(refusal("seed", "x") == "seed must be a whole number from 0 to 999,999, not \"x\"");
    CHECK(refusal("d", "1") == "unknown setting \"d\"; known are width, keys, seed and decimals");
    CHECK_THROWS_AS(core::apply(inputs, ScalingEdit(SetScalingWidth{513})), EditError);
}
