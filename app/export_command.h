#pragma once

#include "app/command.h"

namespace app {

/// Does what `export` asks for; needs a QApplication, but no display.
void runExport(const Command& command);

} // namespace app
