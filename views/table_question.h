#pragma once

#include "core/table_text.h"

#include <QString>

#include <optional>

class QWidget;

namespace views {

/// The table of numbers a text holds. Asks what a comma means where it could be a decimal sign; nothing when
/// the person does not want to say. Throws core::LoadError.
std::optional<core::TextTable> tableAsking(const std::string& text, QWidget* window);

} // namespace views
