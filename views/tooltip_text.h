#pragma once

#include <QStringList>

namespace views {

/// Plain lines as a tooltip shows them: always read as rich text, so that a token such as "<s>" or "&amp;"
/// appears as it is.
QString tooltipText(const QStringList& lines);

} // namespace views
