#include "views/learning_view.h"

#include "views/attention_frame.h"
#include "views/count_text.h"
#include "views/spoken_number.h"
#include "views/training_frame.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <span>

namespace views {

namespace {

namespace pets = core::transformer::pets;

constexpr double kWholePercent = 100;
constexpr std::size_t kMostLossPoints = 200;
constexpr std::size_t kMostExamPoints = 90;

/// Where the axis of a training of that many steps so far ends: not further at each new step.
double lastStepOf(const core::TrainingRun& run)
{
    const auto steps = static_cast<double>(run.recipe.steps);
    if (!run.trainer)
        return steps;
    return std::min(steps, std::max(100.0, roundStep(static_cast<double>(run.step()))));
}

/// Means of as many items each as make few points, up to that step; `valueOf` an item.
template <typename Item, typename Value>
std::vector<QPointF> means(std::span<const Item> items, std::size_t mostPoints, double lastStep,
                           const Value& valueOf)
{
    const std::size_t together = items.size() / mostPoints + 1;
    std::vector<QPointF> points;
    for (std::size_t first = 0; first < items.size(); first += together) {
        const auto some = items.subspan(first, std::min(together, items.size() - first));
        double sum = 0;
        for (const Item& item : some)
            sum += valueOf(item);
        const auto step = static_cast<double>(some.back().step);
        if (step <= lastStep)
            points.emplace_back(step, sum / static_cast<double>(some.size()));
    }
    return points;
}

std::vector<QPointF> lossPoints(const std::vector<core::StepLoss>& losses, double lastStep)
{
    return means(std::span<const core::StepLoss>(losses), kMostLossPoints, lastStep,
                 [](const core::StepLoss& loss) { return loss.nats; });
}

/// The first exam by itself, where learning begins.
std::vector<QPointF> rightPoints(const std::vector<core::Exam>& exams, std::size_t kind, double lastStep)
{
    const auto percent = [kind](const core::Exam& exam) { return kWholePercent * exam.right[kind]; };
    auto points = means(std::span<const core::Exam>(exams).subspan(1), kMostExamPoints, lastStep, percent);
    points.insert(points.begin(), {0, percent(exams.front())});
    return points;
}

QColor colourOf(pets::Question question, const Theme& theme)
{
    switch (question) {
    case pets::Question::WhoRaises:
        return theme.key;
    case pets::Question::WhatPet:
        return theme.value;
    case pets::Question::WhatEats:
        return theme.muted;
    case pets::Question::WhatPetEats:
        return theme.query;
    }
    return theme.text;
}

bool isWide(const QRectF& area)
{
    return area.width() > 1.5 * area.height();
}

ChartAxis stepAxis(double lastStep)
{
    ChartAxis axis;
    axis.title = LearningView::tr("step");
    axis.maximum = lastStep;
    axis.tickText = [](double tick) { return countText(std::lround(tick)); };
    return axis;
}

} // namespace

LearningView::LearningView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::SizeHorCursor);
    setShare(2);
    setAccessibleName(tr("Loss and right answers from step to step; Left and Right show other snapshots"));
    setToolTip(tr("Click or drag to see the model as it was at that step"));
}

QString LearningView::heading() const
{
    return tr("How it learns");
}

QSizeF LearningView::figureSize() const
{
    return {760, 260};
}

QSize LearningView::sizeHint() const
{
    return (QSizeF(420, 240) * appearance().zoom).toSize();
}

QSize LearningView::minimumSizeHint() const
{
    return (QSizeF(300, 150) * appearance().zoom).toSize();
}

std::optional<core::Quantity> LearningView::numbers() const
{
    return core::namedValue(training(frame()), "curve");
}

SpokenNumber LearningView::spokenNumber(int) const
{
    const core::TrainingResults& results = training(frame());
    QStringList shares;
    for (const pets::Question question : pets::kQuestions)
        shares += tr("%1 %2").arg(questionTitle(question),
                                  percentText(results.exam.right[static_cast<std::size_t>(question)], 0));
    SpokenNumber number;
    number.name = tr("step");
    number.value = tr("%1; loss %2; right: %3")
                       .arg(countText(results.inputs.step()), numberText(results.loss, frame().decimals()),
                            shares.join(QStringLiteral(", ")));
    number.number = static_cast<double>(results.inputs.step());
    number.maximum = static_cast<double>(results.inputs.run->step());
    number.step = core::kSnapshotEvery;
    number.place = rect();
    number.chosen = true;
    number.settable = true;
    return number;
}

void LearningView::setSpokenNumber(int, double step)
{
    show(std::lround(step), Gesture::Once);
}

