#include "views/perplexity_states.h"

#include "core/sentence.h"
#include "views/attention_frame.h"
#include "views/elided_label.h"
#include "views/perplexity_frame.h"
#include "views/token_text.h"

#include <QGridLayout>
#include <QPushButton>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

enum Column { Name, Sentence, Tokens, Perplexity, Worst, Keep, Show };

QLabel* plainLabel(QWidget* parent, Qt::Alignment alignment)
{
    auto* label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setAlignment(alignment | Qt::AlignVCenter);
    return label;
}

QString worstToken(const core::GuessedSentence& sentence, int decimals)
{
    const auto worst = std::ranges::min_element(sentence.p) - sentence.p.begin();
    const QString token = quotedToken(sentence.tokens[static_cast<std::size_t>(worst)]);
    return QStringLiteral("%1 %2").arg(
        token.left(14), probabilityText(sentence.p[static_cast<std::size_t>(worst)], decimals));
}

} // namespace

PerplexityStates::PerplexityStates(QWidget* parent) : WidgetsView(parent), m_comparison(new ElidedLabel(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    grid->setColumnStretch(Sentence, 1);
    addTitles(*grid);
    m_rows = {addRow(*grid, 1, tr("Now")), addRow(*grid, 2, tr("A")), addRow(*grid, 3, tr("B"))};
    for (const core::KeptState state : core::kKeptStates)
        addButtons(*grid, 2 + static_cast<int>(state), state);
    grid->addWidget(m_comparison, 4, Name, 1, Show + 1);
    grid->setRowStretch(5, 1);
}

void PerplexityStates::addTitles(QGridLayout& grid)
{
    const QStringList words{tr("sentence"), tr("tokens"), tr("perplexity"), tr("least sure of")};
    for (int i = 0; i < words.size(); ++i) {
        QLabel* label = plainLabel(this, i == 0 ? Qt::AlignLeft : Qt::AlignRight);
        label->setText(words[i]);
        label->setObjectName(QStringLiteral("muted"));
        m_titles[static_cast<std::size_t>(i)] = label;
        grid.addWidget(label, 0, Sentence + i);
    }
}

PerplexityStates::Row PerplexityStates::addRow(QGridLayout& grid, int line, const QString& name)
{
    Row row{plainLabel(this, Qt::AlignLeft), new ElidedLabel(this), plainLabel(this, Qt::AlignRight),
            plainLabel(this, Qt::AlignRight), plainLabel(this, Qt::AlignRight)};
    row.name->setText(name);
    grid.addWidget(row.name, line, Name);
    grid.addWidget(row.sentence, line, Sentence);
    grid.addWidget(row.tokens, line, Tokens);
    grid.addWidget(row.perplexity, line, Perplexity);
    grid.addWidget(row.worst, line, Worst);
    return row;
}

void PerplexityStates::addButtons(QGridLayout& grid, int line, core::KeptState state)
{
    const QString name = state == core::KeptState::A ? tr("A") : tr("B");
    Row& row = m_rows[1 + static_cast<std::size_t>(state)];
    row.keep = new QPushButton(tr("Keep as %1").arg(name), this);
    row.keep->setToolTip(tr("Keep the sentence on screen and its probabilities as %1").arg(name));
    row.show = new QPushButton(tr("Show %1").arg(name), this);
    row.show->setToolTip(tr("Bring back what is kept as %1").arg(name));
    connect(row.keep, &QPushButton::clicked, this, [this, state] { edit(core::KeepSentence{state}); });
    connect(row.show, &QPushButton::clicked, this, [this, state] { edit(core::RecallSentence{state}); });
    grid.addWidget(row.keep, line, Keep);
    grid.addWidget(row.show, line, Show);
}

QString PerplexityStates::heading() const
{
    return tr("Compare two states");
}

QSizeF PerplexityStates::figureSize() const
{
    return QSizeF(680, 150) * appearance().zoom;
}

/// Rows of now, A and B where they are kept: tokens, perplexity, bits a token.
std::optional<core::Quantity> PerplexityStates::numbers() const
{
    const auto& results = perplexity(frame());
    core::Record record{{"now", results.now.perplexity}};
    for (const core::KeptState state : core::kKeptStates)
        if (const auto& kept = results.kept[static_cast<std::size_t>(state)])
            record.push_back(
                {std::string(core::kKeptStateNames[static_cast<std::size_t>(state)]), kept->perplexity});
    return record;
}

QString PerplexityStates::comparison() const
{
    const auto& [a, b] = perplexity(frame()).kept;
    if (!a || !b)
        return tr("Keep one state as A, change something, keep it as B.");
    if (a->perplexity == b->perplexity)
        return tr("A and B are equally unsure.");
    if (std::isinf(a->perplexity) || std::isinf(b->perplexity))
        return std::isinf(a->perplexity) ? tr("A is infinitely more unsure than B.")
                                         : tr("B is infinitely more unsure than A.");
    const bool isAWorse = a->perplexity > b->perplexity;
    const double ratio = isAWorse ? a->perplexity / b->perplexity : b->perplexity / a->perplexity;
    const QString times = perplexityText(ratio, frame().decimals());
    return isAWorse ? tr("A's perplexity is %1 times B's.").arg(times)
                    : tr("B's perplexity is %1 times A's.").arg(times);
}

void PerplexityStates::edit(const core::PerplexityEdit& change)
{
    Q_EMIT edited(core::TopicEdit(change), Gesture::Once);
}

void PerplexityStates::fill(const Row& row, const core::GuessedSentence& sentence,
                            const core::PerplexityMeasure& measure)
{
    row.sentence->setWords(QString::fromStdString(core::joinedSentence(sentence.tokens)));
    row.tokens->setText(exactNumberText(static_cast<double>(measure.tokens)));
    row.perplexity->setText(perplexityText(measure.perplexity, frame().decimals()));
    row.worst->setText(worstToken(sentence, frame().decimals()));
}

void PerplexityStates::clear(const Row& row)
{
    row.sentence->setWords(tr("nothing kept yet"));
    for (QLabel* label : {row.tokens, row.perplexity, row.worst})
        label->setText(QStringLiteral("—"));
}

void PerplexityStates::refresh()
{
    const auto& results = perplexity(frame());
    fill(m_rows[0], results.inputs.sentence, results.now);
    for (const core::KeptState state : core::kKeptStates) {
        const auto i = static_cast<std::size_t>(state);
        const Row& row = m_rows[1 + i];
        const bool isKept = results.kept[i].has_value();
        isKept ? fill(row, *results.inputs.kept[i], *results.kept[i]) : clear(row);
        row.show->setEnabled(isKept && !(*results.inputs.kept[i] == results.inputs.sentence));
    }
    const QColor colours[] = {appearance().theme.text, appearance().theme.query, appearance().theme.value};
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        m_rows[i].name->setStyleSheet(QStringLiteral("color:%1; font-weight:600").arg(colours[i].name()));
    }
    m_comparison->setWords(comparison());
    setAccessibleDescription(comparison());
}

} // namespace views
