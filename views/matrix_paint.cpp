#include "views/matrix_paint.h"

#include "views/attention_frame.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

namespace {

constexpr int kMostSideAsRectangles = 256; // a side; above, the cells are one picture
constexpr qreal kHatchSpacing = 10;
constexpr qreal kTurned = 12;   // type of tokens that read upwards
constexpr qreal kPosition = 11; // type
constexpr qreal kHatchOpacity = 0.8;

/// Diagonal lines inside the rectangle that continue those of its neighbours.
void hatch(QPainter& painter, const QRectF& rect, qreal spacing)
{
    QList<QLineF> lines;
    const qreal first = std::ceil((rect.left() + rect.top()) / spacing) * spacing;
    for (qreal sum = first; sum < rect.right() + rect.bottom(); sum += spacing) {
        const qreal left = std::max(rect.left(), sum - rect.bottom());
        const qreal right = std::min(rect.right(), sum - rect.top());
        lines.append({left, sum - left, right, sum - right});
    }
    painter.drawLines(lines);
}

} // namespace

HeatmapMargins matrixMargins(const std::vector<std::string>& tokens, const Appearance& look, qreal width)
{
    const QFont words = look.font(13, QFont::DemiBold);
    const QString last = QString::number(tokens.size());
    HeatmapMargins margins;
    margins.rowLabels = std::min(widestToken(tokens, words), width * 0.22) +
                        QFontMetricsF(look.font(11)).horizontalAdvance(last) + 18 * look.zoom;
    margins.columnLabels = 2 * QFontMetricsF(words).height() + 6 * look.zoom;
    margins.largestCell = 150 * look.zoom;
    return margins;
}

HeatmapLayout layoutMatrix(const QRectF& area, const std::vector<std::string>& tokens, const Appearance& look,
                           HeatmapMargins margins)
{
    constexpr qreal kHighest = 84; // of the tokens, at zoom 1
    const auto count = static_cast<int>(tokens.size());
    const QFont words = look.font(kTurned, QFont::DemiBold);
    const qreal widest = widestToken(tokens, words);
    const HeatmapLayout upright = layoutHeatmap(area, count, count, margins);
    const bool fits = upright.cellSize() >= std::max(22 * look.zoom, 0.7 * std::min(widest, 60 * look.zoom));
    if (fits || widest < 1.5 * QFontMetricsF(words).height())
        return upright;
    margins.turned = true;
    margins.columnLabels = std::min(widest, kHighest * look.zoom) +
                           QFontMetricsF(look.font(kPosition)).height() + 10 * look.zoom;
    return layoutHeatmap(area, count, count, margins);
}

bool MatrixPaint::isPicture() const
{
    return std::max(layout.rows, layout.columns) > kMostSideAsRectangles;
}

void MatrixPaint::cells() const
{
    if (!isPicture())
        return paintCells(p, layout.cells, layout.rows, layout.columns, colour);
    paintCellsAsPicture(p, layout.cells, layout.rows, layout.columns, [this](int row, int column) {
        return isHidden(row, column) ? look.theme.line : colour(row, column);
    });
}

void MatrixPaint::hatchHidden(qreal opacity) const
{
    p.setPen(QPen(look.theme.muted, 1.2));
    p.setOpacity(kHatchOpacity * opacity);
    for (int row = 0; row < layout.rows; ++row)
        for (int column = 0; column < layout.columns; ++column) {
            const int first = column;
            while (column < layout.columns && isHidden(row, column))
                ++column;
            if (column > first)
                hatch(p, layout.cell(row, first).united(layout.cell(row, column - 1)),
                      kHatchSpacing * look.zoom);
        }
    p.setOpacity(1);
    p.setPen(QPen(look.theme.line, 1));
    p.setBrush(Qt::NoBrush);
    p.drawRect(layout.cells);
}

void MatrixPaint::sayWhichRowsSeeNothing() const
{
    const QString words = QCoreApplication::translate("MatrixPaint", "no visible key");
    p.setFont(look.font(std::clamp(0.4 * layout.cellSize() / look.zoom, 9.0, 13.0)));
    const QSizeF size(textWidth(p.font(), words) + 12 * look.zoom, QFontMetricsF(p.font()).height());
    for (int row = 0; row < layout.rows && size.height() <= layout.cellSize(); ++row) {
        int column = 0;
        while (column < layout.columns && isHidden(row, column))
            ++column;
        if (column < layout.columns)
            continue;
        QRectF room(QPointF(), size);
        room.moveCenter(layout.row(row).center());
        p.fillRect(room, look.theme.panel);
        p.setPen(look.theme.muted);
        p.drawText(room, Qt::AlignCenter, words);
    }
}

/// The largest type that fits every number into its cell, 0 when none does.
qreal MatrixPaint::numberSize() const
{
    const QFont font = look.font(16, QFont::Medium);
    const qreal byHeight = 0.6 * layout.cellSize() / QFontMetricsF(font).height();
    const qreal smallest = kSmallestNumber / look.zoom; // legible on the screen, however large the words are
    if (16 * byHeight < smallest)                       // no need to write them all to see that
        return 0;
    qreal widest = 1;
    for (const double number : numbers.reshaped())
        widest = std::max(widest, numberWidth(font, numberText(number, decimals)));
    const qreal fit = std::min({1.0, 0.8 * layout.cellSize() / widest, byHeight});
    const qreal size = std::floor(16 * fit * 2) / 2;
    return size < smallest ? 0 : size;
}

