#include "app/recent_files.h"

#include <QSettings>

namespace app {

namespace {

constexpr int kMostRecent = 8;
const char kRecent[] = "files/recent";

} // namespace

QStringList recentFiles()
{
    return QSettings().value(QLatin1String(kRecent)).toStringList();
}

void rememberFile(const QString& path)
{
    QStringList files = recentFiles();
    files.removeAll(path);
    files.prepend(path);
    QSettings().setValue(QLatin1String(kRecent), files.mid(0, kMostRecent));
}

} // namespace app
