#pragma once

#include "views/chart_layout.h"
#include "views/spoken_number.h"
#include "views/view.h"

#include <memory>
#include <vector>

namespace views {

struct Bar
{
    QString label;
    QString position; // tells equal labels apart
    double value = 0;
    QString valueText; // written on the bar where there is room
    bool hidden = false;
    bool chosen = false;

    bool operator==(const Bar&) const = default;
};

/// Bars on a value axis. The one door to Qt Charts: no header of it is included anywhere but in chart_plot.h.
/// It is no widget: a view paints it to its own painter, and asks it what lies where.
class BarChart
{
public:
    BarChart();
    ~BarChart();

    /// Cheap when only values change.
    void setBars(std::vector<Bar> bars);

    /// Limits of the value axis, and the words on its evenly spaced grid lines from the lowest to the
    /// highest.
    void setRange(double minimum, double maximum, std::vector<QString> ticks);

    void setStyle(const Appearance& appearance, const QColor& bars);

    /// The bar that the mouse points at.
    void setHovered(std::optional<int> bar);

    void paintTo(QPainter& painter, const QRectF& area) const;

    const std::vector<Bar>& bars() const { return m_bars; }

    /// A bar as a screen reader reads it, in a chart painted into the area; its name and number are the
    /// bar's own.
    SpokenNumber spokenBar(int bar, const QRectF& area) const;

    /// Where everything lies when painted into the area.
    BarChartLayout layoutIn(const QRectF& area) const;

private:
    struct Painter;

    Appearance lookIn(const QRectF& area) const;

    class Plot; // the axes and bars that Qt Charts draws

    std::vector<Bar> m_bars;
    std::vector<QString> m_ticks;
    double m_minimum = 0;
    double m_maximum = 1;
    Appearance m_look;
    QColor m_colour;
    std::optional<int> m_hovered;
    std::unique_ptr<Plot> m_plot;
};

} // namespace views
