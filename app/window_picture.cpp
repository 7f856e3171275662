#include "app/window_picture.h"

#include <QApplication>
#include <QPainter>

namespace app {

WindowPicture::WindowPicture(const views::Frame& frame, const Preferences& preferences)
    : m_state(builtInLessons(), frame.results->session), m_window(m_state, preferences)
{
    m_state.select(frame.selection);
}

void WindowPicture::paintTo(QPainter& painter, const QRectF& area)
{
    m_window.setAttribute(Qt::WA_DontShowOnScreen);
    m_window.resize(area.size().toSize());
    m_window.show();
    QApplication::processEvents(); // lays everything out
    painter.save();
    painter.translate(area.topLeft());
    m_window.render(&painter);
    painter.restore();
}

} // namespace app
