#pragma once

#include "core/number_text.h"
#include "core/question.h"
#include "core/topics.h"

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace core {

/// Every input the user can change, and nothing computed. Each lesson keeps its own inputs while another is
/// open.
struct Session
{
    std::string lesson; // the open one
    int decimals = kDefaultDecimals;
    std::map<std::string, TopicInputs> inputs;                    // by lesson
    std::map<std::string, std::map<std::string, Answer>> answers; // by lesson, then the question's step

    const TopicInputs& open() const { return inputs.at(lesson); }
    bool operator==(const Session&) const = default;
};

/// Decimals of every number shown, 0…6.
struct SetDecimals
{
    int decimals;
};

/// The open lesson's question in that step is answered, or answered anew.
struct AnswerQuestion
{
    std::string step;
    Answer answer;
};

/// Everything back to the lesson's start, its questions without answers.
struct ResetAll
{
    TopicInputs start;
};

/// The inputs as a step of the guide shows them, after a person changed some.
struct BeginStep
{
    TopicInputs inputs;
};

/// What another lesson has now: its inputs where it is of the same topic, else what this topic can take.
struct TakeFrom
{
    std::string lesson;
};

using Edit = std::variant<SetDecimals, AnswerQuestion, ResetAll, BeginStep, TakeFrom, TopicEdit>;

/// The session with the edit made to the open lesson. Throws EditError when the edit does not fit.
Session apply(Session session, const Edit& edit);

/// The edit that `--set key=value` and a lesson's steps name. Throws EditError.
Edit editNamed(const Session& session, std::string_view key, std::string_view value);

/// The session with the settings made to the open lesson, judged together (see madeTogether). Throws
/// EditError.
Session withSettings(const Session& session, const std::vector<Setting>& settings);

/// The settings that make the open lesson's inputs, and the decimals, of the lesson's start.
std::vector<Setting> settings(const TopicInputs& start, const Session& session);

/// What the edit does, as Undo names it.
std::string title(const Edit& edit);

/// The other lessons that the open one can take something from (TakeFrom), by their ids.
std::vector<std::string> lessonsToTakeFrom(const Session& session);

/// The tables of the open lesson whose typed-over numbers the edit that led from `before` to `after` took
/// away, because they are computed again; mostly none.
std::vector<std::string> computedAgain(const Session& before, const Session& after);

/// What follows from the open lesson's inputs, and the session they came from.
struct Results
{
    Session session;
    TopicResults open;
};

/// Results of the same lesson from before may lend what did not change since.
Results evaluate(const Session& session, const Results* before = nullptr);

/// Whether `evaluate` takes more than some 10 ms, so that the window leaves it to a worker.
bool takesLong(const Session& session, const Results* before);

/// How many things of the open lesson can be chosen (Selection::key): keys of a row, tokens; 0 for none.
Index selectable(const Results& results);

/// A result of the open lesson by its name, such as "weights"; nothing when it has none of that name.
std::optional<Quantity> namedValue(const Results& results, std::string_view name);

/// Every name `namedValue` answers to.
std::vector<std::string> valueNames(const Results& results);

} // namespace core
