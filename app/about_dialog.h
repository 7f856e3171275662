#pragma once

class QWidget;

namespace app {

/// Name, version, licence and what the program is built with.
void showAbout(QWidget* parent);

} // namespace app
