#include "views/inputs_view.h"

#include "core/errors.h"
#include "views/attention_frame.h"
#include "views/cell_editor.h"
#include "views/inputs_words.h"
#include "views/table_question.h"
#include "views/token_text.h"
#include "views/tooltip_text.h"
#include "views/translated.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QToolTip>
#include <QtMath>

#include <algorithm>

namespace views {

namespace {

using core::AttentionTable;

bool choosesQuery(const InputsLayout::Place& place)
{
    return place.table == AttentionTable::Q;
}

bool choosesKey(const InputsLayout::Place& place)
{
    return place.table == AttentionTable::K || place.table == AttentionTable::V;
}

} // namespace

InputsView::InputsView(QWidget* parent)
    : View(parent),
      m_editor(new CellEditor(this)),
      m_across(new QScrollBar(Qt::Horizontal, this)),
      m_down(new QScrollBar(Qt::Vertical, this))
{
    for (QScrollBar* bar : {m_across, m_down}) {
        bar->setFocusPolicy(Qt::NoFocus); // the keys move the cell, which comes into sight
        bar->hide();
        connect(bar, &QScrollBar::valueChanged, this, [this] {
            fit();
            update();
        });
    }
    connect(m_editor, &CellEditor::entered, this, [this](double value) { enter(*m_editing, value); });
    connect(m_editor, &CellEditor::left, this, &InputsView::openNeighbour);
    makeActions();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(
        tr("Matrices that go in; Up and Down choose the query, with Ctrl the key; F2 changes its "
           "numbers, Tab goes to the next"));
}

QString InputsView::heading() const
{
    const bool isOwn =
        frame().results && std::holds_alternative<core::AttentionResults>(frame().results->open);
    return isOwn ? tr("What goes in (double-click a cell to change it)")
                 : tr("What goes in, as the model computed it");
}

QSize InputsView::sizeHint() const
{
    return (QSizeF(640, 130) * appearance().zoom).toSize();
}

QSize InputsView::minimumSizeHint() const
{
    return (QSizeF(220, 100) * appearance().zoom).toSize();
}

bool InputsView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !frame().results)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const auto place = m_plan->layout.placeAt(help->pos()))
        QToolTip::showText(help->globalPos(), tooltip(*place), this);
    else
        QToolTip::hideText();
    return true;
}

QString InputsView::tooltip(const InputsLayout::Place& place) const
{
    const auto& results = attention(frame());
    const QString token = place.table >= AttentionTable::Q || place.table == AttentionTable::X
                              ? visibleToken(results.inputs.tokens[static_cast<std::size_t>(place.row)])
                              : QString();
    QStringList lines;
    if (place.column)
        lines += QStringLiteral("%1[%2,%3] = %4")
                     .arg(tableName(place.table))
                     .arg(place.row)
                     .arg(*place.column)
                     .arg(exactNumberText(inputMatrix(results, place.table)(place.row, *place.column)));
    else
        lines += tr("Position %1 “%2”").arg(QString::number(place.row), token);
    if (choosesQuery(place))
        lines += tr("Click to choose query %1 “%2”").arg(QString::number(place.row), token);
    if (choosesKey(place))
        lines += tr("Click to select key %1 “%2”").arg(QString::number(place.row), token);
    if (place.column)
        lines += tr("Double-click to change it (F2, then Tab from number to number)");
    return tooltipText(lines);
}

void InputsView::chooseQuery(core::Index query, Gesture gesture)
{
    if (query != attention(frame()).inputs.query)
        Q_EMIT edited(core::TopicEdit(core::AttentionEdit(core::SetQuery{query})), gesture);
}

void InputsView::selectKey(core::Index key)
{
    core::Selection selection = frame().selection;
    selection.key = key;
    if (selection != frame().selection)
        Q_EMIT selected(selection);
}

void InputsView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto place = m_plan->layout.placeAt(event->position());
    if (place && place->column)
        m_current = place;
    update();
    if (place && choosesQuery(*place))
        chooseQuery(place->row, Gesture::Once);
    if (place && choosesKey(*place))
        selectKey(place->row);
}

void InputsView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !frame().results)
        return;
    const auto place = m_plan->layout.placeAt(event->position());
    if (place && place->column)
        openEditor(*place);
}

void InputsView::refresh()
{
    // A number typed for one lesson must not reach another that is opened meanwhile.
    if (m_editor->isOpen() && frame().results->session.lesson != m_editedLesson)
        m_editor->shut();
    fit();
    const core::Index query = attention(frame()).inputs.query;
    if (query != m_queryShown)
        bringIntoSight({AttentionTable::Q, static_cast<int>(query), std::nullopt});
    m_queryShown = query;
}

