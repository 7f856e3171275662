#include "views/derivation_view.h"

#include "views/attention_frame.h"
#include "views/contrast.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

namespace views {

namespace {

constexpr qreal kScrollStep = 24;
constexpr int kFewestDecimals = 2; // with fewer, the sum of shares reads 0 + 0 + 1 = 2

/// The pieces with every number written out in full.
core::Pieces exact(core::Pieces pieces)
{
    for (core::Piece& piece : pieces)
        if (piece.number) {
            piece.text = core::exactText(*piece.number);
            piece.number.reset();
        }
    return pieces;
}

} // namespace

DerivationView::DerivationView(QWidget* parent) : View(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Where the chosen number comes from"));
    setShare(2); // its lines need more than the bars above them
}

std::optional<DerivationView::Subject> DerivationView::subject() const
{
    const auto& key = frame().selection.key;
    if (!key || *key < 0 || *key >= attention(frame()).k.rows())
        return std::nullopt;
    return Subject{frame().selection.stage, attention(frame()).inputs.query, *key};
}

std::vector<core::DerivationLine> DerivationView::lines() const
{
    const auto chosen = subject();
    if (!chosen)
        return {};
    return core::derivation(attention(frame()), chosen->query, chosen->key, chosen->stage);
}

QString DerivationView::heading() const
{
    const auto chosen = frame().results ? subject() : std::nullopt;
    if (!chosen)
        return tr("Where does a number come from?");
    if (chosen->stage == core::Stage::Mix)
        return tr("Where does output %1 come from?").arg(chosen->query);
    const double value = core::stageMatrix(attention(frame()), chosen->stage)(chosen->query, chosen->key);
    return tr("Where does %1 come from?").arg(numberText(value, frame().decimals()));
}

QSizeF DerivationView::figureSize() const
{
    constexpr qreal kWidth = 420;
    constexpr qreal kHeightWithoutCell = 60;
    if (!frame().results || !subject())
        return {kWidth, kHeightWithoutCell};
    const qreal zoom = appearance().zoom;
    return {kWidth, std::ceil(layoutIn({0, 0, kWidth * zoom, 1e6}).height / zoom)};
}

QSize DerivationView::sizeHint() const
{
    return (QSizeF(320, 160) * appearance().zoom).toSize();
}

QSize DerivationView::minimumSizeHint() const
{
    return (QSizeF(200, 80) * appearance().zoom).toSize();
}

int DerivationView::decimals() const
{
    return std::max(frame().decimals(), kFewestDecimals);
}

DerivationLayout DerivationView::layoutIn(const QRectF& area) const
{
    return isVisible() ? layoutDerivation(lines(), decimals(), area, appearance(), m_scroll)
                       : layoutDerivationFigure(lines(), decimals(), area, appearance());
}

void DerivationView::paintTo(QPainter& painter, const QRectF& area) const
{
    if (paintNotKnown(frame(), painter, area, appearance()))
        return;
    const DerivationLayout layout = layoutIn(area);
    if (layout.lines.empty()) {
        painter.setPen(appearance().theme.muted);
        painter.setFont(appearance().font(14));
        painter.drawText(area, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         tr("Click a cell of the matrix to see where its number comes from."));
        return;
    }
    painter.save();
    if (layout.scrollMax > 0)
        painter.setClipRect(area, Qt::IntersectClip);
    const PieceRun* pointedAt = m_hovered ? layout.runAt(*m_hovered) : nullptr;
    if (pointedAt && pointedAt->number) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(appearance().theme.tint);
        painter.drawRoundedRect(pointedAt->box.adjusted(-2, 0, 2, 0), 3, 3);
    }
    painter.setFont(layout.labelFont);
    for (const DerivationLayout::Line& line : layout.lines)
        paintLine(painter, line);
    painter.setPen(Qt::NoPen);
    painter.setBrush(edge(appearance().theme));
    if (layout.scrollMax > 0)
        painter.drawRoundedRect(layout.handle(), 2, 2);
    painter.restore();
}

