#pragma once

#include "app/app_state.h"
#include "app/main_window.h"

namespace app {

/// The whole window as a picture, without showing it.
class WindowPicture
{
public:
    WindowPicture(const views::Frame& frame, const Preferences& preferences);

    void paintTo(QPainter& painter, const QRectF& area);

private:
    AppState m_state;
    MainWindow m_window;
};

} // namespace app
