#include "app/window_picture.h"

#include <QApplication>
#include <QPainter>

namespace app {

WindowPicture::WindowPicture(const views::Frame& frame, const Preferences& preferences)
    : m_state(lessonsWith(frame.lesson), frame.results->session, frame.selection),
      m_window(m_state, preferences)
{
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
