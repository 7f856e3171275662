#include "app/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace app {

bool WheelGuard::eventFilter(QObject* object, QEvent* event)
{
    if (event->type() != QEvent::Wheel && event->type() != QEvent::Polish)
        return false;
    auto* widget = qobject_cast<QWidget*>(object);
    if (!qobject_cast<QAbstractSpinBox*>(widget) && !qobject_cast<QComboBox*>(widget) &&
        !qobject_cast<QSlider*>(widget))
        return false;
    if (event->type() == QEvent::Polish && widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus); // else the wheel would bring the focus along
    if (event->type() == QEvent::Polish || widget->hasFocus())
        return false;
    event->ignore();
    return true;
}

} // namespace app
