#pragma once

#include "views/view.h"

namespace views {

/// A cell of the current stage's matrix as a sentence: "cat attends 42.2 percent to sat". Equal tokens are
/// told apart by their positions.
QString spokenCell(const Frame& frame, core::Index query, core::Index key);

/// What a row and a column are of: "query 1, cat", "key 2, sat". A row that sees no key says so.
QString spokenQuery(const Frame& frame, core::Index query);
QString spokenKey(const Frame& frame, core::Index key);

} // namespace views
