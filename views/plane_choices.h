#pragma once

#include "core/key_shadow.h"

#include <QWidget>

class QComboBox;

namespace views {

/// Two lists from which the dimensions of a plane are chosen.
class PlaneChoices : public QWidget
{
    Q_OBJECT

public:
    explicit PlaneChoices(QWidget* parent);

    /// Never emits `chosen`.
    void showDimensions(const core::PlaneDimensions& dimensions, core::Index width);

Q_SIGNALS:
    /// Across and up. The same dimension twice is never asked for: the two change places.
    void chosen(const std::array<core::Index, 2>& dimensions);

private:
    void choose(std::size_t axis, int dimension);

    std::array<QComboBox*, 2> m_boxes; // across, up
    std::array<core::Index, 2> m_shown{0, 1};
};

/// "horizontal: dimension 0".
QString acrossText(core::Index dimension);
QString upText(core::Index dimension);

} // namespace views
