#pragma once

#include "views/heatmap_view.h"
#include "views/part_access.h"

namespace views {

/// The heatmap as a table. Its parts are the cells, row after row, then the rows' headers, then the columns'.
class HeatmapAccess : public PartAccess, public QAccessibleTableInterface
{
public:
    explicit HeatmapAccess(HeatmapView* view);

    /// A row's header has no column, a column's no row.
    struct Place
    {
        std::optional<int> row;
        std::optional<int> column;
    };
    Place placeOf(int part) const;
    int partOf(const Place& place) const;
    void choose(const Place& place) const;

    int partCount() const override;
    QString partName(int part) const override;
    QRectF partPlace(int part) const override;
    std::optional<int> partAt(QPointF point) const override;
    std::optional<int> chosenPart() const override;
    void* interface_cast(QAccessible::InterfaceType type) override;

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    QAccessibleInterface* cellAt(int row, int column) const override;
    QString columnDescription(int column) const override;
    QString rowDescription(int row) const override;
    int columnCount() const override { return tokens(); }
    int rowCount() const override { return tokens(); }

    QList<QAccessibleInterface*> selectedCells() const override;
    QList<int> selectedRows() const override;
    QList<int> selectedColumns() const override;
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    int selectedRowCount() const override { return static_cast<int>(selectedRows().size()); }
    int selectedColumnCount() const override { return static_cast<int>(selectedColumns().size()); }
    bool isRowSelected(int row) const override { return selectedRows().contains(row); }
    bool isColumnSelected(int column) const override { return selectedColumns().contains(column); }
    bool selectRow(int row) override;
    bool selectColumn(int column) override;
    bool unselectRow(int) override { return false; } // there is always a chosen query
    bool unselectColumn(int column) override;
    void modelChange(QAccessibleTableModelChangeEvent*) override {} // a frame tells its changes itself

protected:
    QAccessibleInterface* makePart(int index) const override;

private:
    int tokens() const;
    int query() const;
    std::optional<int> key() const;

    HeatmapView& m_heatmap;
};

} // namespace views
