#include "core/question.h"

#include "core/json_fields.h"
#include "core/number_text.h"
#include "core/prose.h"

#include <cmath>

namespace core {

namespace {

using nlohmann::json;

constexpr double kFactRounding = 5e-4; // facts are written with three decimals
constexpr Index kMostChoices = 6;
constexpr Index kLargestCell = 9'999;

/// The number that results have at a place. Throws LoadError where there is none.
double numberOf(const Results& results, const std::string& place)
{
    if (const auto number = numberAt(place, results))
        return *number;
    throw LoadError(CORE_WORDS("\"%1\" names no number of this lesson"), place);
}

/// Visits a question's kinds, each with a function of its own.
template <typename... Case>
struct Cases : Case...
{
    using Case::operator()...;
};

template <typename... Case>
Cases(Case...) -> Cases<Case...>;

bool isCell(const CellQuestion& cell, const std::array<Index, 2>& given, const Results& asked)
{
    return static_cast<double>(given[0]) == numberOf(asked, cell.row) &&
           static_cast<double>(given[1]) == numberOf(asked, cell.column);
}

} // namespace

Question questionOf(const json& object)
{
    if (object.contains("number")) {
        checkKeys(object, {"number", "within"});
        return {NumberQuestion{field<std::string>(object, "number"), field<double>(object, "within")}, {}};
    }
    if (object.contains("row")) {
        checkKeys(object, {"row", "column"});
        return {CellQuestion{field<std::string>(object, "row"), field<std::string>(object, "column")}, {}};
    }
    checkKeys(object, {"right", "facts"});
    ChoiceQuestion choice{wholeField(object, "right", 0, kMostChoices - 1), {}};
    const json facts = object.contains("facts") ? object.at("facts") : json::object();
    if (!facts.is_object())
        throw LoadError(CORE_WORDS("\"facts\" is not an object {…} of results and their numbers"));
    for (const auto& [place, value] : facts.items())
        choice.facts.emplace_back(place, field<double>(facts, place));
    return {choice, {}};
}

bool isRight(const Question& question, const Answer& answer, const Results& asked)
{
    return std::visit(
        Cases{[&](const ChoiceQuestion& choice) { return std::get<Index>(answer) == choice.right; },
              [&](const NumberQuestion& number) {
                  return std::abs(std::get<double>(answer) - numberOf(asked, number.value)) <= number.within;
              },
              [&](const CellQuestion& cell) {
                  return isCell(cell, std::get<std::array<Index, 2>>(answer), asked);
              }},
        question.kind);
}

const std::string& saidTo(const Question& question, const Answer& answer, const Results& asked)
{
    if (const auto* choice = std::get_if<Index>(&answer))
        return question.choices.at(static_cast<std::size_t>(*choice)).said;
    return question.choices.at(isRight(question, answer, asked) ? 0 : 1).said;
}

void checkQuestion(const Question& question, const Results& asked)
{
    const auto* choice = std::get_if<ChoiceQuestion>(&question.kind);
    const auto count = static_cast<Index>(question.choices.size());
    if (choice ? count < 2 || count > kMostChoices || choice->right >= count : count != 2)
        throw LoadError(CORE_WORDS("the question has %1 lines \"- …\", expected %2"), std::to_string(count),
                        choice ? CORE_WORDS("2 to 6, the right one among them")
                               : CORE_WORDS("2: said to the right answer, and to any other"));
    for (const Choice& each : question.choices) {
        if (each.said.empty())
            throw LoadError(CORE_WORDS("the choice \"%1\" says nothing after \"::\""), each.words);
        checkProse(each.words, asked, std::nullopt);
        checkProse(each.said, asked, std::nullopt);
    }
    std::visit(Cases{[&](const ChoiceQuestion& one) {
                         for (const auto& [place, value] : one.facts)
                             if (std::abs(numberOf(asked, place) - value) > kFactRounding)
                                 throw LoadError(CORE_WORDS("\"%1\" is %2, the question says %3"), place,
                                                 exactText(numberOf(asked, place)), exactText(value));
                     },
                     [&](const NumberQuestion& number) { numberOf(asked, number.value); },
                     [&](const CellQuestion& cell) {
                         numberOf(asked, cell.row);
                         numberOf(asked, cell.column);
                     }},
               question.kind);
}

nlohmann::ordered_json answerText(const Answer& answer)
{
    return std::visit([](const auto& given) { return nlohmann::ordered_json(given); }, answer);
}

Answer answerOf(const Question& question, const json& value)
{
    return std::visit(
        Cases{[&](const ChoiceQuestion&) -> Answer {
                  const auto last = static_cast<Index>(question.choices.size()) - 1;
                  return wholeField({{"answer", value}}, "answer", 0, last);
              },
              [&](const NumberQuestion&) -> Answer {
                  return field<double>({{"answer", value}}, "answer");
              },
              [&](const CellQuestion&) -> Answer {
                  if (!value.is_array() || value.size() != 2)
                      throw FieldError("",
                                       CORE_WORDS("an answer must be a row and a column, such as [1, 0]"));
                  return std::array{wholeField({{"row", value[0]}}, "row", 0, kLargestCell),
                                    wholeField({{"column", value[1]}}, "column", 0, kLargestCell)};
              }},
        question.kind);
}

} // namespace core
