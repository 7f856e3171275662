#pragma once

#include "core/kv_memory_room.h"
#include "views/widgets_view.h"

#include <functional>
#include <vector>

class QGridLayout;
class QLabel;
class QPushButton;
class QSlider;

namespace views {

class ChoiceBox;
class NumberBox;
class Switch;

/// A form of the inputs of one page: lines of a label, a slider where it helps, and a box.
class KvForm : public WidgetsView
{
    Q_OBJECT

public:
    explicit KvForm(QWidget* parent);

    QString heading() const override;

protected:
    void refresh() override;

    void addModel();
    void addWhole(core::KvWhole number, const QString& label, const QString& toolTip);
    void addSlider(core::KvWhole number, const QString& label, const QString& toolTip);
    /// A slider whose every twentieth step is ten times as much, up to `most`.
    void addLogSlider(core::KvWhole number, core::Index most, const QString& label, const QString& toolTip);
    void addMeasure(core::KvMeasure measure, const QString& label, const QString& toolTip);
    void addSlider(core::KvMeasure measure, const QString& label, const QString& toolTip);
    void addBits(core::KvBits what, const QString& label, const QString& toolTip);

    /// A slider whose places are the divisors of the query heads, for the KV heads.
    void addDivisors(const QString& label, const QString& toolTip);

    void addSwitch(const QString& label, const QString& toolTip,
                   const std::function<bool(const core::KvMemoryInputs&)>& isOn,
                   const std::function<core::KvMemoryEdit(bool)>& change);
    void
    addButton(const QString& label, const QString& toolTip,
              const std::function<std::optional<core::KvMemoryEdit>(const core::KvMemoryInputs&)>& change);

    void edit(const core::KvMemoryEdit& change, Gesture gesture = Gesture::Once);
    const core::KvMemoryInputs& inputs() const;

private:
    using Show = std::function<void(const core::KvMemoryInputs&)>;

    QLabel* addLabel(const QString& label, QWidget* buddy, int row);
    ChoiceBox* choiceBox();
    NumberBox* numberBox(double minimum, double maximum, int decimals, const QString& label,
                         const QString& toolTip);
    NumberBox* wholeBox(core::KvWhole number, const QString& label, const QString& toolTip);
    NumberBox* measureBox(core::KvMeasure measure, const QString& label, const QString& toolTip);
    QSlider* slider(const QString& label, const QString& toolTip);

    /// Edits while it is dragged and once more when it is let go.
    void wire(QSlider* slider, const std::function<core::KvMemoryEdit(int)>& change);

    QGridLayout* m_grid;
    std::vector<Show> m_show; // each control takes its value from the inputs
    std::vector<NumberBox*> m_boxes;
    std::vector<Switch*> m_switches;
};

} // namespace views
