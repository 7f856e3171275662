#pragma once

#include <QFontMetricsF>
#include <QString>

#include <string>

namespace views {

/// A token as it can be seen: spaces, tabs, newlines and control characters get a sign of their own, and
/// right-to-left text cannot reorder its surroundings.
QString visibleToken(const std::string& token);

/// `visibleToken` within a heading or a sentence, where it must leave room for the other words.
QString quotedToken(const std::string& token);

/// `visibleToken`, shortened in its middle to fit the width.
QString fittedToken(const std::string& token, const QFontMetricsF& metrics, qreal width);

/// A token as it is read aloud: signs that have no sound are named.
QString spokenToken(const std::string& token);

} // namespace views
