#pragma once

#include "core/attention_room.h"
#include "views/view.h"

class QPainter;

namespace views {

/// The attention room's results in a frame of one of its lessons; the open head's in one of a trained model.
const core::AttentionResults& attention(const Frame& frame);

/// Whether the frame has attention to show, and so its stages.
bool hasAttention(const Frame& frame);

/// A number as the window writes it: rounded, with a true minus sign and "∞".
QString numberText(double value, int decimals);

/// The same without zeros at its end, for numbers a person put in: "0.5", "1".
QString shortNumberText(double value, int decimals);

/// The same number with all its digits.
QString exactNumberText(double value);

/// The colours of a stage's matrix: 0…1 for weights, so that pictures compare; its own limits around 0 for
/// scores.
ColourScale colourScale(const core::AttentionResults& results, core::Stage stage,
                        const Appearance& appearance);

/// Where only finished weights are known: says so in place of what came before them, and returns true.
bool paintNotKnown(const Frame& frame, QPainter& painter, const QRectF& area, const Appearance& look);

/// The name of a stage as the window shows it: "Score", …
QString stageTitle(core::Stage stage);

} // namespace views
