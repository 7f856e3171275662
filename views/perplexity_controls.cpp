#include "views/perplexity_controls.h"

#include "core/sentence.h"
#include "views/choice_box.h"
#include "views/letter_key.h"
#include "views/number_box.h"
#include "views/perplexity_frame.h"
#include "views/switch.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>

namespace views {

namespace {

constexpr int kSentenceWidth = 90; // at least
constexpr int kPresetWidth = 90;   // at least

QStringList presetTitles()
{
    return {PerplexityControls::tr("Perfect run"), PerplexityControls::tr("Uniform over 10"),
            PerplexityControls::tr("One surprise"), PerplexityControls::tr("All but one certain"),
            PerplexityControls::tr("One impossible")};
}

/// The preset that makes the probabilities there are; −1 for none.
int presetOf(const core::PerplexityInputs& inputs)
{
    for (std::size_t i = 0; i < core::kPerplexityPresetNames.size(); ++i) {
        const core::UsePerplexityPreset change{static_cast<core::PerplexityPreset>(i)};
        if (core::apply(inputs, change).sentence == inputs.sentence)
            return static_cast<int>(i);
    }
    return -1;
}

} // namespace

PerplexityControls::PerplexityControls(QWidget* parent)
    : WidgetsView(parent),
      m_sentence(new QLineEdit(this)),
      m_preset(new ChoiceBox(this)),
      m_axis(new Switch(tr("Log axis"), this))
{
    m_sentence->setToolTip(tr("Your own sentence, up to 200 words and marks; Enter takes it"));
    m_sentence->setAccessibleName(tr("Sentence"));
    m_sentence->setMinimumWidth(kSentenceWidth);
    m_sentence->setMaxLength(static_cast<int>(core::kLongestSentence));
    m_preset->addItems(presetTitles());
    m_preset->setPlaceholderText(tr("Preset"));
    m_preset->setToolTip(tr("Probabilities to begin with"));
    m_preset->setMinimumWidth(kPresetWidth);
    m_preset->setAccessibleName(tr("Preset of the probabilities"));
    m_axis->setToolTip(tr("Probabilities on a logarithmic axis, each step a tenth"));
    m_axis->setAccessibleName(tr("Logarithmic axis"));
    leaveUndoToWindow(*m_sentence);
    layOut();
    wire();
    makeActions();
}

void PerplexityControls::layOut()
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 2, 6, 2);
    row->setSpacing(8);
    row->addWidget(m_sentence, 1);
    row->addWidget(m_preset);
    row->setSizeConstraint(QLayout::SetNoConstraint);
    setMinimumWidth(200); // less than its layout asks for: the switch can go
    row->addWidget(m_axis);
}

void PerplexityControls::wire()
{
    connect(m_sentence, &QLineEdit::editingFinished, this, &PerplexityControls::enterSentence);
    connect(m_preset, &QComboBox::activated, this, [this](int preset) {
        edit(core::UsePerplexityPreset{static_cast<core::PerplexityPreset>(preset)});
    });
    connect(m_axis, &Switch::toggled, this, [this](bool isLogarithmic) {
        edit(core::SetProbabilityAxis{isLogarithmic ? core::ProbabilityAxis::Logarithmic
                                                    : core::ProbabilityAxis::Linear});
    });
}

void PerplexityControls::makeActions()
{
    new LetterKey(tr("&Logarithmic Axis"), tr("L"), *m_axis, this);
}

void PerplexityControls::edit(const core::PerplexityEdit& change)
{
    Q_EMIT edited(core::TopicEdit(change), Gesture::Once);
}

void PerplexityControls::enterSentence()
{
    if (!m_sentence->isModified())
        return;
    const std::string typed = m_sentence->text().toStdString();
    m_sentence->setModified(false);
    edit(core::SetSentence{typed});
    if (core::splitSentence(typed) != perplexity(frame()).inputs.sentence.tokens)
        m_sentence->setModified(true); // refused: it stays, to be mended
}

void PerplexityControls::resizeEvent(QResizeEvent* event)
{
    WidgetsView::resizeEvent(event);
    fit();
}

/// Where there is no room the switch goes: the menu has it too.
void PerplexityControls::fit()
{
    m_axis->setVisible(true);
    m_axis->setVisible(layout()->minimumSize().width() <= width());
}

void PerplexityControls::refresh()
{
    const core::PerplexityInputs& inputs = perplexity(frame()).inputs;
    const QSignalBlocker quiet[] = {QSignalBlocker(m_sentence), QSignalBlocker(m_preset),
                                    QSignalBlocker(m_axis)};
    const QString sentence = QString::fromStdString(core::joinedSentence(inputs.sentence.tokens));
    const bool isNew = sentence != m_shown;
    m_shown = sentence;
    if (isNew && core::splitSentence(m_sentence->text().toStdString()) != inputs.sentence.tokens) {
        m_sentence->setText(sentence); // else it stays as it was typed, with its own spaces
        m_sentence->setCursorPosition(0);
    }
    m_preset->setCurrentIndex(presetOf(inputs));
    m_axis->setChecked(inputs.axis == core::ProbabilityAxis::Logarithmic);
    actions().constFirst()->setChecked(m_axis->isChecked());
    m_axis->setLook(appearance().theme, appearance().zoom);
    fit();
}

} // namespace views