void InputsView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    if (frame().results)
        fit();
}

/// A strip of the window is at least as high as the numbers need, where that is little.
void InputsView::fit()
{
    const int least = minimumSizeHint().height();
    const auto wish = heightWithNumbers(attention(frame()), frame().decimals(), appearance(), width());
    setMinimumHeight(std::max(least, qCeil(wish.value_or(0))));
    const auto& results = attention(frame());
    m_plan = planIn(rect());
    const bool scrolls = m_plan->numbers == 0 && !results.inputs.weights;
    if (scrolls)
        m_plan = scrolledPlan();
    for (QScrollBar* bar : {m_across, m_down})
        bar->setVisible(scrolls && bar->maximum() > 0);
    followCell();
}

/// The plan with numbers, moved as far as the bars say.
InputsPlan InputsView::scrolledPlan()
{
    const int thick = m_down->sizeHint().width();
    const QRect room = rect().adjusted(0, 0, -thick, -thick);
    m_down->setGeometry(room.right() + 1, 0, thick, room.height());
    m_across->setGeometry(0, room.bottom() + 1, room.width(), thick);
    InputsPlan plan = planBeyond(attention(frame()), frame().decimals(), appearance(), room);
    const auto setUp = [](QScrollBar& bar, qreal whole, int seen) {
        const QSignalBlocker quiet(bar);
        bar.setRange(0, std::max(0, qCeil(whole) + 3 - seen));
        bar.setPageStep(seen);
        bar.setSingleStep(20);
    };
    setUp(*m_across, plan.layout.size.width(), room.width());
    setUp(*m_down, plan.layout.size.height(), room.height());
    plan.layout.moveBy({static_cast<qreal>(-m_across->value()), static_cast<qreal>(-m_down->value())});
    plan.layout.keepLabelsRightOf(0);
    plan.layout.keepTitlesBelow(0);
    return plan;
}

void InputsView::bringIntoSight(const InputsLayout::Place& place)
{
    const InputsLayout::Placed* placed = m_plan ? m_plan->placed(place.table) : nullptr;
    if (!placed || (m_down->isHidden() && m_across->isHidden()))
        return;
    const QRectF cell = placed->cell(place.row, place.column.value_or(0));
    const QSizeF words(placed->tokens.width(), placed->title.height()); // a bar that moves makes another plan
    const auto move = [](QScrollBar& bar, qreal least, qreal first, qreal last, qreal seen) {
        if (first < least)
            bar.setValue(bar.value() + qFloor(first - least));
        else if (last > seen)
            bar.setValue(bar.value() + qCeil(last - seen));
    };
    if (place.column)
        move(*m_across, words.width(), cell.left(), cell.right() + 2, m_across->width());
    move(*m_down, words.height(), cell.top(), cell.bottom() + 2, m_down->height());
}

void InputsView::wheelEvent(QWheelEvent* event)
{
    const bool isAcross = std::abs(event->angleDelta().x()) > std::abs(event->angleDelta().y());
    QScrollBar* bar = isAcross ? m_across : m_down;
    if (bar->isHidden())
        return View::wheelEvent(event);
    if (m_editor->isOpen()) // which keeps its number, as by a click elsewhere
        setFocus();
    QApplication::sendEvent(bar, event);
}

/// Keeps the open box over its cell when the view, its type or its matrices change their size.
void InputsView::followCell()
{
    if (!m_editor->isOpen())
        return;
    const InputsPlan& plan = *m_plan;
    const InputsLayout::Placed* placed = plan.placed(m_editing->table);
    if (!placed || m_editing->row >= placed->table.rows || *m_editing->column >= placed->table.columns)
        return m_editor->shut();
    m_editor->follow(placed->cell(m_editing->row, *m_editing->column), plan.editorFont());
}

void InputsView::openEditor(const InputsLayout::Place& place)
{
    bringIntoSight(place);
    const InputsPlan& plan = *m_plan;
    const InputsLayout::Placed* placed = plan.placed(place.table);
    if (!placed)
        return;
    m_editing = place;
    m_current = place;
    m_editedLesson = frame().results->session.lesson;
    m_editor->open(placed->cell(place.row, *place.column),
                   inputMatrix(attention(frame()), place.table)(place.row, *place.column), plan.editorFont());
}

InputsPlan InputsView::planIn(const QRectF& area) const
{
    return planInputs(attention(frame()), frame().decimals(), appearance(), area);
}

InputsLayout InputsView::layoutIn(const QRectF& area) const
{
    return planIn(area).layout;
}

