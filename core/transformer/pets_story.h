#pragma once

#include "core/transformer/draws.h"
#include "core/transformer/vocabulary.h"

#include <array>
#include <optional>
#include <vector>

/// The task "pets": who raises which animal, which eats which food, told in mixed order; then questions of
/// one hop and of two. Verb, article, order and number of sentences are drawn apart from who is asked about.
namespace core::transformer::pets {

inline constexpr Index kWordsOfAKind = 12; // names, animals, foods
inline constexpr Index kFewestOwners = 2;
inline constexpr Index kMostOwners = 3;

/// Every word of the task: 12 names, then 12 animals, then 12 foods, then the others.
const Vocabulary& vocabulary();

constexpr int nameToken(int name)
{
    return name;
}
constexpr int animalToken(int animal)
{
    return static_cast<int>(kWordsOfAKind) + animal;
}
constexpr int foodToken(int food)
{
    return 2 * static_cast<int>(kWordsOfAKind) + food;
}

/// A name raises an animal that eats a food; each 0 … 11.
struct Triple
{
    int name = 0;
    int animal = 0;
    int food = 0;
};

/// True for the tenth of all triples that no training story holds, among them Mia–cat–fish and John–dog–bone.
bool isHeldOut(const Triple& triple);

enum class Question {
    WhoRaises,   // "Who raises the cat ?"           one hop
    WhatPet,     // "What is Mia 's pet ?"           one hop
    WhatEats,    // "What does the cat eat ?"        one hop
    WhatPetEats, // "What does Mia 's pet eat ?"     two hops
};
inline constexpr std::array<Question, 4> kQuestions{Question::WhoRaises, Question::WhatPet,
                                                    Question::WhatEats, Question::WhatPetEats};

/// "who-raises", "what-pet", "what-eats", "what-pet-eats".
const char* questionName(Question question);

/// One sentence of a story: whose, which fact, and how it is told.
struct Fact
{
    enum class Kind { Raises, Eats } kind = Kind::Raises;
    int owner = 0; // place in Story::triples
    enum class Verb { Eats, Chews } verb = Verb::Eats;
    enum class Article { A, None } article = Article::None;
};

struct Story
{
    std::vector<Triple> triples; // one for each owner; no word twice
    std::vector<Fact> facts;     // in the order told
};

/// What a story's owners are drawn from.
struct StoryKind
{
    Index words = kWordsOfAKind; // the first so many of each kind
    Index owners = 0;            // 0: two or three, drawn
    enum class Holds { TrainingTriples, HeldOutFirst } holds = Holds::TrainingTriples;
};

/// TrainingTriples: none is held out. HeldOutFirst: the first owner's is, the others' are not.
/// Throws std::invalid_argument when no story of that kind can be told.
Story drawStory(const StoryKind& kind, Draws& draws);

/// The sentences' tokens.
std::vector<int> tokens(const Story& story);

/// The question's tokens, up to "?".
std::vector<int> tokens(Question question, const Triple& about);

/// The one token that answers it.
int answer(Question question, const Triple& about);

} // namespace core::transformer::pets
