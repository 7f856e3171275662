#include "views/tooltip_text.h"

namespace views {

QString tooltipText(const QStringList& lines)
{
    return QStringLiteral("<qt>") +
           lines.join(QLatin1Char('\n')).toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")) +
           QStringLiteral("</qt>");
}

} // namespace views
