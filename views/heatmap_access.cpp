#include "views/heatmap_access.h"

#include "views/attention_frame.h"
#include "views/heatmap_words.h"

namespace views {

namespace {

/// A cell or a header. Headers are cells for Qt, too: it asks every child of a table where it stands.
class HeatmapPart : public Part, public QAccessibleTableCellInterface, public QAccessibleActionInterface
{
public:
    HeatmapPart(const HeatmapAccess& owner, int index) : Part(owner, index), m_table(owner) {}

    QAccessible::Role role() const override
    {
        return !place().row      ? QAccessible::ColumnHeader
               : !place().column ? QAccessible::RowHeader
                                 : QAccessible::Cell;
    }

    bool isSelected() const override { return isChosen(); }
    int rowIndex() const override { return place().row.value_or(-1); }
    int columnIndex() const override { return place().column.value_or(-1); }
    int rowExtent() const override { return 1; }
    int columnExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    QList<QAccessibleInterface*> rowHeaderCells() const override
    {
        return place().row ? QList{header({place().row, std::nullopt})} : QList<QAccessibleInterface*>();
    }
    QList<QAccessibleInterface*> columnHeaderCells() const override
    {
        return place().column ? QList{header({std::nullopt, place().column})}
                              : QList<QAccessibleInterface*>();
    }

    QStringList actionNames() const override { return {pressAction()}; }
    QStringList keyBindingsForAction(const QString&) const override { return {}; }
    void doAction(const QString& name) override
    {
        if (name == pressAction() && isValid())
            m_table.choose(place());
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        if (type == QAccessible::TableCellInterface)
            return static_cast<QAccessibleTableCellInterface*>(this);
        if (type == QAccessible::ActionInterface)
            return static_cast<QAccessibleActionInterface*>(this);
        return nullptr;
    }

private:
    HeatmapAccess::Place place() const { return m_table.placeOf(index()); }
    QAccessibleInterface* header(const HeatmapAccess::Place& of) const
    {
        return m_table.part(m_table.partOf(of));
    }

    const HeatmapAccess& m_table;
};

} // namespace

HeatmapAccess::HeatmapAccess(HeatmapView* view) : PartAccess(view, QAccessible::Table), m_heatmap(*view) {}

void* HeatmapAccess::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return PartAccess::interface_cast(type);
}

QAccessibleInterface* HeatmapAccess::makePart(int index) const
{
    return new HeatmapPart(*this, index);
}

int HeatmapAccess::tokens() const
{
    return view().frame().results ? static_cast<int>(attention(view().frame()).inputs.tokens.size()) : 0;
}

int HeatmapAccess::query() const
{
    return static_cast<int>(attention(view().frame()).inputs.query);
}

std::optional<int> HeatmapAccess::key() const
{
    const auto key = view().frame().selection.key;
    return key && *key < tokens() ? std::optional(static_cast<int>(*key)) : std::nullopt;
}

int HeatmapAccess::partCount() const
{
    return tokens() * (tokens() + 2);
}

HeatmapAccess::Place HeatmapAccess::placeOf(int part) const
{
    const int count = tokens();
    if (part < count * count)
        return {part / count, part % count};
    const int header = part - count * count;
    return header < count ? Place{header, std::nullopt} : Place{std::nullopt, header - count};
}

int HeatmapAccess::partOf(const Place& place) const
{
    const int count = tokens();
    if (place.row && place.column)
        return *place.row * count + *place.column;
    return count * count + (place.row ? *place.row : count + place.column.value_or(0));
}

QString HeatmapAccess::partName(int part) const
{
    const Place place = placeOf(part);
    if (!place.row)
        return spokenKey(view().frame(), *place.column);
    if (!place.column)
        return spokenQuery(view().frame(), *place.row);
    return spokenCell(view().frame(), *place.row, *place.column);
}

QRectF HeatmapAccess::partPlace(int part) const
{
    const Place place = placeOf(part);
    const HeatmapLayout layout = m_heatmap.layoutIn(m_heatmap.rect());
    if (!place.row)
        return layout.columnLabel(*place.column);
    return place.column ? layout.cell(*place.row, *place.column) : layout.rowLabel(*place.row);
}

std::optional<int> HeatmapAccess::partAt(QPointF point) const
{
    if (tokens() == 0)
        return std::nullopt;
    const auto found = m_heatmap.layoutIn(m_heatmap.rect()).placeAt(point);
    return found ? std::optional(partOf({found->row, found->column})) : std::nullopt;
}

std::optional<int> HeatmapAccess::chosenPart() const
{
    return tokens() > 0 ? std::optional(partOf({query(), key()})) : std::nullopt;
}

void HeatmapAccess::choose(const Place& place) const
{
    m_heatmap.choose(place.row.value_or(query()), place.column, Gesture::Once);
}

QAccessibleInterface* HeatmapAccess::cellAt(int row, int column) const
{
    const auto isOne = [this](int index) { return index >= 0 && index < tokens(); };
    return isOne(row) && isOne(column) ? part(partOf({row, column})) : nullptr;
}

QString HeatmapAccess::rowDescription(int row) const
{
    return row >= 0 && row < tokens() ? spokenQuery(view().frame(), row) : QString();
}

QString HeatmapAccess::columnDescription(int column) const
{
    return column >= 0 && column < tokens() ? spokenKey(view().frame(), column) : QString();
}

QList<QAccessibleInterface*> HeatmapAccess::selectedCells() const
{
    return tokens() > 0 && key() ? QList{cellAt(query(), *key())} : QList<QAccessibleInterface*>();
}

QList<int> HeatmapAccess::selectedRows() const
{
    return tokens() > 0 ? QList{query()} : QList<int>();
}

QList<int> HeatmapAccess::selectedColumns() const
{
    return tokens() > 0 && key() ? QList{*key()} : QList<int>();
}

bool HeatmapAccess::selectRow(int row)
{
    if (row < 0 || row >= tokens())
        return false;
    m_heatmap.choose(row, key(), Gesture::Once);
    return true;
}

bool HeatmapAccess::selectColumn(int column)
{
    if (column < 0 || column >= tokens())
        return false;
    m_heatmap.choose(query(), column, Gesture::Once);
    return true;
}

bool HeatmapAccess::unselectColumn(int column)
{
    if (!isColumnSelected(column))
        return false;
    m_heatmap.choose(query(), std::nullopt, Gesture::Once);
    return true;
}

} // namespace views
