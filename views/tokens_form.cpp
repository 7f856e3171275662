#include "views/tokens_form.h"

#include "core/attention_limits.h"
#include "core/attention_tokens.h"
#include "core/sentence.h"
#include "views/attention_frame.h"
#include "views/choice_box.h"
#include "views/labelled_box.h"
#include "views/number_box.h"
#include "views/token_text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace views {

namespace {

constexpr int kWholeWidth = 52;                   // at zoom 1
const QString kRandom = QStringLiteral("random"); // among the ids of lessons

/// A field that takes its text at Enter or when it is left, and only where it was changed by hand.
QLineEdit* textField(QWidget* parent)
{
    auto* field = new QLineEdit(parent);
    leaveUndoToWindow(*field);
    return field;
}

/// Text of the session, which is not what a person is just typing.
void keepUnlessTyped(QLineEdit& field, const QString& text)
{
    if (field.isModified() && field.hasFocus())
        return;
    if (field.text() != text)
        field.setText(text);
}

} // namespace

TokensForm::TokensForm(QWidget* parent) : WidgetsView(parent)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(6);
    const auto addRow = [&] {
        auto* row = new QHBoxLayout;
        row->setSpacing(6);
        rows->addLayout(row);
        return row;
    };
    m_sentence = textField(this);
    rows->addWidget(m_sentence);
    buildStart(*addRow());
    buildChosen(*addRow());
    buildPlace(*addRow());
    for (const auto build : {&TokensForm::buildShape, &TokensForm::buildWidths, &TokensForm::buildMask}) {
        QBoxLayout& row = *addRow();
        (this->*build)(row);
        row.addStretch(1); // a field stays beside its words, however wide the panel
    }
    rows->addStretch(1);
    wire();
    wireChosen();
    setShare(0);
}

QString TokensForm::heading() const
{
    return tr("Tokens, vectors and mask");
}

WholeBox* TokensForm::addWhole(QBoxLayout& row, const QString& label, const QString& toolTip, int least,
                               int most)
{
    auto* box = addLabelled<WholeBox>(row, label, toolTip, this);
    box->setRange(least, most);
    connect(box, &NumberBox::refused, this, &View::refused);
    return box;
}

QPushButton* TokensForm::addButton(QBoxLayout& row, const QString& text, const QString& toolTip)
{
    auto* button = new QPushButton(text, this);
    button->setToolTip(toolTip);
    button->setAccessibleName(toolTip);
    row.addWidget(button);
    return button;
}

ChoiceBox* TokensForm::addChoice(QBoxLayout& row, const QString& label, const QString& toolTip,
                                 const QStringList& choices)
{
    auto* box = addLabelled<ChoiceBox>(row, label, toolTip, this);
    box->addItems(choices);
    return box;
}

void TokensForm::buildStart(QBoxLayout& row)
{
    m_sentence->setPlaceholderText(tr("A sentence of your own, then Enter"));
    m_sentence->setToolTip(tr("Words and marks become tokens with vectors from the seed; Enter takes it"));
    m_sentence->setAccessibleName(tr("Sentence to start from"));
    m_start =
        addChoice(row, tr("Start from"), tr("Numbers to start from: another lesson's, or random ones"), {});
    m_start->setPlaceholderText(tr("choose"));
    m_seed = addWhole(row, tr("Seed"), tr("Seed of random vectors: the same seed, the same numbers"), 0,
                      static_cast<int>(core::kMaxSeed));
}

void TokensForm::buildChosen(QBoxLayout& row)
{
    m_chosenLabel = new QLabel(this);
    m_chosen = textField(this);
    m_chosen->setToolTip(tr("The chosen query's token; Enter renames it"));
    m_chosen->setAccessibleName(tr("Name of the chosen token"));
    m_chosen->setMaxLength(static_cast<int>(core::kMaxTokenCharacters));
    row.addWidget(m_chosenLabel);
    row.addWidget(m_chosen);
}

void TokensForm::buildPlace(QBoxLayout& row)
{
    m_earlier = addButton(row, tr("◀"), tr("Move the chosen token one position to the front"));
    m_later = addButton(row, tr("▶"), tr("Move the chosen token one position to the end"));
    m_add = addButton(row, tr("Add after"), tr("Add a token after the chosen one"));
    m_remove = addButton(row, tr("Remove"), tr("Remove the chosen token"));
}

