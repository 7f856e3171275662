#pragma once

#include "core/perplexity_room.h"
#include "views/widgets_view.h"

class QLabel;
class QSlider;

namespace views {

class WholeBox;

/// Window and stride of a text read in passes.
class ReadingControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit ReadingControls(QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    /// A number as a slider and a box.
    struct Control
    {
        QLabel* label;
        QSlider* slider;
        WholeBox* box;
    };

    Control control(const QString& name, const QString& toolTip);
    template <typename Change>
    void wire(const Control& control);
    void show(const Control& control, core::Index value, core::Index most);

    Control m_window;
    Control m_stride;
};

} // namespace views
