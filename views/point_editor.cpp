#include "views/point_editor.h"

#include "views/attention_frame.h"
#include "views/number_box.h"

#include <QRegularExpression>

namespace views {

void PointEditor::openPoint(const QRectF& room, const core::PlanePoint& point,
                            const core::PlaneDimensions& dimensions, const QFont& font)
{
    m_isOnLine = !dimensions.up;
    setAccessibleName(m_isOnLine ? tr("New number") : tr("New numbers, horizontal; vertical"));
    const QString across = exactNumberText(point.x);
    openText(room, m_isOnLine ? across : QStringLiteral("%1; %2").arg(across, exactNumberText(point.y)),
             font);
}

std::optional<core::PlanePoint> PointEditor::point() const
{
    static const QRegularExpression blanks(QStringLiteral("\\s+"));
    const QString typed = text().trimmed();
    if (m_isOnLine) {
        const auto number = readNumber(typed);
        return number ? std::optional(core::PlanePoint{*number, 0}) : std::nullopt;
    }
    const QStringList parts =
        typed.contains(QLatin1Char(';')) ? typed.split(QLatin1Char(';')) : typed.split(blanks);
    if (parts.size() != 2)
        return std::nullopt;
    const auto across = readNumber(parts[0].trimmed());
    const auto up = readNumber(parts[1].trimmed());
    return across && up ? std::optional(core::PlanePoint{*across, *up}) : std::nullopt;
}

QString PointEditor::complaint() const
{
    if (point())
        return {};
    return m_isOnLine ? tr("“%1” is not a number such as 2.5.").arg(text())
                      : tr("“%1” are not two numbers such as 0.5; 1.5").arg(text());
}

void PointEditor::give()
{
    Q_EMIT enteredPoint(*point());
}

} // namespace views
