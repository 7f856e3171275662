#include "views/cache_player.h"

#include "views/cache_frame.h"
#include "views/choice_box.h"
#include "views/count_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
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
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_where(new QLabel(this)),
      m_speed(new ChoiceBox(this))
{
    describe({tr("The token before (PageUp)"), tr("Generate token after token (Space)"),
              tr("The next token (PageDown)")});
    m_slider->setToolTip(tr("Go to any step (Left, Right, Home, End)"));
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setMinimumWidth(60);
    m_where->setTextFormat(Qt::PlainText);
    m_speed->setToolTip(tr("How fast Play goes"));
    m_speed->setAccessibleName(tr("Speed"));
    for (const Speed& speed : kSpeeds)
        m_speed->addItem(tr(speed.title));
    row()->addSpacing(8);
    row()->addWidget(m_slider, 1);
    row()->addSpacing(4);
    row()->addWidget(m_where);
    row()->addWidget(m_speed);
    wire();
    m_speed->setCurrentIndex(kUsualSpeed);
}

void CachePlayer::wire()
{
    connect(m_speed, &QComboBox::currentIndexChanged, this, [this](int speed) {
        clock().setInterval(kSpeeds[static_cast<std::size_t>(speed)].milliseconds);
    });
    connect(m_speed, &QComboBox::activated, this, &Stepper::speedChosen);
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        stop();
        go(step, m_slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { go(m_slider->value(), Gesture::Dropped); });
}

void CachePlayer::setSpeed(int speed)
{
    m_speed->setCurrentIndex(std::clamp(speed, 0, static_cast<int>(kSpeeds.size()) - 1));
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
    if (!clock().isActive())
        return;
    clock().stop();
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
    if (clock().isActive())
        return stop();
    const core::KvCacheResults& results = kvCache(frame());
    clock().start();
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
    open(step > 1, step < count);
    fit();
}

void CachePlayer::write(bool compact)
{
    const core::KvCacheResults& results = kvCache(frame());
    const QString step = countText(results.step);
    const QString count = countText(results.tokens->count());
    m_where->setText(compact ? tr("%1 / %2").arg(step, count) : tr("Step %1 of %2").arg(step, count));
    tellPlace(tr("Step %1 of %2").arg(step, count));
    m_speed->setVisible(!compact);
}

} // namespace views
