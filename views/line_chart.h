#pragma once

#include "views/chart_axis.h"
#include "views/view.h"

#include <memory>
#include <vector>

namespace views {

/// One line of a chart, or one layer of a stacked one.
struct Line
{
    QString name; // in the legend
    QColor colour;
    std::vector<QPointF> points; // by rising x; stacked lines share their x
    bool dashed = false;

    bool operator==(const Line&) const = default;
};

enum class Layers { Lines, Stacked }; // Stacked: each line lies on the one before, the area between is filled

/// Lines over two axes with a legend and a current point. Painted by a view to its own painter, as BarChart
/// is; Qt Charts stays inside line_chart_plot.cpp.
class LineChart
{
public:
    LineChart();
    ~LineChart();

    void setLines(std::vector<Line> lines, Layers layers = Layers::Lines);
    void setAxes(const ChartAxis& x, const ChartAxis& y);
    void setStyle(const Appearance& appearance);

    /// The current point: a dot on each line at that x, and a thin line down to the axis; nothing for none.
    void setMark(std::optional<double> x);

    void paintTo(QPainter& painter, const QRectF& area) const;

    const std::vector<Line>& lines() const { return m_lines; }

    /// Where the plot lies when painted into the area.
    QRectF plotIn(const QRectF& area) const;

    /// The x value under a point of the area, kept within the axis.
    double xAt(const QPointF& point, const QRectF& area) const;

private:
    struct Painter;
    class Plot; // the lines and areas that Qt Charts draws

    Appearance lookIn(const QRectF& area) const;
    bool hasWordsIn(const QRectF& area) const;
    double heightAt(std::size_t line, double x) const;
    std::vector<Line> placed() const;

    std::vector<Line> m_lines;
    Layers m_layers = Layers::Lines;
    ChartAxis m_x;
    ChartAxis m_y;
    Appearance m_look;
    std::optional<double> m_mark;
    std::unique_ptr<Plot> m_plot;
};

} // namespace views
