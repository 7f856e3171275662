#pragma once

#include "core/perplexity_window.h"
#include "core/quantity.h"
#include "core/words.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

/// A sentence and the probability a model gave to each of its tokens: what a person can change, the changes,
/// and what follows from them.
namespace core {

inline constexpr Index kMostSentenceTokens = 200;
inline constexpr std::size_t kLongestSentence = 10'000; // bytes
inline constexpr double kLeastProbability = 1e-300;     // above 0
inline constexpr double kFreshProbability = 0.5;        // of a token that was not there before

/// A sentence's tokens, each with the probability of it given the tokens before.
struct GuessedSentence
{
    std::vector<std::string> tokens; // 1 to kMostSentenceTokens
    std::vector<double> p;           // as many; each 0, or from kLeastProbability to 1

    bool operator==(const GuessedSentence&) const = default;
};

enum class ProbabilityAxis { Linear, Logarithmic };

/// Two places to keep a sentence and its probabilities for comparison.
enum class KeptState { A, B };

inline constexpr std::array kKeptStates{KeptState::A, KeptState::B};
inline constexpr std::array<std::string_view, 2> kKeptStateNames{"a", "b"};

/// Everything a person can change.
struct PerplexityInputs
{
    GuessedSentence sentence;
    std::array<std::optional<GuessedSentence>, 2> kept; // by KeptState
    ProbabilityAxis axis = ProbabilityAxis::Linear;
    Index window = 4; // tokens the model sees at once, where a long text is read in passes
    Index stride = 2; // tokens from one pass to the next; at most `window`

    bool operator==(const PerplexityInputs&) const = default;
};

/// Probabilities for whatever sentence is there.
enum class PerplexityPreset {
    Perfect,    // every p is 1
    Uniform,    // every p is 1/10
    Surprise,   // every p is 1/2, but the last word's is 1/1000
    AllButOne,  // every p is 1, but the last word's is 1/128
    Impossible, // every p is 1/2, but the last word's is 0
};

inline constexpr std::array<std::string_view, 5> kPerplexityPresetNames{"perfect", "uniform", "surprise",
                                                                        "all-but-one", "impossible"};

struct SetProbability
{
    Index token;
    double p;
};
/// As many tokens as probabilities: the sentence is cut short, or said again from its beginning.
struct SetProbabilities
{
    std::vector<double> p;
};
/// Tokens at the beginning and the end that stay keep their p; others get kFreshProbability.
struct SetSentence
{
    std::string text;
};
struct SetProbabilityAxis
{
    ProbabilityAxis axis;
};
struct UsePerplexityPreset
{
    PerplexityPreset preset;
};
/// A window smaller than the stride takes the stride with it.
struct SetReadingWindow
{
    Index tokens;
};
struct SetReadingStride
{
    Index tokens;
};
struct KeepSentence
{
    KeptState state;
};
/// The kept sentence becomes the one on screen.
struct RecallSentence
{
    KeptState state;
};

using PerplexityEdit =
    std::variant<SetProbability, SetProbabilities, SetSentence, SetProbabilityAxis, UsePerplexityPreset,
                 SetReadingWindow, SetReadingStride, KeepSentence, RecallSentence>;

/// 0, or from kLeastProbability to 1.
bool isProbability(double p);

/// Throws EditError: `place`, such as "p[9]", is of no token, and which there are.
[[noreturn]] void refuseProbability(const PerplexityInputs& inputs, std::string_view place);

/// What is said of limits beside their numbers.
inline constexpr const char* kTokensNote = CORE_WORDS(" tokens");
inline constexpr const char* kStrideNote = CORE_WORDS(" tokens, no more than the window");

/// The inputs with the edit made. Throws EditError when the edit does not fit them.
PerplexityInputs apply(PerplexityInputs inputs, const PerplexityEdit& edit);

/// What the edit does, as Undo names it.
std::string title(const PerplexityEdit& edit);

/// `inputs` with axis, window and stride as in `start`, and its probabilities while the sentence is still
/// its; a sentence of the person's own and what was kept stay.
PerplexityInputs withControlsOf(const PerplexityInputs& start, PerplexityInputs inputs);

/// What follows from the inputs.
struct PerplexityResults
{
    PerplexityInputs inputs;
    PerplexityMeasure now;
    std::array<std::optional<PerplexityMeasure>, 2> kept; // by KeptState
    std::vector<double> surprise;                         // bits, by token
    std::vector<double> share;                            // of the total surprise, by token
    Index worst = 0;                                      // the first token of those that surprise most
    WindowedReading reading;                              // in windows
};

PerplexityResults evaluate(const PerplexityInputs& inputs);

/// How many tokens can be chosen.
Index selectable(const PerplexityResults& results);

/// A result by its name: tokens; p, surprise (bits) and share as columns; perplexity (a record: perplexity,
/// nats, bits, geometricMean, tokens), a and b (the same of what was kept); worst (a token) and impossible
/// (how many have p = 0); window (a record) and passes (rows of begin, first scored, end).
std::optional<Quantity> namedValue(const PerplexityResults& results, std::string_view name);

/// Every name `namedValue` answers to.
std::vector<std::string> valueNames(const PerplexityResults& results);

} // namespace core
