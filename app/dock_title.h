#pragma once

#include <QWidget>

class QDockWidget;

namespace app {

/// The bar on top of a dock: its name, a button to the window's other side, and one that hides it. Dragging
/// the bar moves the dock too.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    DockTitle(QDockWidget& dock, const QString& hideTip);

Q_SIGNALS:
    void moveRequested();
    void hideRequested();
};

} // namespace app
