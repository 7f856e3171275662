#include "views/mix_view.h"

#include "views/attention_frame.h"
#include "views/key_choice.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>

namespace views {

namespace {

constexpr int kMixMilliseconds = 900;
constexpr core::Index kMostExactNumbers = 8; // of a vector in a tooltip

int fewestDecimals(const core::Matrix& matrix, int most)
{
    for (int decimals = 0; decimals < most; ++decimals) {
        const double power = std::pow(10, decimals);
        const auto isRound = [power](double value) {
            return std::abs(value * power - std::round(value * power)) <= 1e-9;
        };
        const auto numbers = matrix.reshaped();
        if (std::all_of(numbers.begin(), numbers.end(), isRound))
            return decimals;
    }
    return most;
}

QString exactVector(const Eigen::RowVectorXd& vector)
{
    QStringList numbers;
    for (core::Index i = 0; i < std::min(vector.size(), kMostExactNumbers); ++i)
        numbers += exactNumberText(vector(i));
    if (vector.size() > kMostExactNumbers)
        numbers += QStringLiteral("…");
    return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
}

} // namespace

MixView::MixView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("How the values are mixed: a line for each key, then the output row"));
    m_motion.setDuration(kMixMilliseconds);
    m_motion.setStartValue(0.0);
    m_motion.setEndValue(1.0);
    connect(&m_motion, &QVariantAnimation::valueChanged, this, [this] { update(); });
}

QString MixView::heading() const
{
    if (isMixing())
        return tr("The values, mixed by the weights");
    return frame().selection.stage == core::Stage::Softmax ? tr("Next: mix the values")
                                                           : tr("At the end: mix the values");
}

QSizeF MixView::figureSize() const
{
    return {520, 220};
}

std::optional<core::Quantity> MixView::numbers() const
{
    const auto& results = attention(frame());
    return core::Matrix(results.trace.output.row(results.inputs.query));
}

QSize MixView::sizeHint() const
{
    const auto lines = frame().results ? std::min<core::Index>(8, numberOfKeys(frame())) + 2 : 6;
    return (QSizeF(420, 22 * static_cast<qreal>(lines)) * appearance().zoom).toSize();
}

QSize MixView::minimumSizeHint() const
{
    return (QSizeF(220, 110) * appearance().zoom).toSize();
}

void MixView::refresh()
{
    const auto& results = attention(frame());
    m_terms = core::mixTerms(results, results.inputs.query);
    m_valueDecimals = fewestDecimals(results.v, frame().decimals());
    m_first = layoutIn(rect()).first;
    QStringList output;
    for (const double number : results.trace.output.row(results.inputs.query))
        output += numberText(number, frame().decimals());
    setAccessibleDescription(
        tr("Output of query %1: %2").arg(results.inputs.query).arg(output.join(QStringLiteral(", "))));
    const bool arrives = isMixing() && m_shownStage.value_or(core::Stage::Mix) != core::Stage::Mix;
    m_shownStage = frame().selection.stage;
    if (!isMixing() || !appearance().motion)
        m_motion.stop();
    else if (arrives && isVisible())
        m_motion.start();
}

bool MixView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const MixLayout layout = layoutIn(rect());
    if (const auto key = layout.keyAt(help->pos()))
        QToolTip::showText(help->globalPos(), tooltip(*key), this);
    else if (layout.outputLine().contains(help->pos()))
        QToolTip::showText(help->globalPos(),
                           tooltipText({tr("Output of query %1").arg(attention(frame()).inputs.query),
                                        exactVector(std::get<core::Matrix>(*numbers()).row(0))}),
                           this);
    else
        QToolTip::hideText();
    return true;
}

QString MixView::tooltip(int key) const
{
    const auto& results = attention(frame());
    const QString name =
        tr("Key %1 “%2”").arg(key).arg(visibleToken(results.inputs.tokens[static_cast<std::size_t>(key)]));
    if (!m_terms.visible[static_cast<std::size_t>(key)])
        return tooltipText({tr("%1: hidden by the mask, adds nothing").arg(name)});
    return tooltipText({name,
                        tr("weight %1 × value %2")
                            .arg(exactNumberText(results.trace.weights(results.inputs.query, key)),
                                 exactVector(results.v.row(key))),
                        tr("= %1").arg(exactVector(m_terms.products.row(key))),
                        tr("sum so far %1").arg(exactVector(m_terms.sums.row(key))),
                        tr("Up and Down choose a key")});
}

void MixView::choose(std::optional<core::Index> key)
{
    core::Selection selection = frame().selection;
    selection.key = key;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void MixView::hover(std::optional<int> key)
{
    if (key == m_hovered)
        return;
    m_hovered = key;
    setCursor(key ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void MixView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    if (const auto key = layoutIn(rect()).keyAt(event->position()))
        choose(*key);
}

void MixView::mouseMoveEvent(QMouseEvent* event)
{
    if (frame().results)
        hover(layoutIn(rect()).keyAt(event->position()));
}

void MixView::leaveEvent(QEvent*)
{
    hover(std::nullopt);
}

void MixView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return View::keyPressEvent(event);
    const KeyChoice choice =
        chooseByKeyboard(frame().selection.key, numberOfKeys(frame()), event->key(), Qt::Vertical);
    if (!choice.handled)
        return View::keyPressEvent(event);
    choose(choice.key);
}

} // namespace views
