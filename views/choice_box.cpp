#include "views/choice_box.h"

#include <QAbstractItemView>
#include <QLayout>
#include <QScreen>
#include <QStyleOptionComboBox>
#include <QStylePainter>

#include <algorithm>

namespace views {

void ChoiceBox::showPopup()
{
    QComboBox::showPopup();
    QWidget* popup = view()->window();
    for (QWidget* each : popup->findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (each->inherits("QComboBoxPrivateScroller")) // there for want of that border's pixels
            each->hide();
    popup->layout()->activate();
    int needed = 0;
    for (int row = 0; row < std::min(count(), maxVisibleItems()); ++row)
        needed += view()->sizeHintForRow(row);
    const int missing = needed - view()->viewport()->height();
    const int room = popup->screen()->availableGeometry().bottom() - popup->geometry().bottom();
    if (missing > 0)
        popup->resize(popup->width(), popup->height() + std::min(missing, std::max(room, 0)));
}

void ChoiceBox::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    QStyleOptionComboBox option;
    initStyleOption(&option);
    if (currentIndex() < 0)
        option.currentText = placeholderText();
    painter.drawComplexControl(QStyle::CC_ComboBox, option);
    const QRect field =
        style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
    option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, field.width() - 2);
    painter.drawControl(QStyle::CE_ComboBoxLabel, option);
    const qreal half = fontMetrics().height() / 4.5;
    const QPointF middle(width() - 13, height() / 2.0);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text),
                        1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({middle + QPointF(-half, -half / 2), middle + QPointF(0, half / 2),
                                    middle + QPointF(half, -half / 2)}));
}

} // namespace views
