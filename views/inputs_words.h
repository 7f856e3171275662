#pragma once

#include "core/attention_room.h"
#include "views/theme.h"

#include <QString>

namespace views {

/// The matrices an attention lesson has, in the order they are computed.
std::vector<core::AttentionTable> inputTables(const core::AttentionResults& results);

/// The matrix as it takes part: Q is multiplied.
const core::Matrix& inputMatrix(const core::AttentionResults& results, core::AttentionTable table);

/// "X", "W_Q", "Q", …
QString tableName(core::AttentionTable table);

/// Its name with where it comes from: "X (4×2)", "Q = 2.00 · X·W_Q", "K (changed by hand)".
QString tableTitle(const core::AttentionResults& results, core::AttentionTable table);

/// Its colour: queries, keys and values have their own.
QColor tableColour(const Theme& theme, core::AttentionTable table);

} // namespace views
