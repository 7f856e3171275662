#include "core/transformer/hops.h"
#include "core/transformer/model_file.h"
#include "core/transformer/pets_evaluation.h"
#include "core/transformer/trace.h"
#include "tests/catch.h"
#include "tests/examples.h"

#include <filesystem>

using namespace core::transformer;
using namespace core::transformer::pets;
using core::Index;
using tests::kMiasPet;

namespace {

constexpr Index kStories = 1000;
constexpr std::uint64_t kOtherSeed = 4242; // than any training's
const std::string kPath = MODELS_DIR "/pets.safetensors";

const Model& shipped()
{
    static const Model model = readModelFile(kPath);
    return model;
}

/// The likeliest next word after the text.
std::string answerTo(const std::string& text)
{
    const auto& words = *shipped().vocabulary;
    const Trace run = trace(shipped().weights, words.encode(text));
    Index at = 0;
    run.logits.bottomRows(1).row(0).maxCoeff(&at);
    return words.word(static_cast<int>(at));
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (auto at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

std::string swapped(const std::string& text, const std::string& a, const std::string& b)
{
    return replaced(replaced(replaced(text, a, "#"), b, a), "#", b);
}

} // namespace

TEST_CASE("the shipped model answers 99 of 100 unseen two-hop questions, with two and with three owners",
          "[pets][shipped][long]")
{
    for (const Index owners : {2, 3}) {
        const auto scores =
            evaluate(shipped().weights, {12, owners, StoryKind::Holds::HeldOutFirst}, kStories, kOtherSeed);
        for (const Question question : kQuestions) {
            const Score& score = scores[static_cast<std::size_t>(question)];
            INFO(owners << " owners, " << questionName(question) << ": " << score.share());
            CHECK(score.asked == kStories);
            CHECK(score.share() >= (question == Question::WhatPetEats ? 0.99 : 0.95));
        }
    }
}

TEST_CASE("the shipped model is sure of the lesson's fish, which it has never seen", "[pets][shipped]")
{
    const auto& words = *shipped().vocabulary;
    CHECK(probability(shipped().weights, words.encode(kMiasPet), words.find("fish")) >= 0.95);
}

TEST_CASE("the shipped model is right when the lesson's words are swapped", "[pets][shipped]")
{
    CHECK(answerTo(swapped(kMiasPet, "Mia", "John")) == "fish"); // the same story of others
    CHECK(answerTo(swapped(kMiasPet, "cat", "dog")) == "fish");
    CHECK(answerTo(swapped(kMiasPet, "fish", "bone")) == "bone");
    CHECK(answerTo(replaced(kMiasPet, "does Mia", "does John")) == "bone");
    CHECK(answerTo(replaced(replaced(kMiasPet, "Mia", "Nina"), "cat", "horse")) == "fish");
    CHECK(answerTo(replaced(kMiasPet, "fish", "carrot")) == "carrot");
}

TEST_CASE("the shipped model is small and holds the task's words", "[pets][shipped]")
{
    CHECK(std::filesystem::file_size(kPath) <= 1'500'000);
    CHECK(shipped().vocabulary->words() == vocabulary().words());
    CHECK(shipped().metadata.contains("recipe"));
}

TEST_CASE("some heads carry the answer and most do not", "[pets][shipped][hops]")
{
    const auto& words = *shipped().vocabulary;
    const auto prompt = words.encode(kMiasPet);
    const auto effects = headEffects(shipped().weights, trace(shipped().weights, prompt), words.find("fish"));
    REQUIRE(effects.size() == 24);
    CHECK(effects.front().drop > 0.5);
    CHECK(effects[12].drop < 0.1);
    for (std::size_t i = 1; i < effects.size(); ++i)
        CHECK(effects[i - 1].drop >= effects[i].drop);
}

TEST_CASE("each hop is an edge whose cut costs the answer what it says", "[pets][shipped][hops]")
{
    const auto& words = *shipped().vocabulary;
    const auto prompt = words.encode(kMiasPet);
    const int fish = words.find("fish");
    const auto found = hops(shipped().weights, trace(shipped().weights, prompt), fish,
                            allHeads(shipped().weights.config()), 0.05);
    REQUIRE_FALSE(found.empty());
    const Hop& first = found.front();
    Ablation<float> cut;
    cut.cuts = {{first.place, first.query, first.key, CutRow::Renormalised}};
    const Trace without = trace(shipped().weights, prompt, cut);
    const double left = probabilities(without.logits, without.logits.rows() - 1)(0, fish);
    CHECK(probability(shipped().weights, prompt, fish) - left == Approx(first.drop));
}
