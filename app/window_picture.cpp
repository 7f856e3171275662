#include "app/window_picture.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

/// The built-in ones and the frame's own, which may come from a file.
std::vector<LessonPtr> lessonsWith(const LessonPtr& own)
{
    std::vector<LessonPtr> lessons = builtInLessons();
    const auto same = std::ranges::find(lessons, own->id, [](const LessonPtr& lesson) { return lesson->id; });
    if (same != lessons.end())
        *same = own;
    else
        lessons.insert(lessons.begin(), own);
    return lessons;
}

} // namespace

WindowPicture::WindowPicture(const views::Frame& frame, const Preferences& preferences)
    : m_state(lessonsWith(frame.lesson), frame), m_window(m_state, preferences)
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
