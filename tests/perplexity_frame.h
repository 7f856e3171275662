#pragma once

#include "core/perplexity_settings.h"
#include "tests/lesson_frame.h"

#include <initializer_list>
#include <utility>

/// Frames of the perplexity room, for tests of its views.
namespace tests {

/// "The cat sat on the mat." with a perplexity of exactly 4.
inline core::PerplexityInputs catOnMat()
{
    core::PerplexityInputs inputs;
    inputs.sentence = {{"The", "cat", "sat", "on", "the", "mat", "."},
                       {0.125, 0.0625, 0.25, 0.5, 0.5, 0.25, 0.5}};
    return inputs;
}

inline core::PerplexityInputs catWith(std::initializer_list<std::pair<const char*, const char*>> settings)
{
    core::PerplexityInputs inputs = catOnMat();
    for (const auto& [key, value] : settings)
        inputs = core::apply(inputs, core::perplexityEdit(inputs, key, value));
    return inputs;
}

inline views::Frame perplexityFrame(const core::PerplexityInputs& inputs,
                                    std::optional<core::Index> token = std::nullopt)
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = inputs;
    core::Selection selection;
    selection.key = token;
    return {std::make_shared<const core::Results>(core::evaluate(session)), selection, nullptr};
}

/// A view that is answered as the window answers: its edits and selections come back as frames.
struct Answered
{
    views::View& view;
    std::vector<std::pair<core::PerplexityEdit, views::Gesture>> edits;

    Answered(views::View& shown, const core::PerplexityInputs& inputs,
             std::optional<core::Index> token = std::nullopt)
        : view(shown)
    {
        view.setFrame(perplexityFrame(inputs, token));
        QObject::connect(
            &view, &views::View::edited, &view, [this](const core::Edit& edit, views::Gesture gesture) {
                const auto& change = std::get<core::PerplexityEdit>(std::get<core::TopicEdit>(edit));
                edits.emplace_back(change, gesture);
                show(core::apply(this->inputs(), change), view.frame().selection);
            });
        QObject::connect(&view, &views::View::selected, &view,
                         [this](const core::Selection& selection) { show(this->inputs(), selection); });
    }

    const core::PerplexityResults& results() const
    {
        return std::get<core::PerplexityResults>(view.frame().results->open);
    }

    const core::PerplexityInputs& inputs() const { return results().inputs; }
    double p(std::size_t token) const { return inputs().sentence.p.at(token); }

    void show(const core::PerplexityInputs& inputs, const core::Selection& selection)
    {
        views::Frame frame = perplexityFrame(inputs);
        frame.selection = selection;
        view.setFrame(frame);
    }
};

} // namespace tests
