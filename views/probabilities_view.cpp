#include "views/probabilities_view.h"

#include "core/probability_step.h"
#include "views/attention_frame.h"
#include "views/cell_editor.h"
#include "views/count_text.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace views {

namespace {

constexpr int kManySteps = 10;       // with Shift
constexpr qreal kUnderAxis = 6;      // so far under a logarithmic axis a drag means 0
constexpr int kLogarithmicTicks = 4; // the decades are multiples of three

/// The fewest decades that hold every probability above 0.
int decadesFor(const std::vector<double>& p)
{
    double least = 1;
    for (const double each : p)
        if (each > 0)
            least = std::min(least, each);
    constexpr std::array kDecades{3, 6, 12, 30, 60, 150, 300};
    const double needed = -std::log10(least) - 1e-9;
    return *std::ranges::find_if(kDecades, [&](int decades) { return decades >= needed; });
}

} // namespace

ProbabilitiesView::ProbabilitiesView(QWidget* parent) : TokenBarsView(parent), m_editor(new CellEditor(this))
{
    setAccessibleName(tr("Probability of each token: Left and Right choose a token, Up and Down change its "
                         "probability, a digit types it"));
    connect(m_editor, &CellEditor::entered, this, [this](double p) { set(m_edited, p, Gesture::Once); });
    connect(m_editor, &CellEditor::left, this, [this](bool forwards) {
        const auto count = static_cast<int>(perplexity(frame()).now.tokens);
        const int next = (m_edited + (forwards ? 1 : count - 1)) % count;
        choose(next);
        openEditor(next);
    });
}

QString ProbabilitiesView::heading() const
{
    return tr("Probability of each token (drag a bar)");
}

std::optional<core::Quantity> ProbabilitiesView::numbers() const
{
    const auto& p = perplexity(frame()).inputs.sentence.p;
    return core::Matrix(Eigen::Map<const Eigen::RowVectorXd>(p.data(), static_cast<core::Index>(p.size())));
}

SpokenNumber ProbabilitiesView::spokenNumber(int token) const
{
    SpokenNumber number = TokenBarsView::spokenNumber(token);
    number.name = tr("probability of token %1").arg(number.name);
    number.number = perplexity(frame()).inputs.sentence.p[static_cast<std::size_t>(token)];
    number.minimum = 0;
    number.maximum = 1;
    number.step = 0.01;
    number.settable = true;
    return number;
}

bool ProbabilitiesView::isLogarithmic() const
{
    return perplexity(frame()).inputs.axis == core::ProbabilityAxis::Logarithmic;
}

/// On a logarithmic axis: how many decades above its foot.
double ProbabilitiesView::heightOf(double p) const
{
    if (!isLogarithmic())
        return p;
    return p > 0 ? std::max(0.0, m_decades + std::log10(p)) : 0;
}

double ProbabilitiesView::probabilityAt(qreal y) const
{
    const BarChartLayout layout = chart().layoutIn(rect());
    const double value = layout.valueAt(y);
    if (!isLogarithmic())
        return std::round(value * 100) / 100;
    if (y > layout.plot.bottom() + kUnderAxis * appearance().zoom)
        return 0;
    return std::max(core::kLeastProbability, core::withDigits(std::pow(10, value - m_decades), 2));
}

TokenBarsView::Shown ProbabilitiesView::shown(std::size_t token) const
{
    const double p = perplexity(frame()).inputs.sentence.p[token];
    return {heightOf(p), probabilityText(p, frame().decimals())};
}

QStringList ProbabilitiesView::tooltipLines(int token) const
{
    const auto& results = perplexity(frame());
    const auto i = static_cast<std::size_t>(token);
    const double p = results.inputs.sentence.p[i];
    QStringList lines{tr("Token %1: probability %2").arg(tokenName(results, token), exactNumberText(p))};
    lines += p == 0 ? tr("Held impossible, so its surprise is infinite")
                    : tr("surprise %1 bits, %2 of the total")
                          .arg(numberText(results.surprise[i], frame().decimals()),
                               percentText(results.share[i], 1));
    lines += tr("Drag the bar, or Up and Down; double-click to type (F2)");
    return lines;
}

QColor ProbabilitiesView::colour() const
{
    return appearance().theme.key;
}

void ProbabilitiesView::setScale(BarChart& chart)
{
    if (!isLogarithmic())
        return chart.setRange(0, 1, {exactNumberText(0), exactNumberText(0.5), exactNumberText(1)});
    std::vector<QString> ticks;
    ticks.reserve(kLogarithmicTicks);
    for (int i = 0; i < kLogarithmicTicks; ++i)
        ticks.push_back(powerOfTenText(-m_decades + i * m_decades / (kLogarithmicTicks - 1)));
    chart.setRange(0, m_decades, std::move(ticks));
}

