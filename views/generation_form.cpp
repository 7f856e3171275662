#include "views/generation_form.h"

#include "views/generation_times.h"
#include "views/labelled_box.h"
#include "views/model_frame.h"
#include "views/number_box.h"
#include "views/switch.h"
#include "views/token_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextCharFormat>
#include <QVBoxLayout>

namespace views {

namespace {

constexpr double kMostGenerationSeed = 999'999;
constexpr qreal kBoxWidth = 64; // at zoom 1
constexpr qreal kTextHeight = 110;

template <typename Box>
Box* addBox(QBoxLayout& row, const QString& label, const QString& toolTip, double least, double most,
            QWidget* parent)
{
    auto* box = addLabelled<Box>(row, label, toolTip, parent);
    box->setRange(least, most);
    return box;
}

} // namespace

GenerationForm::GenerationForm(QWidget* parent)
    : WidgetsView(parent),
      m_write(new Switch(tr("Write on"), this)),
      m_text(new QPlainTextEdit(this)),
      m_took(new QLabel(this)),
      m_keep(new QPushButton(tr("Read it as the text"), this))
{
    m_write->setToolTip(tr("Let the model write the text on, token by token, and measure each"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("What the model wrote"));
    m_took->setWordWrap(true);
    m_took->setTextFormat(Qt::PlainText);
    m_keep->setToolTip(tr("The whole becomes the text that the model reads"));
    layOut();
    wire();
    setShare(0);
}

QString GenerationForm::heading() const
{
    return tr("The model writes on");
}

void GenerationForm::layOut()
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    auto* first = new QHBoxLayout;
    first->addWidget(m_write);
    m_tokens = addBox<WholeBox>(*first, tr("tokens"), tr("How many tokens, as far as the context reaches"), 1,
                                static_cast<double>(core::kMostGenerated), this);
    first->addStretch(1);
    rows->addLayout(first);
    auto* second = new QHBoxLayout;
    m_temperature = addBox<NumberBox>(*second, tr("temperature"),
                                      tr("0 takes the likeliest token; more draws more freely"), 0,
                                      core::kMaxTemperature, this);
    m_seed = addBox<WholeBox>(*second, tr("seed"), tr("Of the dice: the same seed, the same text"), 0,
                              kMostGenerationSeed, this);
    second->addStretch(1);
    rows->addLayout(second);
    rows->addWidget(m_text);
    auto* last = new QHBoxLayout;
    last->addWidget(m_keep);
    last->addStretch(1);
    rows->addLayout(last);
    rows->addWidget(m_took);
    rows->addStretch(1);
}

void GenerationForm::wire()
{
    connect(m_write, &Switch::clicked, this, [this](bool on) {
        change([on](core::Generation& how) { how.writing = on ? core::Writing::On : core::Writing::Off; });
    });
    connect(m_tokens, &WholeBox::wholeChanged, this,
            [this](core::Index tokens) { change([tokens](core::Generation& how) { how.tokens = tokens; }); });
    connect(m_seed, &WholeBox::wholeChanged, this,
            [this](core::Index seed) { change([seed](core::Generation& how) { how.seed = seed; }); });
    connect(m_temperature, &QDoubleSpinBox::valueChanged, this, [this](double temperature) {
        change([temperature](core::Generation& how) { how.temperature = temperature; });
    });
    for (NumberBox* box : std::initializer_list<NumberBox*>{m_tokens, m_temperature, m_seed})
        connect(box, &NumberBox::refused, this, &View::refused);
    connect(m_keep, &QPushButton::clicked, this, [this] {
        const core::SetModelText edit{core::generatedText(model(frame()))};
        Q_EMIT edited(core::TopicEdit(core::ModelEdit(edit)), Gesture::Once);
    });
}

void GenerationForm::change(const std::function<void(core::Generation&)>& change)
{
    core::Generation how = model(frame()).inputs.generation;
    change(how);
    Q_EMIT edited(core::TopicEdit(core::ModelEdit(core::SetGeneration{how})), Gesture::Once);
}

/// What was written stands out from what was given.
void GenerationForm::showText()
{
    const core::ModelResults& results = model(frame());
    const QString given = QString::fromStdString(results.inputs.model->decode(results.tokens));
    const QString whole = results.generated ? QString::fromStdString(core::generatedText(results)) : given;
    const QColor ink = appearance().theme.text;
    if (whole == m_shown && given.size() == m_given && ink == m_ink)
        return;
    m_ink = ink;
    m_shown = whole;
    m_given = static_cast<int>(given.size());
    m_text->clear();
    QTextCharFormat format;
    QTextCursor cursor(m_text->document());
    format.setForeground(appearance().theme.muted);
    cursor.insertText(whole.left(m_given), format);
    format.setForeground(ink);
    format.setFontWeight(QFont::DemiBold);
    cursor.insertText(whole.mid(m_given), format);
    m_text->setTextCursor(cursor);
    m_text->ensureCursorVisible();
}

void GenerationForm::refresh()
{
    const core::ModelResults& results = model(frame());
    const core::Generation& how = results.inputs.generation;
    std::vector<QSignalBlocker> quiet;
    for (QWidget* each : std::initializer_list<QWidget*>{m_write, m_tokens, m_temperature, m_seed})
        quiet.emplace_back(each);
    const qreal zoom = appearance().zoom;
    m_write->setLook(appearance().theme, zoom);
    m_write->setChecked(how.writing == core::Writing::On);
    if (m_tokens->whole() != how.tokens)
        m_tokens->setValue(static_cast<double>(how.tokens));
    if (m_temperature->value() != how.temperature)
        m_temperature->setValue(how.temperature);
    if (m_seed->whole() != how.seed)
        m_seed->setValue(static_cast<double>(how.seed));
    m_seed->setEnabled(how.temperature > 0);
    for (QWidget* box : std::initializer_list<QWidget*>{m_tokens, m_temperature, m_seed})
        box->setFixedWidth(qRound(kBoxWidth * zoom));
    m_text->setMinimumHeight(qRound(kTextHeight * zoom));
    m_keep->setEnabled(results.generated && !results.generated->tokens.empty());
    m_took->setText(generationSentence(results));
    showText();
}

} // namespace views
