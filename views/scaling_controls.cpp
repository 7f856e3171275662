#include "views/scaling_controls.h"

#include "views/labelled_box.h"
#include "views/number_box.h"
#include "views/scaling_frame.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>

#include <cmath>

namespace views {

namespace {

constexpr int kPlacesADoubling = 4; // of the slider, on which each doubling is as long
constexpr int kScalingBox = 56;     // wide, at zoom 1

core::Index widthAt(int place)
{
    return std::lround(std::exp2(static_cast<double>(place) / kPlacesADoubling));
}

int placeOf(core::Index width)
{
    return static_cast<int>(std::lround(kPlacesADoubling * std::log2(static_cast<double>(width))));
}

} // namespace

ScalingControls::ScalingControls(QWidget* parent)
    : WidgetsView(parent),
      m_slider(new QSlider(Qt::Horizontal, this)),
      m_again(new QPushButton(tr("Draw again"), this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(8);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    m_width = addBox(tr("width d"), tr("Numbers in each query and key"), 1, core::kMostScalingWidth);
    m_slider->setRange(0, placeOf(core::kMostScalingWidth));
    m_slider->setToolTip(tr("Numbers in each query and key; each doubling is as long"));
    m_slider->setAccessibleName(tr("Width of queries and keys"));
    m_slider->setMinimumWidth(60);
    row->addWidget(m_slider, 1);
    m_keys = addBox(tr("keys"), tr("Keys of a row, which softmax weighs"), core::kFewestScalingKeys,
                    core::kMostScalingKeys);
    m_seed =
        addBox(tr("seed"), tr("Of the dice: the same seed, the same numbers"), 0, core::kMostScalingSeed);
    m_again->setToolTip(tr("Other random numbers: the next seed"));
    row->addWidget(m_again);
    setMinimumWidth(200); // less than its layout asks for: words and the seed give way
    wire();
}

WholeBox* ScalingControls::addBox(const QString& label, const QString& toolTip, core::Index least,
                                  core::Index most)
{
    auto* box = addLabelled<WholeBox>(*layout(), label, toolTip, this);
    box->setRange(static_cast<double>(least), static_cast<double>(most));
    connect(box, &NumberBox::refused, this, &View::refused);
    return box;
}

void ScalingControls::wire()
{
    connect(m_width, &WholeBox::wholeChanged, this,
            [this](core::Index width) { edit(core::SetScalingWidth{width}); });
    connect(m_keys, &WholeBox::wholeChanged, this,
            [this](core::Index keys) { edit(core::SetScalingKeys{keys}); });
    connect(m_seed, &WholeBox::wholeChanged, this,
            [this](core::Index seed) { edit(core::SetScalingSeed{seed}); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int place) {
        slide(place, m_slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(m_slider, &QSlider::sliderReleased, this, [this] { slide(m_slider->value(), Gesture::Dropped); });
    connect(m_again, &QPushButton::clicked, this, [this] {
        const core::Index seed = scaling(frame()).inputs.seed;
        edit(core::SetScalingSeed{seed < core::kMostScalingSeed ? seed + 1 : 0});
    });
}

void ScalingControls::slide(int place, Gesture gesture)
{
    Q_EMIT edited(scalingEdit(core::SetScalingWidth{widthAt(place)}), gesture);
}

void ScalingControls::edit(const core::ScalingEdit& change)
{
    Q_EMIT edited(scalingEdit(change), Gesture::Once);
}

void ScalingControls::refresh()
{
    const core::ScalingInputs& inputs = scaling(frame()).inputs;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_slider), QSignalBlocker(m_width), QSignalBlocker(m_keys),
                                    QSignalBlocker(m_seed)};
    if (!m_slider->isSliderDown())
        m_slider->setValue(placeOf(inputs.width));
    for (const auto& [box, number] :
         {std::pair(m_width, inputs.width), {m_keys, inputs.keys}, {m_seed, inputs.seed}}) {
        if (box->whole() != number)
            box->setValue(static_cast<double>(number));
        box->setFixedWidth(qRound(kScalingBox * appearance().zoom));
    }
    fit();
}

void ScalingControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    fit();
}

/// Where there is no room the seed goes, then the words.
void ScalingControls::fit()
{
    const auto arrange = [this](bool seed, bool words) {
        for (QLabel* label : findChildren<QLabel*>(Qt::FindDirectChildrenOnly))
            label->setVisible(words && (seed || label->buddy() != m_seed));
        m_seed->setVisible(seed);
    };
    const auto isTooWide = [this] { return layout()->minimumSize().width() > width(); };
    arrange(true, true);
    if (isTooWide())
        arrange(false, true);
    if (isTooWide())
        arrange(false, false);
}

} // namespace views
