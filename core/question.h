#pragma once

#include "core/matrix.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// Questions at the end of a lesson's guide, each in a step of its own.
namespace core {

struct Results;

/// What was answered: a choice's place, a number, or a cell's row and column.
using Answer = std::variant<Index, double, std::array<Index, 2>>;

/// One of the answers to choose from, and what is said to whoever chose it. Of questions for a number or a
/// cell the first is the right answer's and the second any other's.
struct Choice
{
    std::string words;
    std::string said;
};

/// The right one of the choices.
struct ChoiceQuestion
{
    Index right = 0;
    std::vector<std::pair<std::string, double>> facts; // results that make it right, as prose names them
};

/// A result, as prose names it, within a distance.
struct NumberQuestion
{
    std::string value;
    double within = 0;
};

/// A cell of the matrix, its row and column as prose names positions: "query", "best", "2".
struct CellQuestion
{
    std::string row;
    std::string column;
};

struct Question
{
    std::variant<ChoiceQuestion, NumberQuestion, CellQuestion> kind;
    std::vector<Choice> choices;
};

/// A step's field "question":
///   {"right": 1, "facts": {"weights[0,1]": 0}}   a choice of the words in text.md, counted from 0
///   {"number": "weights[1,0]", "within": 0.005}
///   {"row": "query", "column": "best"}
/// Throws LoadError.
Question questionOf(const nlohmann::json& object);

/// Whether the answer is right, by the results of the step as it begins.
bool isRight(const Question& question, const Answer& answer, const Results& asked);

/// What is said to the answer.
const std::string& saidTo(const Question& question, const Answer& answer, const Results& asked);

/// Throws LoadError where the words do not fit the question, or the results do not make its answer right.
void checkQuestion(const Question& question, const Results& asked);

/// As a session's file keeps it: 1, 0.42 or [1, 2].
nlohmann::ordered_json answerText(const Answer& answer);

/// Of that question. Throws FieldError.
Answer answerOf(const Question& question, const nlohmann::json& value);

} // namespace core