void DerivationView::paintLine(QPainter& painter, const DerivationLayout::Line& line) const
{
    const Theme& theme = appearance().theme;
    const bool isCurrent = line.stage == frame().selection.stage;
    QFont labelFont = painter.font();
    labelFont.setWeight(isCurrent ? QFont::DemiBold : QFont::Normal);
    painter.save();
    painter.setFont(labelFont);
    painter.setPen(isCurrent ? theme.action : theme.muted);
    painter.drawText(line.labelBox, Qt::AlignLeft | Qt::AlignTop | Qt::TextDontClip, line.label);
    for (const PieceRun& run : line.text.runs) {
        painter.setFont(run.font);
        painter.setPen(run.role == core::Role::Plain && !isCurrent ? theme.muted : theme.of(run.role));
        painter.drawText(run.start, run.text);
    }
    painter.restore();
}

QString DerivationView::text(Numbers numbers) const
{
    QStringList text;
    for (const core::DerivationLine& line : lines()) {
        const core::Pieces pieces = translated(line.pieces);
        text += QString::fromStdString(
            core::plainText(numbers == Numbers::Exact ? exact(pieces) : pieces, decimals()));
    }
    return text.join(u'\n');
}

void DerivationView::copy(Numbers numbers) const
{
    if (frame().results && subject())
        QGuiApplication::clipboard()->setText(text(numbers));
}

void DerivationView::refresh()
{
    const auto now = subject();
    if (now != m_shown)
        m_scroll.reset();
    m_shown = now;
    setAccessibleDescription(now ? text(Numbers::Rounded)
                                 : tr("Click a cell of the matrix to see where its number comes from."));
}

bool DerivationView::event(QEvent* event)
{
    if (!frame().results)
        return View::event(event);
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::ToolTip)
        return View::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const DerivationLayout layout = layoutIn(rect());
    const PieceRun* run = layout.runAt(help->pos());
    if (run && run->number)
        QToolTip::showText(help->globalPos(), exactNumberText(*run->number).toHtmlEscaped(), this);
    else
        QToolTip::hideText();
    return true;
}

void DerivationView::mouseMoveEvent(QMouseEvent* event)
{
    m_hovered = event->position();
    update();
}

void DerivationView::leaveEvent(QEvent*)
{
    m_hovered.reset();
    update();
}

bool DerivationView::scrollBy(qreal distance)
{
    if (!frame().results)
        return false;
    const DerivationLayout layout = layoutIn(rect());
    if (layout.scrollMax <= 0)
        return false;
    m_scroll = std::clamp<qreal>(layout.scrolled + distance, 0, layout.scrollMax);
    update();
    return true;
}

void DerivationView::wheelEvent(QWheelEvent* event)
{
    const QPointF pixels =
        event->pixelDelta().isNull() ? QPointF(event->angleDelta()) / 2.5 : QPointF(event->pixelDelta());
    if (!scrollBy(-pixels.y()))
        View::wheelEvent(event);
}

bool DerivationView::deselect()
{
    if (!frame().selection.key)
        return false;
    core::Selection selection = frame().selection;
    selection.key.reset();
    Q_EMIT selected(selection);
    return true;
}

void DerivationView::keyPressEvent(QKeyEvent* event)
{
    const qreal step = kScrollStep * appearance().zoom;
    bool isUsed = false;
    if (event->matches(QKeySequence::Copy)) {
        copy(Numbers::Rounded);
        isUsed = true;
    } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
        isUsed = scrollBy(event->key() == Qt::Key_Up ? -step : step);
    } else if (event->key() == Qt::Key_Escape) {
        isUsed = deselect();
    }
    if (!isUsed)
        View::keyPressEvent(event);
}

void DerivationView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!frame().results)
        return;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* rounded = menu->addAction(tr("Copy derivation"), this, [this] { copy(Numbers::Rounded); });
    QAction* exactly =
        menu->addAction(tr("Copy derivation with exact numbers"), this, [this] { copy(Numbers::Exact); });
    rounded->setShortcut(QKeySequence::Copy);
    rounded->setEnabled(subject().has_value());
    exactly->setEnabled(subject().has_value());
    menu->popup(event->globalPos());
}

} // namespace views
