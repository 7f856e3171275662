#include "views/stepper.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

namespace views {

namespace {

constexpr int kShortestHeard = 1000; // milliseconds; a faster play is not read aloud

} // namespace

Stepper::Stepper(QWidget* parent)
    : WidgetsView(parent),
      m_row(new QHBoxLayout(this)),
      m_back(new QPushButton(this)),
      m_play(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_announcement(new Announcement(this))
{
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    m_play->setProperty("primary", true);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSizeConstraint(QLayout::SetNoConstraint);
    m_row->setSpacing(8);
    for (QPushButton* button : {m_back, m_play, m_next}) {
        m_row->addWidget(button);
        button->setFocusPolicy(Qt::TabFocus); // a click leaves Space to the picture
        button->installEventFilter(this);
    }
    setMinimumWidth(120); // less than its layout asks for: it can do with less
    connect(m_back, &QPushButton::clicked, this, &Stepper::back);
    connect(m_play, &QPushButton::clicked, this, &Stepper::togglePlay);
    connect(m_next, &QPushButton::clicked, this, &Stepper::next);
    connect(&m_clock, &QTimer::timeout, this, &Stepper::playOn);
}

void Stepper::describe(const Words& words)
{
    m_back->setToolTip(words.back);
    m_play->setToolTip(words.play);
    m_next->setToolTip(words.next);
}

/// Left and Right step, where a button alone would hand the focus on.
bool Stepper::eventFilter(QObject* button, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Left)
        back();
    else if (key == Qt::Key_Right)
        next();
    else
        return WidgetsView::eventFilter(button, event);
    return true;
}

void Stepper::open(bool back, bool next)
{
    const bool hadFocus = m_back->hasFocus() || m_next->hasFocus();
    m_back->setEnabled(back);
    m_next->setEnabled(next);
    if (hadFocus && !m_back->hasFocus() && !m_next->hasFocus())
        (back ? m_back : m_next)->setFocus();
}

void Stepper::tellPlace(const QString& place)
{
    if (place == accessibleName())
        return;
    const bool moves = !accessibleName().isEmpty() && isVisible();
    setAccessibleName(place);
    if (moves && (!m_clock.isActive() || m_clock.interval() >= kShortestHeard))
        m_announcement->say(place);
}

void Stepper::writeButtons(bool compact)
{
    const bool plays = m_clock.isActive();
    m_back->setText(compact ? QStringLiteral("◀") : tr("◀ Back"));
    m_next->setText(compact ? QStringLiteral("▶") : tr("Next ▶"));
    m_play->setText(compact ? (plays ? tr("Pause") : tr("Play")) : (plays ? tr("❚❚ Pause") : tr("▶ Play")));
    write(compact);
}

void Stepper::fit()
{
    writeButtons(false);
    if (m_row->sizeHint().width() > width())
        writeButtons(true);
}

void Stepper::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    if (frame().results)
        fit();
}

} // namespace views
