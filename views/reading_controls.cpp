#include "views/reading_controls.h"

#include "views/number_box.h"
#include "views/perplexity_frame.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>

#include <algorithm>

namespace views {

ReadingControls::ReadingControls(QWidget* parent)
    : WidgetsView(parent),
      m_window(control(tr("Window"), tr("How many tokens the model sees at once"))),
      m_stride(control(tr("Stride"), tr("How many tokens on the next pass begins; at most the window")))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    for (const Control& each : {m_window, m_stride}) {
        row->addWidget(each.label);
        row->addWidget(each.slider, 1);
        row->addWidget(each.box);
        row->addSpacing(12);
    }
    wire<core::SetReadingWindow>(m_window);
    wire<core::SetReadingStride>(m_stride);
}

ReadingControls::Control ReadingControls::control(const QString& name, const QString& toolTip)
{
    const Control made{new QLabel(name, this), new QSlider(Qt::Horizontal, this), new WholeBox(this)};
    made.slider->setToolTip(toolTip);
    made.slider->setAccessibleName(name);
    made.slider->setMinimumWidth(60);
    made.box->setToolTip(toolTip);
    made.box->setAccessibleName(name);
    made.label->setBuddy(made.box);
    connect(made.box, &NumberBox::refused, this, &View::refused);
    return made;
}

template <typename Change>
void ReadingControls::wire(const Control& control)
{
    const auto edit = [this](core::Index tokens, Gesture gesture) {
        Q_EMIT edited(core::TopicEdit(core::PerplexityEdit(Change{tokens})), gesture);
    };
    connect(control.box, &WholeBox::wholeChanged, this,
            [edit](core::Index tokens) { edit(tokens, Gesture::Once); });
    connect(control.slider, &QSlider::valueChanged, this, [edit, slider = control.slider](int tokens) {
        edit(tokens, slider->isSliderDown() ? Gesture::Dragging : Gesture::Once);
    });
    connect(control.slider, &QSlider::sliderReleased, this,
            [edit, slider = control.slider] { edit(slider->value(), Gesture::Dropped); });
}

void ReadingControls::show(const Control& control, core::Index value, core::Index most)
{
    const QSignalBlocker quiet[] = {QSignalBlocker(control.slider), QSignalBlocker(control.box)};
    control.slider->setRange(1, static_cast<int>(most));
    control.slider->setValue(static_cast<int>(value));
    control.box->setRange(1, static_cast<double>(std::max(value, most)));
    control.box->setValue(static_cast<double>(value));
    control.box->setFixedWidth(qRound(52 * appearance().zoom));
}

/// The slider of the window reaches as far as the sentence: more shows nothing new.
void ReadingControls::refresh()
{
    const auto& results = perplexity(frame());
    const core::Index window = results.inputs.window;
    show(m_window, window, std::max(window, results.now.tokens));
    show(m_stride, results.inputs.stride, window);
    m_window.box->setMaximum(static_cast<double>(core::kMostSentenceTokens));
}

} // namespace views
