#pragma once

#include <QPointF>
#include <QRectF>

#include <optional>

namespace views {

/// Widths of a vector's parts, "(1.000, 2.000, …)", in scene units.
struct VectorWidths
{
    qreal sign = 0; // "× " or "= " before it
    qreal number = 0;
    qreal bracket = 0;
    qreal comma = 0;
    qreal ellipsis = 0;
    qreal title = 0; // of the column, the sign and bracket before it included

    /// Of the first `shown` of all components.
    qreal width(int shown, int components) const;
};

/// What a table of mixed values needs at one size of type.
struct MixWidths
{
    qreal token = 0;
    qreal weight = 0;
    VectorWidths value;
    VectorWidths product;
    VectorWidths sum;
    qreal gap = 0;  // least distance of two columns
    qreal line = 0; // least height of a line
};

struct MixColumn
{
    qreal left = 0;
    qreal width = 0;

    bool isShown() const { return width > 0; }
};

/// What of the table is left out when it is narrow: first the values, which other panels show too, then the
/// running sums.
enum class MixColumns { All, WithoutValues, ProductsAlone };

/// Where everything of the table lies: a heading line, a line for each key shown, a line that counts the
/// keys not shown, and the output row.
struct MixLayout
{
    QRectF area;
    MixColumn token;
    MixColumn weight;
    MixColumn value;
    MixColumn product;
    MixColumn sum;
    int components = 0; // shown of each vector
    qreal line = 0;
    bool hasTitles = true;
    bool hasSumLine = false; // for the chosen key, where the sums have no column and a line is to spare
    int keys = 0;
    int first = 0; // the first key shown
    int shown = 0;

    int more() const { return keys - shown; }
    const MixColumn& output() const { return sum.isShown() ? sum : product; }
    QRectF titles() const;
    QRectF row(int key) const;
    QRectF moreLine() const;
    QRectF sumLine() const;
    QRectF outputLine() const;
    std::optional<int> keyAt(const QPointF& point) const;
};

/// The columns side by side; nothing when fewer than `atLeast` components of each vector would fit.
std::optional<MixLayout> layoutMixColumns(const QRectF& area, const MixWidths& widths, MixColumns columns,
                                          int components, int atLeast);

/// Lines for as many keys as fit; `first` moves as little as needed to show the chosen one.
void layoutMixRows(MixLayout& layout, qreal leastLine, int keys, int first, std::optional<int> chosen);

} // namespace views
