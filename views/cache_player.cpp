#include "views/cache_player.h"

#include "views/cache_frame.h"
#include "views/choice_box.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace views {

namespace {

struct Speed
{
    const char* title; // translated
    int milliseconds;  // a step stays on screen while playing
};

constexpr std::array kSpeeds{
    Speed{QT_TRANSLATE_NOOP("views::CachePlayer", "slow"), 3000},
    Speed{QT_TRANSLATE_NOOP("views::CachePlayer", "normal"), 1600},
    Speed{QT_TRANSLATE_NOOP("views::CachePlayer", "fast"), 400},
    Speed{QT_TRANSLATE_NOOP("views::CachePlayer", "very fast"), 40},
};
constexpr int kUsualSpeed = 1;

} // namespace

CachePlayer::CachePlayer(QWidget* parent)
    : Stepper(parent),
      m_back(new QPushButton(this)),
      m_play(new QPushButton(this)),
      m_next(new QPushButton(this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)),
      m_speed(new ChoiceBox(this))
{
    m_play->setProperty("primary", true);
    m_where->setTextFormat(Qt::PlainText);
    for (const Speed& speed : kSpeeds)
        m_speed->addItem(tr(speed.title));
    m_speed->setCurrentIndex(kUsualSpeed);
    m_clock.setInterval(kSpeeds[kUsualSpeed].milliseconds);
    setMinimumWidth(120); // less than its layout asks for: it can do with less
    describe();
    layOut();
    wire();
}

void CachePlayer::describe()
{
    m_back->setToolTip(tr("The token before (PageUp)"));
    m_play->setToolTip(tr("Generate token after token (Space)"));
    m_next->setToolTip(tr("The next token (PageDown)"));
    m_slider->setToolTip(tr("Go to any step (Left, Right, Home, End)"));
    m_speed->setToolTip(tr("How fast Play goes"));
    m_back->setAccessibleName(tr("Back"));
    m_next->setAccessibleName(tr("Next"));
    m_slider->setAccessibleName(tr("Step"));
    m_speed->setAccessibleName(tr("Speed"));
}

void CachePlayer::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    row->setSpacing(8);
    for (QPushButton* button : {m_back, m_play, m_next}) {
        row->addWidget(button);
        button->installEventFilter(this);
    }
    row->addSpacing(8);
    row->addWidget(m_slider, 1);
    row->addSpacing(4);
    row->addWidget(m_where);
    row->addWidget(m_speed);
    m_slider->setMinimumWidth(60);
}

void CachePlayer::wire()
{
    connect(m_back, &QPushButton::clicked, this, &CachePlayer::back);
    connect(m_next, &QPushButton::clicked, this, &CachePlayer::next);
    connect(m_play, &QPushButton::clicked, this, &CachePlayer::togglePlay);
    connect(&m_clock, &QTimer::timeout, this, &CachePlayer::playOn);
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int speed) {
        m_clock.setInterval(kSpeeds[static_cast<std::size_t>(speed)].milliseconds);
    });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        stop();
        go(step, m_slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { go(m_slider->value(), Gesture::Dropped); });
}

/// Left and Right step, where a button alone would hand the focus on.
bool CachePlayer::eventFilter(QObject* button, QEvent* event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Left)
        back();
    else if (key == Qt::Key_Right)
        next();
    else
        return Stepper::eventFilter(button, event);
    return true;
}

void CachePlayer::go(core::Index step, Gesture gesture)
{
    m_asked = std::clamp<core::Index>(step, 1, kvCache(frame()).tokens->count());
    Q_EMIT edited(cacheEdit(core::SetCacheStep{m_asked}), gesture);
}

/// The step shown, or the one asked for while it is still being computed.
core::Index CachePlayer::current() const
{
    return frame().stale ? m_asked : kvCache(frame()).step;
}

/// Ends playing; the steps it went through become one undo step.
void CachePlayer::stop()
{
    if (!m_clock.isActive())
        return;
    m_clock.stop();
    go(m_asked, Gesture::Dropped);
    fit();
}

void CachePlayer::back()
{
    stop();
    go(current() - 1, Gesture::Once);
}

void CachePlayer::next()
{
    stop();
    go(current() + 1, Gesture::Once);
}

void CachePlayer::togglePlay()
{
    if (m_clock.isActive())
        return stop();
    const core::KvCacheResults& results = kvCache(frame());
    m_clock.start();
    go(results.step == results.tokens->count() ? 1 : results.step + 1, Gesture::Dragging);
    fit();
}

void CachePlayer::playOn()
{
    if (frame().stale) // the step before is still being computed
        return;
    const core::KvCacheResults& results = kvCache(frame());
    if (results.step == results.tokens->count())
        return stop();
    go(results.step + 1, Gesture::Dragging);
}

void CachePlayer::refresh()
{
    const core::KvCacheResults& results = kvCache(frame());
    const auto count = static_cast<int>(results.tokens->count());
    const auto step = static_cast<int>(results.step);
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(1, count);
    m_slider->setPageStep(std::max(1, count / 10));
    if (!m_slider->isSliderDown())
        m_slider->setValue(step);
    const bool hadFocus = m_back->hasFocus() || m_next->hasFocus();
    m_back->setEnabled(step > 1);
    m_next->setEnabled(step < count);
    if (hadFocus && !m_back->hasFocus() && !m_next->hasFocus()) // a button switched off loses it
        (m_back->isEnabled() ? m_back : m_next)->setFocus();
    fit();
}

void CachePlayer::resizeEvent(QResizeEvent* event)
{
    Stepper::resizeEvent(event);
    if (frame().results)
        fit();
}

/// Drops the words of buttons, then the speed, where they do not fit.
void CachePlayer::fit()
{
    const core::KvCacheResults& results = kvCache(frame());
    const QString step = countText(results.step);
    const QString count = countText(results.tokens->count());
    const bool plays = m_clock.isActive();
    const auto write = [&](bool compact) {
        m_back->setText(compact ? QStringLiteral("◀") : tr("◀ Back"));
        m_next->setText(compact ? QStringLiteral("▶") : tr("Next ▶"));
        m_play->setText(compact ? (plays ? tr("Pause") : tr("Play"))
                                : (plays ? tr("❚❚ Pause") : tr("▶ Play")));
        m_where->setText(compact ? tr("%1 / %2").arg(step, count) : tr("Step %1 of %2").arg(step, count));
        m_speed->setVisible(!compact);
    };
    write(false);
    if (layout()->sizeHint().width() > width())
        write(true);
}

} // namespace views
