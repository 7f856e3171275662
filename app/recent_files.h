#pragma once

#include <QStringList>

namespace app {

/// The files opened or saved last, the newest first; a setting of the program.
QStringList recentFiles();
void rememberFile(const QString& path);

} // namespace app
