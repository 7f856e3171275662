#pragma once

#include "core/words.h"

#include <QString>

namespace views {

/// Core's words in the window's language.
QString translated(const std::string& coreWords);
QString translated(const core::Sentence& sentence);

} // namespace views
