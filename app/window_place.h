#pragma once

#include <QByteArray>

namespace app {

/// What a window manager puts above a window, in pixels.
inline constexpr int kTitleBar = 40;

enum class Side { Left, Right };

struct DockPlace
{
    Side side;
    int width = 0; // pixels; 0 for the usual
};

/// Where the window and its docks were. Of the docks no state as Qt writes it: one that is damaged crashes
/// QMainWindow::restoreState.
struct WindowPlace
{
    QByteArray geometry; // as Qt writes it; empty on the first run
    DockPlace lessons{Side::Left};
    DockPlace guide{Side::Right};

    static WindowPlace load();
    void save() const;
};

} // namespace app
