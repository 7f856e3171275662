#pragma once

#include "views/part_access.h"
#include "views/spoken_number.h"

namespace views {

/// A view whose parts are its spoken numbers; its child widgets come after them.
class NumberAccess : public PartAccess
{
public:
    explicit NumberAccess(View* view);

    int partCount() const override;
    QString partName(int part) const override;
    QRectF partPlace(int part) const override;
    std::optional<int> partAt(QPointF point) const override;
    std::optional<int> chosenPart() const override;
    void tellFrame() override;

    int childCount() const override;
    QAccessibleInterface* child(int index) const override;
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessible::Role role() const override;

protected:
    QAccessibleInterface* makePart(int index) const override;

private:
    std::optional<double> m_toldNumber; // of the chosen part
};

} // namespace views