QRectF LearningView::lossIn(const QRectF& area) const
{
    if (isWide(area))
        return {area.left(), area.top(), std::floor(area.width() * 0.45), area.height()};
    return {area.left(), area.top(), area.width(), std::floor(area.height() * 0.42)};
}

QRectF LearningView::rightIn(const QRectF& area) const
{
    const qreal gap = 12 * appearance().zoom;
    if (isWide(area)) {
        const qreal left = lossIn(area).right() + gap;
        return {left, area.top(), std::max(0.0, area.right() - left), area.height()};
    }
    const qreal top = lossIn(area).bottom() + gap;
    return {area.left(), top, area.width(), std::max(0.0, area.bottom() - top)};
}

void LearningView::drawLoss(double lastStep)
{
    const Theme& theme = appearance().theme;
    const core::TrainingRun& run = *training(frame()).inputs.run;
    std::vector<Line> lines{{tr("this training"), theme.action, lossPoints(run.curve.losses, lastStep)}};
    if (!run.trainer) // the one beside it is of the shipped shape
        lines.push_back({tr("no local heads"), theme.muted,
                         lossPoints(core::trainingWithoutLocalHeads().losses, lastStep), true});
    double most = 1;
    for (const Line& line : lines)
        for (const QPointF& point : line.points)
            most = std::max(most, point.y());
    ChartAxis y;
    y.title = tr("loss: nats an answer");
    y.maximum = most * 1.05;
    m_loss.setLines(std::move(lines));
    m_loss.setAxes(stepAxis(lastStep), y);
}

void LearningView::drawRight(double lastStep)
{
    const Theme& theme = appearance().theme;
    std::vector<Line> lines;
    lines.reserve(pets::kQuestions.size() + 1);
    for (const pets::Question question : pets::kQuestions)
        lines.push_back({questionTitle(question), colourOf(question, theme),
                         rightPoints(training(frame()).inputs.run->curve.exams,
                                     static_cast<std::size_t>(question), lastStep)});
    if (!training(frame()).inputs.run->trainer)
        lines.push_back({tr("two hops, no local heads"), theme.query,
                         rightPoints(core::trainingWithoutLocalHeads().exams,
                                     static_cast<std::size_t>(pets::Question::WhatPetEats), lastStep),
                         true});
    ChartAxis y;
    y.title = tr("right answers, %, smoothed");
    y.maximum = kWholePercent;
    m_right.setLines(std::move(lines));
    m_right.setAxes(stepAxis(lastStep), y);
}

void LearningView::refresh()
{
    const core::TrainingResults& results = training(frame());
    const double lastStep = lastStepOf(*results.inputs.run);
    drawLoss(lastStep);
    drawRight(lastStep);
    for (LineChart* chart : {&m_loss, &m_right}) {
        chart->setStyle(appearance());
        chart->setMark(static_cast<double>(results.inputs.step()));
    }
    setAccessibleDescription(spokenNumber(0).value);
}

void LearningView::paintTo(QPainter& painter, const QRectF& area) const
{
    m_loss.paintTo(painter, lossIn(area));
    m_right.paintTo(painter, rightIn(area));
}

void LearningView::show(core::Index step, Gesture gesture)
{
    const core::TrainingRun& run = *training(frame()).inputs.run;
    Q_EMIT edited(showSnapshot(run, core::nearestSnapshot(run, step)), gesture);
}

void LearningView::showAt(const QPointF& point, Gesture gesture)
{
    show(std::lround(m_isInLoss ? m_loss.xAt(point, lossIn(rect())) : m_right.xAt(point, rightIn(rect()))),
         gesture);
}

void LearningView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    m_isHeld = true;
    m_isInLoss = lossIn(rect()).contains(event->position());
    showAt(event->position(), Gesture::Dragging);
}

void LearningView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_isHeld)
        showAt(event->position(), Gesture::Dragging);
}

void LearningView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_isHeld)
        return;
    m_isHeld = false;
    showAt(event->position(), Gesture::Dropped);
}

void LearningView::keyPressEvent(QKeyEvent* event)
{
    const int by = event->key() == Qt::Key_Right ? 1 : event->key() == Qt::Key_Left ? -1 : 0;
    if (!frame().results || by == 0)
        return View::keyPressEvent(event);
    const core::TrainingInputs& inputs = training(frame()).inputs;
    const auto place = static_cast<int>(core::nearestSnapshot(*inputs.run, inputs.step())) + by;
    const auto last = static_cast<int>(inputs.run->snapshots.size()) - 1;
    Q_EMIT edited(showSnapshot(*inputs.run, static_cast<std::size_t>(std::clamp(place, 0, last))),
                  Gesture::Once);
}

} // namespace views
