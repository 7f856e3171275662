#include "app/file_text.h"

#include "core/errors.h"
#include "core/session_file.h"

#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

constexpr qint64 kLargestFile =
    qint64{64} * 1024 * 1024; // bytes; a drawn mask of 2,048 tokens has 25 million

} // namespace

std::string textOf(const QString& path)
{
    const std::string name = path.toStdString();
    const QFileInfo info(path);
    if (!info.exists())
        throw core::LoadError(CORE_WORDS("%1: there is no such file"), name);
    if (!info.isFile())
        throw core::LoadError(CORE_WORDS("%1: is not a file that can be read"), name);
    if (info.size() > kLargestFile)
        throw core::LoadError(CORE_WORDS("%1: has %2 bytes; at most %3 can be read"), name,
                              std::to_string(info.size()), std::to_string(kLargestFile));
    if (info.size() == 0) // also of /proc and the like, where reading may wait for ever
        throw core::LoadError(CORE_WORDS("%1: is empty"), name);
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw core::LoadError("%1: %2", name, file.errorString().toStdString());
    return file.readAll().toStdString();
}

bool isSessionFile(const QString& path)
{
    if (path.isEmpty() || QFileInfo(path).isDir())
        return false;
    try {
        return path.endsWith(QLatin1String(kSessionEnding)) || core::looksLikeSession(textOf(path));
    } catch (const core::LoadError&) {
        return false; // who reads it says why
    }
}

} // namespace app