/// The cell after or before the last one edited, row by row and matrix by matrix.
void InputsView::openNeighbour(bool forwards)
{
    std::vector<InputsLayout::Place> cells;
    for (const AttentionTable table : inputTables(attention(frame()))) {
        const core::Matrix& matrix = inputMatrix(attention(frame()), table);
        for (int row = 0; row < matrix.rows(); ++row)
            for (int column = 0; column < matrix.cols(); ++column)
                cells.push_back({table, row, column});
    }
    const auto here = std::ranges::find(cells, *m_editing);
    const auto count = static_cast<std::ptrdiff_t>(cells.size());
    const auto next = (here - cells.begin() + (forwards ? 1 : count - 1)) % count;
    openEditor(cells[static_cast<std::size_t>(next)]);
}

/// The queries shown are already multiplied; the number that goes in is the one before.
double InputsView::factorShown(AttentionTable table) const
{
    const double multiplier = attention(frame()).inputs.qMultiplier;
    return table == AttentionTable::Q && multiplier != 0 ? multiplier : 1;
}

void InputsView::enter(const InputsLayout::Place& place, double value)
{
    const core::SetCell change{place.table, place.row, *place.column, value / factorShown(place.table)};
    Q_EMIT edited(core::TopicEdit(core::AttentionEdit(change)), Gesture::Once);
}

void InputsView::makeActions()
{
    auto* copy = new QAction(tr("Copy &Table"), this);
    copy->setShortcut(QKeySequence::Copy);
    connect(copy, &QAction::triggered, this, &InputsView::copyTable);
    auto* paste = new QAction(tr("Paste &Numbers"), this);
    paste->setShortcut(QKeySequence::Paste);
    connect(paste, &QAction::triggered, this, &InputsView::paste);
    for (QAction* each : {copy, paste})
        each->setShortcutContext(Qt::WidgetShortcut); // elsewhere the keys are those of the box typed into
    addActions({copy, paste});
}

/// The cell last worked on, while it is there; else the chosen query's first.
InputsLayout::Place InputsView::currentCell() const
{
    const auto& results = attention(frame());
    const auto tables = inputTables(results);
    if (m_current && std::ranges::find(tables, m_current->table) != tables.end()) {
        const core::Matrix& matrix = inputMatrix(results, m_current->table);
        if (m_current->row < matrix.rows() && *m_current->column < matrix.cols())
            return *m_current;
    }
    return {AttentionTable::Q, static_cast<int>(results.inputs.query), 0};
}

void InputsView::copyTable()
{
    const core::Matrix& numbers = inputMatrix(attention(frame()), currentCell().table);
    QApplication::clipboard()->setText(QString::fromStdString(core::tabSeparated(numbers)));
}

/// From the current cell to the right and down. What does not fit is refused as a whole.
void InputsView::paste()
{
    try {
        const auto table = tableAsking(QApplication::clipboard()->text().toStdString(), window());
        if (!table)
            return;
        const InputsLayout::Place cell = currentCell();
        const core::SetNumbers change{cell.table, cell.row, *cell.column,
                                      table->numbers / factorShown(cell.table)};
        Q_EMIT edited(core::TopicEdit(core::AttentionEdit(change)), Gesture::Once);
    } catch (const core::LoadError& error) {
        Q_EMIT refused(tr("The clipboard holds no table of numbers: %1").arg(translated(error.sentence())));
    }
}

void InputsView::mouseMoveEvent(QMouseEvent* event)
{
    if (!frame().results)
        return;
    m_hovered = m_plan->layout.placeAt(event->position());
    const bool isClickable = m_hovered && (choosesQuery(*m_hovered) || choosesKey(*m_hovered));
    setCursor(isClickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void InputsView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

void InputsView::keyPressEvent(QKeyEvent* event)
{
    const bool edits =
        event->key() == Qt::Key_F2 || event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (frame().results && edits)
        openEditor(currentCell());
    else if (!frame().results || !moveBy(*event))
        View::keyPressEvent(event);
}

bool InputsView::moveBy(const QKeyEvent& event)
{
    if (event.key() != Qt::Key_Up && event.key() != Qt::Key_Down)
        return false;
    const auto& inputs = attention(frame()).inputs;
    const auto last = static_cast<core::Index>(inputs.tokens.size()) - 1;
    const core::Index step = event.key() == Qt::Key_Up ? -1 : 1;
    if (event.modifiers() & Qt::ControlModifier) {
        const core::Index key =
            std::clamp<core::Index>(frame().selection.key ? *frame().selection.key + step : 0, 0, last);
        selectKey(key);
        bringIntoSight({AttentionTable::K, static_cast<int>(key), std::nullopt});
    } else {
        chooseQuery(std::clamp<core::Index>(inputs.query + step, 0, last),
                    event.isAutoRepeat() ? Gesture::Dragging : Gesture::Once);
    }
    return true;
}

} // namespace views
