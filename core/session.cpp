#include "core/session.h"

#include "core/errors.h"
#include "core/setting_value.h"
#include "core/words.h"

namespace core {

namespace {

void applyTo(Session& session, const SetDecimals& edit)
{
    if (edit.decimals < 0 || edit.decimals > kMaxDecimals)
        throw EditError(CORE_WORDS("decimals must be a whole number from 0 to 6, not %1"),
                        std::to_string(edit.decimals));
    session.decimals = edit.decimals;
}

void applyTo(Session& session, const AnswerQuestion& edit)
{
    session.answers[session.lesson].insert_or_assign(edit.step, edit.answer);
}

void applyTo(Session& session, const ResetAll& edit)
{
    session.inputs.at(session.lesson) = edit.start;
    session.answers.erase(session.lesson);
    session.decimals = kDefaultDecimals;
}

void applyTo(Session& session, const BeginStep& edit)
{
    session.inputs.at(session.lesson) = edit.inputs;
}

/// Whether inputs of that topic can take from those of the other.
template <typename Own, typename Other>
constexpr bool kTakes = std::is_same_v<Own, Other> || requires(Own own, const Other& other)
{
    takenFrom(own, other);
};

bool takes(const TopicInputs& own, const TopicInputs& other)
{
    return std::visit(
        []<typename Own, typename Other>(const Own&, const Other&) { return kTakes<Own, Other>; }, own,
        other);
}

void applyTo(Session& session, const TakeFrom& edit)
{
    const auto found = session.inputs.find(edit.lesson);
    TopicInputs& open = session.inputs.at(session.lesson);
    if (found == session.inputs.end() || !takes(open, found->second))
        throw EditError(CORE_WORDS("this lesson can take nothing from \"%1\""), edit.lesson);
    std::visit(
        []<typename Own, typename Other>(Own& own, const Other& other) {
            if constexpr (std::is_same_v<Own, Other>)
                own = other;
            else if constexpr (kTakes<Own, Other>)
                own = takenFrom(own, other);
        },
        open, found->second);
}

void applyTo(Session& session, const TopicEdit& edit)
{
    TopicInputs& open = session.inputs.at(session.lesson);
    std::visit(
        [](auto& inputs, const auto& change) {
            if constexpr (requires { core::apply(inputs, change); })
                inputs = core::apply(inputs, change);
            else
                throw std::invalid_argument("an edit of another topic than the open lesson's");
        },
        open, edit);
}

/// The results before as those of the topic of `inputs`; nothing when they are of another lesson.
template <typename Inputs>
auto resultsOf(const Inputs& inputs, const Session& session, const Results* before)
{
    using Own = decltype(evaluate(inputs));
    return before && before->session.lesson == session.lesson ? std::get_if<Own>(&before->open) : nullptr;
}

} // namespace

Session apply(Session session, const Edit& edit)
{
    std::visit([&](const auto& change) { applyTo(session, change); }, edit);
    return session;
}

Edit editNamed(const Session& session, std::string_view key, std::string_view value)
{
    if (key == "from")
        return TakeFrom{std::string(value)};
    if (key != "decimals")
        return topicEdit(session.open(), key, value);
    return SetDecimals{static_cast<int>(wholeValue(key, value, 0, kMaxDecimals))};
}

Session withSettings(const Session& session, const std::vector<Setting>& settings)
{
    return madeTogether(session, settings,
                        [](const Session& from, std::string_view key, std::string_view value) {
                            return core::apply(from, editNamed(from, key, value));
                        });
}

std::vector<Setting> settings(const TopicInputs& start, const Session& session)
{
    std::vector<Setting> list = std::visit(
        [&](const auto& inputs) { return settings(std::get<std::decay_t<decltype(inputs)>>(start), inputs); },
        session.open());
    list.emplace_back("decimals", std::to_string(session.decimals));
    return list;
}

std::string title(const Edit& edit)
{
    if (std::holds_alternative<SetDecimals>(edit))
        return CORE_WORDS("Decimals");
    if (std::holds_alternative<AnswerQuestion>(edit))
        return CORE_WORDS("Answer");
    if (std::holds_alternative<ResetAll>(edit))
        return CORE_WORDS("Reset All");
    if (std::holds_alternative<BeginStep>(edit))
        return CORE_WORDS("Guide: the step again");
    if (std::holds_alternative<TakeFrom>(edit))
        return CORE_WORDS("Start from another lesson");
    return std::visit([](const auto& change) { return title(change); }, std::get<TopicEdit>(edit));
}

std::vector<std::string> lessonsToTakeFrom(const Session& session)
{
    std::vector<std::string> ids;
    for (const auto& [id, inputs] : session.inputs)
        if (id != session.lesson && takes(session.open(), inputs))
            ids.push_back(id);
    return ids;
}

std::vector<std::string> computedAgain(const Session& before, const Session& after)
{
    return std::visit(
        [&](const auto& inputs) -> std::vector<std::string> {
            if constexpr (requires { computedAgain(inputs, inputs); })
                return computedAgain(inputs, std::get<std::decay_t<decltype(inputs)>>(after.open()));
            else
                return {};
        },
        before.open());
}

Results evaluate(const Session& session, const Results* before)
{
    return {session, std::visit(
                         [&](const auto& inputs) -> TopicResults {
                             if constexpr (requires { evaluate(inputs, resultsOf(inputs, session, before)); })
                                 return evaluate(inputs, resultsOf(inputs, session, before));
                             else
                                 return evaluate(inputs);
                         },
                         session.open())};
}

bool takesLong(const Session& session, const Results* before)
{
    return std::visit(
        [&](const auto& inputs) {
            if constexpr (requires { takesLong(inputs, resultsOf(inputs, session, before)); })
                return takesLong(inputs, resultsOf(inputs, session, before));
            else
                return false;
        },
        session.open());
}

Index selectable(const Results& results)
{
    return std::visit([](const auto& open) { return selectable(open); }, results.open);
}

std::optional<Quantity> namedValue(const Results& results, std::string_view name)
{
    return std::visit([&](const auto& open) { return namedValue(open, name); }, results.open);
}

std::vector<std::string> valueNames(const Results& results)
{
    return std::visit([](const auto& open) { return valueNames(open); }, results.open);
}

} // namespace core
