#pragma once

#include "views/widgets_view.h"

namespace views {

/// A view that steps through its lesson's sequence; the window's PageUp, PageDown and Space reach it.
class Stepper : public WidgetsView
{
    Q_OBJECT

public:
    using WidgetsView::WidgetsView;

    virtual void back() = 0;
    virtual void next() = 0;
    virtual void togglePlay() = 0;
};

} // namespace views
