#include "views/kv_form.h"

#include <QGridLayout>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kSliderSteps = 100; // of a measure's range
constexpr double kStepsPerDecade = 20;

int logPlace(core::Index value)
{
    return static_cast<int>(std::lround(kStepsPerDecade * std::log10(static_cast<double>(value))));
}

/// Two digits, then zeros.
core::Index logValue(int place)
{
    const double value = std::pow(10, place / kStepsPerDecade);
    const double unit = std::pow(10, std::max(0.0, std::floor(std::log10(value)) - 1));
    return std::llround(std::round(value / unit) * unit);
}

} // namespace

QSlider* KvForm::slider(const QString& label, const QString& toolTip)
{
    auto* slider = new QSlider(Qt::Horizontal, this);
    slider->setAccessibleName(label);
    slider->setToolTip(toolTip);
    slider->setMinimumWidth(60);
    return slider;
}

void KvForm::wire(QSlider* slider, const std::function<core::KvMemoryEdit(int)>& change)
{
    connect(slider, &QSlider::valueChanged, this, [this, slider, change](int value) {
        edit(change(value), slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(slider, &QSlider::sliderReleased, this,
            [this, slider, change] { edit(change(slider->value()), Gesture::Dropped); });
}

void KvForm::addSlider(core::KvWhole number, const QString& label, const QString& toolTip)
{
    addWhole(number, label, toolTip);
    QSlider* drag = slider(label, toolTip);
    drag->setRange(static_cast<int>(core::rule(number).minimum),
                   static_cast<int>(core::rule(number).maximum));
    m_grid->addWidget(drag, m_grid->rowCount() - 1, 1);
    wire(drag, [number](int value) { return core::SetKvWhole{number, value}; });
    m_show.emplace_back([drag, number](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(drag);
        drag->setValue(static_cast<int>(core::value(inputs, number)));
    });
}

void KvForm::addLogSlider(core::KvWhole number, core::Index most, const QString& label,
                          const QString& toolTip)
{
    addWhole(number, label, toolTip);
    QSlider* drag = slider(label, toolTip);
    drag->setRange(0, logPlace(most));
    m_grid->addWidget(drag, m_grid->rowCount() - 1, 1);
    wire(drag, [number](int place) { return core::SetKvWhole{number, logValue(place)}; });
    m_show.emplace_back([drag, number](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(drag);
        drag->setValue(logPlace(core::value(inputs, number)));
    });
}

void KvForm::addSlider(core::KvMeasure measure, const QString& label, const QString& toolTip)
{
    addMeasure(measure, label, toolTip);
    QSlider* drag = slider(label, toolTip);
    const core::KvMeasureRule limits = core::rule(measure);
    const double step = (limits.maximum - limits.minimum) / kSliderSteps;
    drag->setRange(0, kSliderSteps);
    m_grid->addWidget(drag, m_grid->rowCount() - 1, 1);
    wire(drag, [measure, limits, step](int value) {
        return core::SetKvMeasure{measure, std::min(limits.maximum, limits.minimum + step * value)};
    });
    m_show.emplace_back([drag, measure, limits, step](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(drag);
        drag->setValue(static_cast<int>(std::lround((core::value(inputs, measure) - limits.minimum) / step)));
    });
}

void KvForm::addDivisors(const QString& label, const QString& toolTip)
{
    addWhole(core::KvWhole::KvHeads, label, toolTip);
    QSlider* drag = slider(label, toolTip);
    drag->setPageStep(1);
    m_grid->addWidget(drag, m_grid->rowCount() - 1, 1);
    wire(drag, [this](int place) {
        const auto all = core::divisors(inputs().load.shape.queryHeads);
        const auto at = static_cast<std::size_t>(std::clamp(place, 0, static_cast<int>(all.size()) - 1));
        return core::SetKvWhole{core::KvWhole::KvHeads, all[at]};
    });
    m_show.emplace_back([drag](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(drag);
        const auto all = core::divisors(inputs.load.shape.queryHeads);
        drag->setRange(0, static_cast<int>(all.size()) - 1);
        drag->setValue(static_cast<int>(std::ranges::find(all, inputs.load.shape.kvHeads) - all.begin()));
    });
}

} // namespace views
