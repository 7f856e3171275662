#include "views/kv_form.h"

#include "core/model_presets.h"
#include "views/choice_box.h"
#include "views/count_text.h"
#include "views/kv_memory_frame.h"
#include "views/number_box.h"
#include "views/switch.h"
#include "views/text_width.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

QString bitsName(core::KvBits what, core::Index bits)
{
    if (what == core::KvBits::Quantized)
        return KvForm::tr("%1 bits").arg(bits);
    switch (bits) {
    case 32:
        return KvForm::tr("fp32: 4 bytes");
    case 16:
        return KvForm::tr("fp16, bf16: 2 bytes");
    case 8:
        return KvForm::tr("fp8, int8: 1 byte");
    case 4:
        return KvForm::tr("int4: 0.5 bytes");
    default:
        return KvForm::tr("int2: 0.25 bytes");
    }
}

} // namespace

KvForm::KvForm(QWidget* parent) : WidgetsView(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(4);
    m_grid->setColumnStretch(1, 1);
    setShare(0);
}

QString KvForm::heading() const
{
    return tr("Change the numbers");
}

const core::KvMemoryInputs& KvForm::inputs() const
{
    return kvMemory(frame()).inputs;
}

void KvForm::edit(const core::KvMemoryEdit& change, Gesture gesture)
{
    Q_EMIT edited(core::TopicEdit(change), gesture);
}

QLabel* KvForm::addLabel(const QString& label, QWidget* buddy, int row)
{
    auto* text = new QLabel(label, this);
    text->setBuddy(buddy);
    text->setToolTip(buddy->toolTip());
    m_grid->addWidget(text, row, 0);
    return text;
}

/// As narrow as it must be: the longest of its choices does not widen the form.
ChoiceBox* KvForm::choiceBox()
{
    constexpr int kFewLetters = 8;
    auto* box = new ChoiceBox(this);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(kFewLetters);
    return box;
}

NumberBox* KvForm::numberBox(double minimum, double maximum, int decimals, const QString& label,
                             const QString& toolTip)
{
    NumberBox* box = decimals == 0 ? new WholeBox(this) : new NumberBox(this);
    if (decimals > 0)
        box->setDecimals(decimals);
    box->setRange(minimum, maximum);
    box->setAccessibleName(label);
    box->setToolTip(toolTip);
    connect(box, &NumberBox::refused, this, &View::refused);
    m_boxes.push_back(box);
    return box;
}

NumberBox* KvForm::wholeBox(core::KvWhole number, const QString& label, const QString& toolTip)
{
    const core::KvWholeRule& limits = core::rule(number);
    NumberBox* box = numberBox(static_cast<double>(limits.minimum), static_cast<double>(limits.maximum), 0,
                               label, toolTip);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, number](double value) {
        edit(core::SetKvWhole{number, static_cast<core::Index>(std::llround(value))});
    });
    m_show.emplace_back([box, number](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<double>(core::value(inputs, number)));
    });
    return box;
}

NumberBox* KvForm::measureBox(core::KvMeasure measure, const QString& label, const QString& toolTip)
{
    const core::KvMeasureRule& limits = core::rule(measure);
    NumberBox* box = numberBox(limits.minimum, limits.maximum, 3, label, toolTip);
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, measure](double value) {
        edit(core::SetKvMeasure{measure, value});
    });
    m_show.emplace_back([box, measure](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(box);
        box->setValue(core::value(inputs, measure));
    });
    return box;
}

void KvForm::addModel()
{
    ChoiceBox* box = choiceBox();
    box->setAccessibleName(tr("Model"));
    for (const core::ModelPreset& model : core::modelPresets()) {
        box->addItem(QString::fromStdString(model.name), QString::fromStdString(model.id));
        box->setItemData(box->count() - 1, QString::fromStdString(model.source), Qt::ToolTipRole);
    }
    box->addItem(tr("Your own numbers"), QString());
    const int row = m_grid->rowCount();
    addLabel(tr("Model"), box, row);
    m_grid->addWidget(box, row, 1, 1, 2);
    connect(box, &QComboBox::activated, this, [this, box](int chosen) {
        if (const QString id = box->itemData(chosen).toString(); !id.isEmpty())
            edit(core::SetModel{id.toStdString()});
        else
            refresh(); // one's own numbers come from changing one
    });
    m_show.emplace_back([box](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(std::max(0, box->findData(QString::fromStdString(inputs.preset))));
        box->setToolTip(box->itemData(box->currentIndex(), Qt::ToolTipRole).toString());
    });
}

void KvForm::addWhole(core::KvWhole number, const QString& label, const QString& toolTip)
{
    const int row = m_grid->rowCount();
    NumberBox* box = wholeBox(number, label, toolTip);
    addLabel(label, box, row);
    m_grid->addWidget(box, row, 2);
}

void KvForm::addMeasure(core::KvMeasure measure, const QString& label, const QString& toolTip)
{
    const int row = m_grid->rowCount();
    NumberBox* box = measureBox(measure, label, toolTip);
    addLabel(label, box, row);
    m_grid->addWidget(box, row, 2);
}

void KvForm::addBits(core::KvBits what, const QString& label, const QString& toolTip)
{
    ChoiceBox* box = choiceBox();
    box->setAccessibleName(label);
    box->setToolTip(toolTip);
    for (const core::Index bits : core::choices(what))
        box->addItem(bitsName(what, bits), static_cast<int>(bits));
    const int row = m_grid->rowCount();
    addLabel(label, box, row);
    m_grid->addWidget(box, row, 1, 1, 2);
    connect(box, &QComboBox::activated, this, [this, box, what](int chosen) {
        edit(core::SetKvBits{what, box->itemData(chosen).toInt()});
    });
    m_show.emplace_back([box, what](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(box->findData(static_cast<int>(core::bits(inputs, what))));
    });
}

void KvForm::addSwitch(const QString& label, const QString& toolTip,
                       const std::function<bool(const core::KvMemoryInputs&)>& isOn,
                       const std::function<core::KvMemoryEdit(bool)>& change)
{
    auto* control = new Switch(label, this);
    control->setToolTip(toolTip);
    m_switches.push_back(control);
    m_grid->addWidget(control, m_grid->rowCount(), 0, 1, 3, Qt::AlignLeft);
    connect(control, &Switch::toggled, this, [this, change](bool on) { edit(change(on)); });
    m_show.emplace_back([control, isOn](const core::KvMemoryInputs& inputs) {
        const QSignalBlocker quiet(control);
        control->setChecked(isOn(inputs));
    });
}

void KvForm::addButton(
    const QString& label, const QString& toolTip,
    const std::function<std::optional<core::KvMemoryEdit>(const core::KvMemoryInputs&)>& change)
{
    auto* button = new QPushButton(label, this);
    button->setToolTip(toolTip);
    m_grid->addWidget(button, m_grid->rowCount(), 0, 1, 3);
    connect(button, &QPushButton::clicked, this, [this, change] {
        if (const auto wanted = change(inputs()))
            edit(*wanted);
    });
    m_show.emplace_back([button, change](const core::KvMemoryInputs& inputs) {
        button->setEnabled(change(inputs).has_value());
    });
}

void KvForm::refresh()
{
    for (const Show& show : m_show)
        show(inputs());
    const qreal zoom = appearance().zoom;
    for (NumberBox* box : m_boxes) // a very large number must not be cut
        box->setFixedWidth(
            std::max(qRound(96 * zoom), qRound(textWidth(box->font(), box->text()) + 26 * zoom)));
    for (Switch* control : m_switches)
        control->setLook(appearance().theme, appearance().zoom);
}

} // namespace views