void ProbabilitiesView::refresh()
{
    // A number typed for one lesson must not reach another that is opened meanwhile.
    if (m_editor->isVisible() && frame().results->session.lesson != m_editedLesson)
        m_editor->shut();
    if (!m_held) // the axis holds still under a drag
        m_decades = decadesFor(perplexity(frame()).inputs.sentence.p);
    TokenBarsView::refresh();
}

void ProbabilitiesView::paintTo(QPainter& painter, const QRectF& area) const
{
    TokenBarsView::paintTo(painter, area);
    if (!frame().lesson || isShown(frame(), "perplexity-states")) // elsewhere nothing says what they are
        paintKept(painter, area);
}

/// A line across each bar where the probability of a kept sentence of as many tokens was: A whole, B dashed.
void ProbabilitiesView::paintKept(QPainter& painter, const QRectF& area) const
{
    const auto& inputs = perplexity(frame()).inputs;
    const BarChartLayout layout = chart().layoutIn(area);
    if (layout.plot.isEmpty())
        return;
    for (const core::KeptState state : core::kKeptStates) {
        const auto& kept = inputs.kept[static_cast<std::size_t>(state)];
        if (!kept || kept->p.size() != inputs.sentence.p.size())
            continue;
        const bool isA = state == core::KeptState::A;
        painter.setPen(QPen(isA ? appearance().theme.query : appearance().theme.value, 2 * appearance().zoom,
                            isA ? Qt::SolidLine : Qt::DotLine, Qt::FlatCap));
        for (int token = 0; token < layout.bars; ++token) {
            const QRectF bar = layout.bar(token, heightOf(kept->p[static_cast<std::size_t>(token)]));
            const qreal overhang = std::min(4 * appearance().zoom, layout.columnWidth() / 8);
            painter.drawLine(bar.topLeft() - QPointF(overhang, 0), bar.topRight() + QPointF(overhang, 0));
        }
    }
}

void ProbabilitiesView::set(int token, double p, Gesture gesture)
{
    Q_EMIT edited(core::TopicEdit(core::PerplexityEdit(core::SetProbability{token, p})), gesture);
}

void ProbabilitiesView::mousePressEvent(QMouseEvent* event)
{
    TokenBarsView::mousePressEvent(event);
    const auto token = tokenAt(event->position());
    if (event->button() == Qt::LeftButton && token)
        m_held = Held{*token, event->position().y()};
}

void ProbabilitiesView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_held) {
        TokenBarsView::mouseMoveEvent(event);
        return setCursor(tokenAt(event->position()) ? Qt::SizeVerCursor : Qt::ArrowCursor);
    }
    const qreal y = event->position().y();
    m_held->moves = m_held->moves || std::abs(y - m_held->y) >= kLeastDrag;
    if (m_held->moves)
        set(m_held->token, probabilityAt(y), Gesture::Dragging);
}

void ProbabilitiesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_held)
        return;
    const Held held = *m_held;
    m_held.reset();
    if (held.moves)
        set(held.token, probabilityAt(event->position().y()), Gesture::Dropped);
}

void ProbabilitiesView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto token = tokenAt(event->position());
    if (event->button() == Qt::LeftButton && token)
        openEditor(*token);
}

void ProbabilitiesView::openEditor(int token, const QString& typed)
{
    const double p = perplexity(frame()).inputs.sentence.p[static_cast<std::size_t>(token)];
    const BarChartLayout layout = chart().layoutIn(rect());
    QRectF room = layout.bar(token, heightOf(p));
    room.setBottom(room.top());
    m_edited = token;
    m_editedLesson = frame().results->session.lesson;
    m_editor->open(room, p, appearance().font(13));
    if (!typed.isEmpty())
        m_editor->setText(typed);
}

void ProbabilitiesView::keyPressEvent(QKeyEvent* event)
{
    if (!frame().results)
        return TokenBarsView::keyPressEvent(event);
    const int token = chosenToken(frame()).value_or(0);
    const int steps = event->modifiers() & Qt::ShiftModifier ? kManySteps : 1;
    const auto stepBy = [&](int by) {
        const auto& inputs = perplexity(frame()).inputs;
        const double p = inputs.sentence.p[static_cast<std::size_t>(token)];
        const double stepped = core::steppedProbability(p, inputs.axis, by);
        choose(token);
        set(token, stepped, event->isAutoRepeat() ? Gesture::Dragging : Gesture::Once);
    };
    const QString text = event->text();
    const bool types =
        text.size() == 1 && (text[0].isDigit() || text[0] == QLatin1Char('.') || text[0] == QLatin1Char(','));
    switch (event->key()) {
    case Qt::Key_Up:
        return stepBy(steps);
    case Qt::Key_Down:
        return stepBy(-steps);
    case Qt::Key_F2:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(token);
        return openEditor(token);
    default:
        break;
    }
    if (!types)
        return TokenBarsView::keyPressEvent(event);
    choose(token);
    openEditor(token, text);
}

} // namespace views