void TokensForm::buildShape(QBoxLayout& row)
{
    m_count = addWhole(row, tr("Tokens"), tr("How many tokens; new ones come at the end"), 1,
                       static_cast<int>(core::kMaxOwnTokens));
    m_given = addChoice(row, tr("Given"), tr("Q, K and V directly, or X and the matrices that make them"),
                        {tr("Q, K, V"), tr("X and W")});
}

void TokensForm::buildWidths(QBoxLayout& row)
{
    constexpr int kMost = static_cast<int>(core::kMaxWidth);
    m_keyWidth = addWhole(row, tr("Width d_k"), tr("Numbers in each query and key"), 1, kMost);
    m_valueWidth = addWhole(row, tr("of V"), tr("Numbers in each value"), 1, kMost);
    m_modelWidth = addWhole(row, tr("of X"), tr("Numbers in each token vector"), 1, kMost);
}

void TokensForm::buildMask(QBoxLayout& row)
{
    m_mask = addChoice(row, tr("Mask"), tr("Which keys a query may see; “drawn” is drawn into the matrix"),
                       {tr("none"), tr("causal"), tr("window"), tr("drawn")});
    m_window =
        addWhole(row, tr("Window"), tr("Keys a query sees under the sliding window, its own among them"), 1,
                 static_cast<int>(core::kMaxOwnTokens));
}

void TokensForm::wire()
{
    connect(m_sentence, &QLineEdit::returnPressed, this, &TokensForm::enterSentence);
    connect(m_sentence, &QLineEdit::editingFinished, this, [this] { // left without Enter: it was not meant
        m_sentence->setModified(false);
        refresh();
    });
    connect(m_start, &QComboBox::activated, this, &TokensForm::startFrom);
    connect(m_seed, &WholeBox::wholeChanged, this, [this](core::Index seed) { edit(core::SetSeed{seed}); });
    connect(m_count, &WholeBox::wholeChanged, this,
            [this](core::Index count) { edit(core::SetTokenCount{count}); });
    for (const auto& [box, width] : {std::pair(m_keyWidth, core::Width::Key),
                                     {m_valueWidth, core::Width::Value},
                                     {m_modelWidth, core::Width::Model}})
        connect(box, &WholeBox::wholeChanged, this, [this, width = width](core::Index numbers) {
            edit(core::SetWidth{width, numbers});
        });
    connect(m_given, &QComboBox::activated, this,
            [this](int choice) { edit(core::SetGivenAs{static_cast<core::GivenAs>(choice)}); });
    connect(m_mask, &QComboBox::activated, this,
            [this](int choice) { chooseMask(static_cast<core::MaskKind>(choice)); });
    connect(m_window, &WholeBox::wholeChanged, this,
            [this](core::Index keys) { edit(core::SetWindow{keys}); });
}

void TokensForm::wireChosen()
{
    const auto query = [this] { return attention(frame()).inputs.query; };
    connect(m_chosen, &QLineEdit::editingFinished, this, [=, this] {
        if (!m_chosen->isModified())
            return;
        m_chosen->setModified(false);
        edit(core::SetToken{query(), m_chosen->text().toStdString()});
    });
    connect(m_earlier, &QPushButton::clicked, this, [=, this] {
        edit(core::MoveToken{query(), query() - 1});
    });
    connect(m_later, &QPushButton::clicked, this, [=, this] { edit(core::MoveToken{query(), query() + 1}); });
    connect(m_remove, &QPushButton::clicked, this, [=, this] { edit(core::RemoveToken{query()}); });
    connect(m_add, &QPushButton::clicked, this, [=, this] {
        edit(core::AddToken{query() + 1, tr("new").toStdString()});
    });
}

void TokensForm::edit(const core::AttentionEdit& change)
{
    Q_EMIT edited(core::TopicEdit(change), Gesture::Once);
}

/// One that is drawn by hand is drawn at its stage, which is shown.
void TokensForm::chooseMask(core::MaskKind mask)
{
    edit(core::SetMask{mask});
    core::Selection selection = frame().selection;
    selection.stage = core::Stage::Mask;
    if (mask == core::MaskKind::Drawn && selection != frame().selection)
        Q_EMIT selected(selection);
}

