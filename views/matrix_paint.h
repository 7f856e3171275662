#pragma once

#include "core/matrix.h"
#include "views/cell_paint.h"
#include "views/heatmap_layout.h"
#include "views/view.h"

#include <string>
#include <vector>

namespace views {

/// Room for the tokens beside and above a matrix; that of titles and legend is the caller's.
HeatmapMargins matrixMargins(const std::vector<std::string>& tokens, const Appearance& look, qreal width);

/// Square cells with those margins; the tokens above them read upwards where few of them would fit otherwise.
HeatmapLayout layoutMatrix(const QRectF& area, const std::vector<std::string>& tokens, const Appearance& look,
                           HeatmapMargins margins);

/// A matrix of queries × keys as every view paints it: cells without seams, hidden ones hatched, numbers
/// where they fit, tokens beside it and above.
struct MatrixPaint
{
    QPainter& p;
    HeatmapLayout layout;
    Appearance look;
    const core::Matrix& numbers;
    int decimals;
    const std::vector<std::string>& tokens;
    core::Index query; // the chosen row
    CellColour colour;
    std::function<bool(int row, int column)> isHidden;

    void cells() const;

    /// More cells than are worth a rectangle each are one picture, whose hidden cells are not hatched.
    bool isPicture() const;

    void hatchHidden(qreal opacity) const;

    enum class InHidden { Nothing, Numbers };
    void writeNumbers(InHidden hidden) const;

    /// Over the numbers: a row whose every key is hidden has no visible key.
    void sayWhichRowsSeeNothing() const;

    void labels() const;

    /// The chosen query's row.
    void frameRow() const;

private:
    const std::string& token(int position) const { return tokens[static_cast<std::size_t>(position)]; }
    qreal numberSize() const;
    int labelStride(qreal room) const;
    void rowLabels() const;
    QFont columnWords() const;
    void columnLabels() const;
    void turnedColumnLabels() const;
};

} // namespace views
