#include "views/switch.h"

#include <QPainter>

namespace views {

namespace {

constexpr QSizeF kTrack(34, 19);
constexpr qreal kTrackGap = 8;

} // namespace

Switch::Switch(const QString& label, QWidget* parent) : QAbstractButton(parent)
{
    setText(label);
    setAccessibleName(label);
    setCheckable(true);
    setCursor(Qt::PointingHandCursor);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Switch::setLook(const Theme& theme, qreal zoom)
{
    m_theme = theme;
    m_zoom = zoom;
    updateGeometry();
    update();
}

QSize Switch::sizeHint() const
{
    const QFontMetricsF metrics(fontOf(14 * m_zoom));
    return QSizeF(metrics.horizontalAdvance(text()) + (kTrackGap + kTrack.width() + 6) * m_zoom, 28 * m_zoom)
        .toSize();
}

void Switch::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(fontOf(14 * m_zoom));
    painter.setPen(isEnabled() ? m_theme.text : m_theme.muted);
    const qreal room = width() - (kTrackGap + kTrack.width()) * m_zoom;
    painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(painter.font()).elidedText(text(), Qt::ElideRight, room));
    const QSizeF size = kTrack * m_zoom;
    const QRectF track(width() - size.width() - 3 * m_zoom, (height() - size.height()) / 2, size.width(),
                       size.height());
    const qreal radius = size.height() / 2;
    painter.setPen(QPen(isChecked() ? m_theme.action : m_theme.muted, 1));
    painter.setBrush(isChecked() ? m_theme.action : m_theme.panel);
    painter.drawRoundedRect(track, radius, radius);
    const qreal knob = size.height() - 5 * m_zoom;
    const qreal left = isChecked() ? track.right() - knob - 2.5 * m_zoom : track.left() + 2.5 * m_zoom;
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChecked() ? m_theme.onAction : m_theme.muted);
    painter.drawEllipse(QRectF(left, track.top() + 2.5 * m_zoom, knob, knob));
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.text, 1.5));
        painter.drawRoundedRect(track.adjusted(-2, -2, 2, 2), radius + 2, radius + 2);
    }
}

} // namespace views