void TokensForm::enterSentence()
{
    if (!m_sentence->isModified())
        return;
    m_sentence->setModified(false);
    edit(core::StartSentence{m_sentence->text().toStdString()});
}

void TokensForm::startFrom(int choice)
{
    const QString from = m_start->itemData(choice).toString();
    m_start->setCurrentIndex(-1); // it is done, not a state
    if (from == kRandom)
        return edit(core::StartRandom{attention(frame()).inputs.seed});
    Q_EMIT edited(core::TakeFrom{from.toStdString()}, Gesture::Once);
}

/// The lessons whose numbers may be taken, by their ids: their titles are theirs.
void TokensForm::showStarts()
{
    QStringList ids;
    for (const std::string& id : core::lessonsToTakeFrom(frame().results->session))
        ids << QString::fromStdString(id);
    if (m_start->count() == ids.size() + 1)
        return;
    m_start->clear();
    for (const QString& id : ids)
        m_start->addItem(tr("lesson %1").arg(id), id);
    m_start->addItem(tr("random numbers"), kRandom);
    m_start->setCurrentIndex(-1);
}

void TokensForm::refresh()
{
    const core::AttentionInputs& inputs = attention(frame()).inputs;
    std::vector<QSignalBlocker> quiet;
    for (QWidget* each : findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
        quiet.emplace_back(each);
    showStarts();
    const bool knowsVectors = !inputs.weights;
    for (QWidget* each :
         std::initializer_list<QWidget*>{m_earlier, m_later, m_add, m_remove, m_count, m_given, m_keyWidth,
                                         m_valueWidth, m_modelWidth, m_mask, m_window})
        each->setEnabled(knowsVectors);
    keepUnlessTyped(*m_sentence, QString::fromStdString(core::joinedSentence(inputs.tokens)));
    m_seed->setValue(static_cast<double>(inputs.seed));
    m_chosenLabel->setText(tr("Token %1").arg(inputs.query));
    keepUnlessTyped(*m_chosen, QString::fromStdString(inputs.tokens[static_cast<std::size_t>(inputs.query)]));
    m_earlier->setEnabled(knowsVectors && inputs.query > 0);
    m_later->setEnabled(knowsVectors && inputs.query + 1 < inputs.count());
    m_remove->setEnabled(knowsVectors && inputs.count() > 1);
    m_add->setEnabled(knowsVectors && inputs.count() < core::kMaxOwnTokens);
    m_count->setMaximum(static_cast<double>(std::max(core::kMaxOwnTokens, inputs.count())));
    m_count->setValue(static_cast<double>(inputs.count()));
    for (const auto& [box, width] : {std::pair(m_keyWidth, core::Width::Key),
                                     {m_valueWidth, core::Width::Value},
                                     {m_modelWidth, core::Width::Model}}) // a file's may be wider
        box->setMaximum(static_cast<double>(std::max(core::kMaxWidth, widthOf(inputs, width))));
    m_keyWidth->setValue(static_cast<double>(widthOf(inputs, core::Width::Key)));
    m_valueWidth->setValue(static_cast<double>(widthOf(inputs, core::Width::Value)));
    m_modelWidth->setValue(
        static_cast<double>(std::max<core::Index>(1, widthOf(inputs, core::Width::Model))));
    m_modelWidth->setEnabled(inputs.projections.has_value());
    m_given->setCurrentIndex(
        static_cast<int>(inputs.projections ? core::GivenAs::Projected : core::GivenAs::Directly));
    m_mask->setCurrentIndex(static_cast<int>(inputs.mask));
    m_window->setValue(static_cast<double>(inputs.window));
    m_window->setEnabled(knowsVectors && inputs.mask == core::MaskKind::Window);
    const qreal zoom = appearance().zoom;
    for (WholeBox* box : {m_count, m_keyWidth, m_valueWidth, m_modelWidth, m_window})
        box->setFixedWidth(qRound(kWholeWidth * zoom));
    m_seed->setFixedWidth(qRound(1.3 * kWholeWidth * zoom));
}

} // namespace views
