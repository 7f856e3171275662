#pragma once

#include "core/attention_room.h"

#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace views {

/// What one matrix needs, in scene units.
struct InputsTable
{
    core::AttentionTable table = core::AttentionTable::X;
    int rows = 0;
    int columns = 0;
    bool hasTokens = false;     // labels left of its rows, wherever it lies
    bool rowsAreTokens = false; // labels there where it begins a line
    bool startsGroup = false;   // a line of matrices rather breaks before it
    qreal titleWidth = 0;
};

/// Sizes that all matrices share.
struct InputsMeasures
{
    qreal title = 0;  // height of the line above a matrix
    qreal tokens = 0; // width of the labels and their distance
    qreal gap = 0;    // between neighbours
    qreal widestGap = 0;
    qreal cellHeight = 0;
    std::vector<qreal> cellWidths; // of each table
};

/// Where the matrices that go into attention lie: in one line where they fit, else in several.
struct InputsLayout
{
    struct Placed
    {
        InputsTable table;
        QRectF title;
        QRectF tokens; // empty without labels
        QRectF cells;

        QRectF cell(int row, int column) const;
        QRectF row(int row) const; // of cells
        QRectF token(int row) const;
    };

    std::vector<Placed> tables;
    QSizeF size{0, 0};

    /// A place in a matrix; without a column it is the row's label.
    struct Place
    {
        core::AttentionTable table = core::AttentionTable::X;
        int row = 0;
        std::optional<int> column;

        bool operator==(const Place&) const = default;
    };

    /// What lies under the point, labels included; nothing elsewhere.
    std::optional<Place> placeAt(const QPointF& point) const;

    bool fits(const QSizeF& room) const;

    void moveBy(const QPointF& way);

    /// Labels that lie left of x stand there, as far as their matrix reaches.
    void keepLabelsRightOf(qreal x);

    /// The same of titles and y.
    void keepTitlesBelow(qreal y);
};

/// The matrices from the area's upper left corner on; they may reach beyond it.
InputsLayout layoutInputs(const QRectF& area, const std::vector<InputsTable>& tables,
                          const InputsMeasures& measures);

/// The largest square cells, between almost nothing and `measures.cellHeight`, with which all is in the area.
InputsLayout layoutInputsInSquares(const QRectF& area, const std::vector<InputsTable>& tables,
                                   InputsMeasures measures);

} // namespace views
