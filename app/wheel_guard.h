#pragma once

#include <QObject>

namespace app {

/// Keeps the wheel from changing a number, a choice or a slider that merely lies under the pointer: it
/// scrolls what is around them until they have the keyboard focus.
class WheelGuard : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace app
