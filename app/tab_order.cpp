#include "app/tab_order.h"

#include <QLayout>
#include <QScrollArea>

namespace app {

namespace {

using Widgets = std::vector<QWidget*>;

void collect(QWidget& widget, Widgets& found);

void collect(QLayout& layout, Widgets& found)
{
    for (int i = 0; i < layout.count(); ++i) {
        if (QWidget* widget = layout.itemAt(i)->widget())
            collect(*widget, found);
        else if (QLayout* inner = layout.itemAt(i)->layout())
            collect(*inner, found);
    }
}

void collect(QWidget& widget, Widgets& found)
{
    if ((widget.focusPolicy() & Qt::TabFocus) && !widget.focusProxy())
        found.push_back(&widget);
    if (auto* scroll = qobject_cast<QScrollArea*>(&widget))
        return collect(*scroll->widget(), found);
    if (widget.layout())
        return collect(*widget.layout(), found);
    for (auto* child : widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        if (!child->isWindow())
            collect(*child, found);
}

} // namespace

void orderTabs(const std::vector<QWidget*>& parts)
{
    Widgets order;
    for (QWidget* part : parts)
        collect(*part, order);
    for (std::size_t i = 1; i < order.size(); ++i)
        QWidget::setTabOrder(order[i - 1], order[i]);
}

} // namespace app
