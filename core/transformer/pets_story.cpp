#include "core/transformer/pets_story.h"

#include <algorithm>
#include <stdexcept>

namespace core::transformer::pets {

namespace {

enum Word {
    Raises = 3 * static_cast<int>(kWordsOfAKind),
    A,
    The,
    Eats,
    Chews,
    Stop,
    Who,
    What,
    Is,
    Does,
    LowThe,
    Possessive,
    Pet,
    Eat,
    Mark
};

constexpr int kTriples = static_cast<int>(kWordsOfAKind * kWordsOfAKind * kWordsOfAKind);

int number(const Triple& triple)
{
    const int kinds = static_cast<int>(kWordsOfAKind);
    return (triple.name * kinds + triple.animal) * kinds + triple.food;
}

/// A tenth of the triples, the lesson's two first, then in an order drawn once for all seeds.
std::array<bool, kTriples> drawHeldOut()
{
    std::array<bool, kTriples> held{};
    held[static_cast<std::size_t>(number({0, 0, 0}))] = true; // Mia, cat, fish
    held[static_cast<std::size_t>(number({1, 1, 1}))] = true; // John, dog, bone
    Draws draws(1);
    for (const int triple : draws.different(kTriples / 10 - 2, kTriples))
        held[static_cast<std::size_t>(triple)] = true;
    return held;
}

std::optional<Story> tried(const StoryKind& kind, Index owners, Draws& draws)
{
    Story story;
    const auto names = draws.different(owners, kind.words);
    const auto animals = draws.different(owners, kind.words);
    const auto foods = draws.different(owners, kind.words);
    for (std::size_t i = 0; i < names.size(); ++i) {
        story.triples.push_back({names[i], animals[i], foods[i]});
        const bool shouldBeHeldOut = i == 0 && kind.holds == StoryKind::Holds::HeldOutFirst;
        if (isHeldOut(story.triples.back()) != shouldBeHeldOut)
            return std::nullopt;
    }
    return story;
}

void tell(Story& story, Draws& draws)
{
    for (int owner = 0; owner < static_cast<int>(story.triples.size()); ++owner) {
        story.facts.push_back({Fact::Kind::Raises, owner});
        const auto verb = draws.below(2) == 0 ? Fact::Verb::Eats : Fact::Verb::Chews;
        const auto article = draws.below(2) == 0 ? Fact::Article::A : Fact::Article::None;
        story.facts.push_back({Fact::Kind::Eats, owner, verb, article});
    }
    draws.shuffle(story.facts);
}

} // namespace

const Vocabulary& vocabulary()
{
    static const Vocabulary words(
        {"Mia",    "John",   "Anna",   "Ben",    "Lena",  "Tom",   "Sara",   "Max",   "Emma",
         "Paul",   "Nina",   "Leo",    "cat",    "dog",   "bird",  "horse",  "mouse", "frog",
         "rabbit", "goat",   "turtle", "monkey", "pig",   "duck",  "fish",   "bone",  "seed",
         "apple",  "cheese", "fly",    "carrot", "leaf",  "berry", "banana", "nut",   "worm",
         "raises", "a",      "The",    "eats",   "chews", ".",     "Who",    "What",  "is",
         "does",   "the",    "'s",     "pet",    "eat",   "?"});
    return words;
}

bool isHeldOut(const Triple& triple)
{
    static const std::array<bool, kTriples> held = drawHeldOut();
    return held.at(static_cast<std::size_t>(number(triple)));
}

const char* questionName(Question question)
{
    constexpr std::array<const char*, kQuestions.size()> kNames{"who-raises", "what-pet", "what-eats",
                                                                "what-pet-eats"};
    return kNames.at(static_cast<std::size_t>(question));
}

Story drawStory(const StoryKind& kind, Draws& draws)
{
    if (kind.words < kMostOwners || kind.words > kWordsOfAKind ||
        (kind.owners != 0 && (kind.owners < kFewestOwners || kind.owners > kMostOwners)))
        throw std::invalid_argument("no story has " + std::to_string(kind.owners) + " owners drawn from " +
                                    std::to_string(kind.words) +
                                    " words of a kind; expected 2 or 3 from 3 to 12");
    const Index owners =
        kind.owners != 0 ? kind.owners : kFewestOwners + draws.below(kMostOwners - kFewestOwners + 1);
    for (;;)
        if (auto story = tried(kind, owners, draws)) {
            tell(*story, draws);
            return *story;
        }
}

std::vector<int> tokens(const Story& story)
{
    std::vector<int> result;
    for (const Fact& fact : story.facts) {
        const Triple& triple = story.triples[static_cast<std::size_t>(fact.owner)];
        if (fact.kind == Fact::Kind::Raises) {
            result.insert(result.end(),
                          {nameToken(triple.name), Raises, A, animalToken(triple.animal), Stop});
            continue;
        }
        result.insert(result.end(),
                      {The, animalToken(triple.animal), fact.verb == Fact::Verb::Eats ? Eats : Chews});
        if (fact.article == Fact::Article::A)
            result.push_back(A);
        result.insert(result.end(), {foodToken(triple.food), Stop});
    }
    return result;
}

std::vector<int> tokens(Question question, const Triple& about)
{
    const int name = nameToken(about.name);
    const int animal = animalToken(about.animal);
    switch (question) {
    case Question::WhoRaises:
        return {Who, Raises, LowThe, animal, Mark};
    case Question::WhatPet:
        return {What, Is, name, Possessive, Pet, Mark};
    case Question::WhatEats:
        return {What, Does, LowThe, animal, Eat, Mark};
    case Question::WhatPetEats:
        return {What, Does, name, Possessive, Pet, Eat, Mark};
    }
    throw std::invalid_argument("no such question");
}

int answer(Question question, const Triple& about)
{
    switch (question) {
    case Question::WhoRaises:
        return nameToken(about.name);
    case Question::WhatPet:
        return animalToken(about.animal);
    case Question::WhatEats:
    case Question::WhatPetEats:
        return foodToken(about.food);
    }
    throw std::invalid_argument("no such question");
}

} // namespace core::transformer::pets
