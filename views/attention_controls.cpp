#include "views/attention_controls.h"

#include "views/attention_frame.h"
#include "views/guide_text.h"
#include "views/letter_key.h"
#include "views/number_box.h"
#include "views/switch.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace views {

namespace {

constexpr double kSliderStepsPerUnit = 100;

QString maskWords(core::MaskKind mask)
{
    switch (mask) {
    case core::MaskKind::Window:
        return AttentionControls::tr("Window mask");
    case core::MaskKind::Drawn:
        return AttentionControls::tr("Drawn mask");
    case core::MaskKind::None:
    case core::MaskKind::Causal:
        break;
    }
    return AttentionControls::tr("Causal mask");
}

} // namespace

AttentionControls::AttentionControls(QWidget* parent)
    : WidgetsView(parent),
      m_queryLabel(new QLabel(tr("Query"), this)),
      m_query(new WholeBox(this)),
      m_mask(new Switch(tr("Causal mask"), this)),
      m_scale(new Switch(tr("÷ √d"), this)),
      m_multiplierLabel(new QLabel(tr("Q ×"), this)),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_multiplier(new NumberBox(this))
{
    const int reach = static_cast<int>(core::kMaxQMultiplier * kSliderStepsPerUnit);
    m_slider->setRange(-reach, reach);
    m_slider->setSingleStep(10);
    m_slider->setPageStep(100);
    m_multiplier->setRange(-core::kMaxQMultiplier, core::kMaxQMultiplier);
    m_multiplier->setSingleStep(0.5);
    m_query->setToolTip(tr("The position that asks: a row of the matrix (Up and Down in the matrix)"));
    m_query->setAccessibleName(tr("Query position"));
    m_mask->setToolTip(tr("Hide later positions from each query"));
    m_scale->setToolTip(tr("Divide every score by the square root of the key width"));
    m_scale->setAccessibleName(tr("Divide by the square root of the key width"));
    m_slider->setToolTip(tr("Multiply every query vector; 0 makes all scores equal"));
    m_slider->setAccessibleName(tr("Q multiplier"));
    m_multiplier->setToolTip(tr("The number that multiplies every query vector, from −10 to 10"));
    m_multiplier->setAccessibleName(tr("Q multiplier"));
    m_queryLabel->setToolTip(m_query->toolTip());
    m_multiplierLabel->setToolTip(m_slider->toolTip());
    m_queryLabel->setBuddy(m_query);
    m_multiplierLabel->setBuddy(m_multiplier);
    layOut();
    wire();
    makeActions();
}

void AttentionControls::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2); // for the guide's frame
    row->setSpacing(6);
    row->addWidget(m_queryLabel);
    row->addWidget(m_query);
    row->addSpacing(8);
    row->addWidget(m_mask);
    row->addSpacing(8);
    row->addWidget(m_scale);
    row->addSpacing(8);
    row->addWidget(m_multiplierLabel);
    row->addWidget(m_slider);
    row->addWidget(m_multiplier);
    row->addStretch(1);
    m_slider->setMinimumWidth(60);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumWidth(200); // less than its layout asks for: the slider can go
    m_slider->setMaximumWidth(160);
    m_slider->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void AttentionControls::wire()
{
    connect(m_query, &WholeBox::wholeChanged, this,
            [this](core::Index query) { edit(core::SetQuery{query}); });
    for (NumberBox* box : {static_cast<NumberBox*>(m_query), m_multiplier})
        connect(box, &NumberBox::refused, this, &View::refused);
    connect(m_mask, &Switch::toggled, this,
            [this](bool on) { edit(core::SetMask{on ? core::MaskKind::Causal : core::MaskKind::None}); });
    connect(m_scale, &Switch::toggled, this, [this](bool on) { edit(core::SetScale{on}); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int hundredths) {
        edit(core::SetQMultiplier{hundredths / kSliderStepsPerUnit},
             m_slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(m_slider, &QSlider::sliderReleased, this,
            [this] { edit(core::SetQMultiplier{attention(frame()).inputs.qMultiplier}, Gesture::Dropped); });
    connect(m_multiplier, &QDoubleSpinBox::valueChanged, this,
            [this](double value) { edit(core::SetQMultiplier{value}); });
}

void AttentionControls::makeActions()
{
    new LetterKey(tr("Causal &Mask"), tr("M"), *m_mask, this);
    new LetterKey(tr("&Divide by √d"), tr("D"), *m_scale, this);
}

/// A tinted ground while the guide's step is about the controls.
void AttentionControls::paintEvent(QPaintEvent*)
{
    const core::LessonStep* step = frame().results ? stepOf(frame()) : nullptr;
    if (!step || step->pointsAt != "controls")
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(appearance().theme.action, 2));
    painter.setBrush(appearance().theme.tint);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 8, 8);
}

void AttentionControls::edit(const core::AttentionEdit& change, Gesture gesture)
{
    Q_EMIT edited(core::TopicEdit(change), gesture);
}

void AttentionControls::refresh()
{
    const core::AttentionInputs& inputs = attention(frame()).inputs;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_query), QSignalBlocker(m_mask), QSignalBlocker(m_scale),
                                    QSignalBlocker(m_slider), QSignalBlocker(m_multiplier)};
    m_query->setRange(0, static_cast<int>(inputs.tokens.size()) - 1);
    m_query->setValue(static_cast<int>(inputs.query));
    m_mask->setText(maskWords(inputs.mask));
    m_mask->setChecked(inputs.mask != core::MaskKind::None);
    m_scale->setChecked(inputs.scale);
    for (QWidget* each : std::initializer_list<QWidget*>{m_mask, m_scale, m_slider, m_multiplier})
        each->setEnabled(!inputs.weights); // finished: nothing before them can change
    actions().at(0)->setChecked(m_mask->isChecked());
    actions().at(1)->setChecked(m_scale->isChecked());
    m_slider->setValue(static_cast<int>(std::lround(inputs.qMultiplier * kSliderStepsPerUnit)));
    m_multiplier->setValue(inputs.qMultiplier);
    const Appearance& look = appearance();
    m_mask->setLook(look.theme, look.zoom);
    m_scale->setLook(look.theme, look.zoom);
    m_query->setFixedWidth(qRound(44 * look.zoom));
    m_multiplier->setFixedWidth(qRound(64 * look.zoom));
    fit();
}

void AttentionControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    fit();
}

/// Where there is no room the slider goes, as the box beside it takes the same number, and then the words;
/// the menu has the switch too.
void AttentionControls::fit()
{
    QWidget* const losses[] = {m_slider, m_queryLabel, m_multiplierLabel, m_scale};
    for (QWidget* each : losses)
        each->setVisible(true);
    for (QWidget* each : losses)
        each->setVisible(layout()->minimumSize().width() <= width());
}

} // namespace views
