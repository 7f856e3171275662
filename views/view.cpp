#include "views/view.h"

#include "views/accessibility.h"
#include "views/spoken_number.h"

#include <QPainter>

#include <algorithm>

namespace views {

bool isShown(const Frame& frame, std::string_view view)
{
    const auto shown = core::viewsOn(*frame.lesson, frame.selection.page);
    return std::ranges::find(shown, view) != shown.end();
}

View::View(QWidget* parent) : QWidget(parent)
{
    setShare(1);
}

void View::setShare(int share)
{
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalStretch(1);
    policy.setVerticalStretch(share);
    setSizePolicy(policy);
}

void View::setFrame(const Frame& frame)
{
    m_frame = frame;
    refresh();
    update();
    tellFrame(*this);
}

void View::setAppearance(const Appearance& appearance)
{
    m_appearance = appearance;
    if (m_frame.results)
        refresh();
    updateGeometry();
    update();
}

SpokenNumber View::spokenNumber(int) const
{
    return {};
}

void View::setSpokenNumber(int, double) {}

bool View::event(QEvent* event)
{
    const auto held = m_frame.results;
    if (event->type() == QEvent::FocusIn)
        tellFocus(*this);
    return QWidget::event(event);
}

void View::paintEvent(QPaintEvent*)
{
    if (!m_frame.results)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintTo(painter, rect());
}

} // namespace views
