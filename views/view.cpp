#include "views/view.h"

#include <QFocusEvent>
#include <QPainter>

namespace views {

View::View(QWidget* parent) : QWidget(parent) {}

void View::setFrame(const Frame& frame)
{
    m_frame = frame;
    refresh();
    update();
}

void View::setAppearance(const Appearance& appearance)
{
    m_appearance = appearance;
    if (m_frame.results)
        refresh();
    updateGeometry();
    update();
}

void View::paintEvent(QPaintEvent*)
{
    if (!m_frame.results)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTo(painter, rect());
    if (!m_showsFocus)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_appearance.theme.action, 1.5));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
}

void View::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_showsFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void View::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_showsFocus = false;
    update();
}

} // namespace views