void MatrixPaint::writeNumbers(InHidden hidden) const
{
    const qreal size = layout.rows * layout.columns <= 64 * 64 ? numberSize() : 0;
    if (size == 0)
        return;
    p.setFont(look.font(size, QFont::Medium));
    for (int row = 0; row < layout.rows; ++row)
        for (int column = 0; column < layout.columns; ++column) {
            const bool hides = isHidden(row, column);
            p.setPen(hides ? look.theme.muted : readableOn(colour(row, column)));
            if (!hides || hidden == InHidden::Numbers)
                p.drawText(layout.cell(row, column), Qt::AlignCenter,
                           numberText(numbers(row, column), decimals));
        }
}

/// Every how many labels one is written, so that none overlaps the next.
int MatrixPaint::labelStride(qreal room) const
{
    return std::max(1, static_cast<int>(std::ceil(room / layout.cellSize())));
}

void MatrixPaint::rowLabels() const
{
    const qreal gap = 8 * look.zoom;
    const QFont words = look.font(13, QFont::DemiBold);
    const QFont positions = look.font(11);
    const qreal positionWidth = QFontMetricsF(positions).horizontalAdvance(QString::number(layout.rows - 1));
    const int stride = labelStride(QFontMetricsF(words).height() * 0.9);
    for (int row = 0; row < layout.rows; row += stride) {
        const QRectF room = layout.rowLabel(row).adjusted(0, -20, -gap, 20);
        const bool chosen = row == query;
        p.setFont(positions);
        p.setPen(chosen ? look.theme.query : look.theme.muted);
        p.drawText(room, Qt::AlignRight | Qt::AlignVCenter, QString::number(row));
        p.setFont(words);
        p.setPen(chosen ? look.theme.query : look.theme.text);
        const QRectF wordRoom = room.adjusted(0, 0, -positionWidth - gap, 0);
        p.drawText(wordRoom, Qt::AlignRight | Qt::AlignVCenter,
                   fittedToken(token(row), QFontMetricsF(words), wordRoom.width()));
    }
}

/// The type of the tokens above the cells: smaller where that shows them whole.
QFont MatrixPaint::columnWords() const
{
    constexpr qreal kUsual = 13;
    constexpr qreal kSmallest = 9;
    const qreal widest = widestToken(tokens, look.font(kUsual, QFont::DemiBold));
    const qreal size = std::floor(kUsual * (layout.cellSize() - 3) / widest);
    return look.font(size >= kSmallest ? std::min(size, kUsual) : kUsual, QFont::DemiBold);
}

void MatrixPaint::columnLabels() const
{
    const QFont words = columnWords();
    const QFont positions = look.font(11);
    const QFontMetricsF metrics(words);
    const qreal legible = std::min(widestToken(tokens, words), 60 * look.zoom);
    const bool isTight = layout.cellSize() < std::max(22 * look.zoom, 0.7 * legible); // then fewer, but whole
    const int stride = isTight ? labelStride(std::min(widestToken(tokens, words) + 8, 60 * look.zoom)) : 1;
    for (int column = 0; column < layout.columns; column += stride) {
        QRectF room = layout.columnLabel(column);
        const qreal spare = (stride - 1) * layout.cellSize() / 2; // centred over its own column
        room.adjust(-spare, 0, spare, -4 * look.zoom);
        const qreal lineHeight = metrics.height();
        p.setFont(words);
        p.setPen(look.theme.key);
        p.drawText(QRectF(room.left(), room.bottom() - 2 * lineHeight, room.width(), lineHeight),
                   Qt::AlignHCenter | Qt::AlignVCenter,
                   fittedToken(token(column), metrics, room.width() - 6 * look.zoom));
        p.setFont(positions);
        p.setPen(look.theme.muted);
        p.drawText(QRectF(room.left(), room.bottom() - lineHeight, room.width(), lineHeight),
                   Qt::AlignHCenter | Qt::AlignVCenter, QString::number(column));
    }
}

/// Tokens that read upwards, over their positions.
void MatrixPaint::turnedColumnLabels() const
{
    const QFont words = look.font(kTurned, QFont::DemiBold);
    const QFont positions = look.font(kPosition);
    const QFontMetricsF metrics(words);
    const qreal digits = QFontMetricsF(positions).horizontalAdvance(QString::number(layout.columns - 1));
    const int stride = labelStride(std::max(metrics.height() * 0.85, digits + 3 * look.zoom));
    for (int column = 0; column < layout.columns; column += stride) {
        const QRectF room = layout.columnLabel(column).adjusted(0, 0, 0, -4 * look.zoom);
        const qreal line = QFontMetricsF(positions).height();
        p.setFont(positions);
        p.setPen(look.theme.muted);
        p.drawText(QRectF(room.center().x() - digits, room.bottom() - line, 2 * digits, line),
                   Qt::AlignHCenter | Qt::AlignVCenter, QString::number(column));
        const qreal length = room.height() - line - 4 * look.zoom;
        p.save();
        p.translate(room.center().x(), room.bottom() - line - 2 * look.zoom);
        p.rotate(-90);
        p.setFont(words);
        p.setPen(look.theme.key);
        p.drawText(QRectF(0, -metrics.height() / 2, length, metrics.height()),
                   Qt::AlignLeft | Qt::AlignVCenter, fittedToken(token(column), metrics, length));
        p.restore();
    }
}

void MatrixPaint::labels() const
{
    rowLabels();
    layout.margins.turned ? turnedColumnLabels() : columnLabels();
}

void MatrixPaint::frameRow() const
{
    const QRectF row = layout.row(static_cast<int>(query));
    paintFrame(p, row.adjusted(-1.5, -1.5, 1.5, 1.5), QPen(look.theme.query, 2.5 * look.zoom),
               look.theme.panel);
}

} // namespace views
