#include "views/plane_choices.h"

#include "views/choice_box.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QSignalBlocker>

namespace views {

namespace {

void fill(QComboBox& box, core::Index width, QString (*text)(core::Index))
{
    if (box.count() == static_cast<int>(width))
        return;
    box.clear();
    for (core::Index dimension = 0; dimension < width; ++dimension)
        box.addItem(text(dimension));
}

} // namespace

PlaneChoices::PlaneChoices(QWidget* parent)
    : QWidget(parent), m_boxes{new ChoiceBox(this), new ChoiceBox(this)}
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    m_boxes[0]->setAccessibleName(tr("Dimension shown horizontally"));
    m_boxes[1]->setAccessibleName(tr("Dimension shown vertically"));
    for (std::size_t axis = 0; axis < 2; ++axis) {
        row->addWidget(m_boxes[axis]);
        m_boxes[axis]->setMinimumWidth(60);
        m_boxes[axis]->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        m_boxes[axis]->setToolTip(tr("Which of the vectors' dimensions the plane shows"));
        connect(m_boxes[axis], &QComboBox::activated, this,
                [this, axis](int dimension) { choose(axis, dimension); });
    }
    row->addStretch(1);
}

void PlaneChoices::showDimensions(const core::PlaneDimensions& dimensions, core::Index width)
{
    m_shown = {dimensions.across, dimensions.up.value_or(0)};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const QSignalBlocker quiet(m_boxes[axis]);
        fill(*m_boxes[axis], width, axis == 0 ? acrossText : upText);
        m_boxes[axis]->setCurrentIndex(static_cast<int>(m_shown[axis]));
    }
}

void PlaneChoices::choose(std::size_t axis, int dimension)
{
    auto dimensions = m_shown;
    const std::size_t other = 1 - axis;
    if (dimension == dimensions[other])
        dimensions[other] = dimensions[axis];
    dimensions[axis] = dimension;
    if (dimensions != m_shown)
        Q_EMIT chosen(dimensions);
}

QString acrossText(core::Index dimension)
{
    return QCoreApplication::translate("Plane", "horizontal: dimension %1").arg(dimension);
}

QString upText(core::Index dimension)
{
    return QCoreApplication::translate("Plane", "vertical: dimension %1").arg(dimension);
}

} // namespace views
