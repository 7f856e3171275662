#pragma once

#include <QFont>
#include <QString>

#include <string>
#include <vector>

namespace views {

/// Smaller numbers cannot be read: pixels of type.
inline constexpr qreal kSmallestNumber = 8;

/// The width of a text in one of the program's fonts, remembered: shaping text costs most of a paint.
qreal textWidth(const QFont& font, const QString& text);

/// The width of the widest token as it is shown; 0 for none.
qreal widestToken(const std::vector<std::string>& tokens, const QFont& font);

/// At least the width of a number: as if each digit were a 0, so that changing digits does not change a
/// layout.
qreal numberWidth(const QFont& font, QString text);

} // namespace views
