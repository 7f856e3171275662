#include "views/model_frame.h"

#include "views/attention_frame.h"
#include "views/count_text.h"

namespace views {

const core::ModelResults& model(const Frame& frame)
{
    if (const auto* training = std::get_if<core::TrainingResults>(&frame.results->open))
        return training->model;
    return std::get<core::ModelResults>(frame.results->open);
}

bool hasModel(const Frame& frame)
{
    return std::holds_alternative<core::ModelResults>(frame.results->open) ||
           std::holds_alternative<core::TrainingResults>(frame.results->open);
}

QString shareText(double probability)
{
    constexpr double kLeast = 0.0005;
    if (probability > 0 && probability < kLeast)
        return exactNumberText(core::withDigits(probability, 2));
    return percentText(probability, 1);
}

} // namespace views
