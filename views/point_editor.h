#pragma once

#include "core/key_shadow.h"
#include "views/cell_editor.h"

namespace views {

/// A box in which both numbers of a point are typed, "0.5; 1", or the one of a point on a line.
class PointEditor : public CellEditor
{
    Q_OBJECT

public:
    using CellEditor::CellEditor;

    void openPoint(const QRectF& room, const core::PlanePoint& point, const core::PlaneDimensions& dimensions,
                   const QFont& font);

Q_SIGNALS:
    void enteredPoint(const core::PlanePoint& point);

protected:
    QString complaint() const override;
    void give() override;

private:
    std::optional<core::PlanePoint> point() const;

    bool m_isOnLine = false;
};

} // namespace views
