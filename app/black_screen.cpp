#include "app/black_screen.h"

#include <QEvent>

namespace app {

BlackScreen::BlackScreen(QWidget& window) : QWidget(&window), m_focusBefore(window.focusWidget())
{
    setObjectName(QStringLiteral("blackScreen"));
    setAccessibleName(tr("Black screen: any key shows the window again"));
    setStyleSheet(QStringLiteral("background: black"));
    setAttribute(Qt::WA_StyledBackground);
    setAttribute(Qt::WA_DeleteOnClose);
    setCursor(Qt::BlankCursor);
    setGeometry(window.rect());
    show();
    raise();
    setFocus();
}

bool BlackScreen::event(QEvent* event)
{
    switch (event->type()) {
    case QEvent::ShortcutOverride: // the window's keys are this one's now
        event->accept();
        return true;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
        end();
        return true;
    default:
        return QWidget::event(event);
    }
}

void BlackScreen::end()
{
    if (m_focusBefore)
        m_focusBefore->setFocus();
    close();
}

} // namespace app
