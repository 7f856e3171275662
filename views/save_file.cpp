#include "views/save_file.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace views {

namespace {

QString saveFileWords(const char* sentence)
{
    return QCoreApplication::translate("SaveFile", sentence);
}

[[noreturn]] void refuse(const QString& path, const QString& reason)
{
    throw SaveError((path + QStringLiteral(": ") + reason).toStdString());
}

/// Each step is asked by itself and the file is unbuffered: Qt's buffers report success on a full disk. A
/// short write has no reason yet; writing the rest gets one.
void writeAll(QFileDevice& file, const QString& path, const QByteArray& bytes)
{
    qsizetype done = 0;
    while (done < bytes.size()) {
        const qint64 written = file.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0)
            refuse(path, file.errorString());
        done += written;
    }
    if (!file.flush() || file.error() != QFileDevice::NoError)
        refuse(path, file.errorString());
}

void writeDirectly(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        refuse(path, file.errorString());
    writeAll(file, path, bytes);
}

void writeAndReplace(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        refuse(path, file.errorString());
    writeAll(file, path, bytes);
    if (file.size() != bytes.size())
        refuse(path, saveFileWords(
                         QT_TRANSLATE_NOOP("SaveFile", "only a part could be written; is the disk full?")));
    if (!file.commit())
        refuse(path, file.errorString());
}

} // namespace

void saveFile(const QString& path, const QByteArray& bytes)
{
    if (path.isEmpty())
        throw SaveError(
            saveFileWords(QT_TRANSLATE_NOOP("SaveFile", "No file name was given.")).toStdString());
    const QFileInfo target(path);
    if (target.isDir() || path.endsWith(u'/'))
        refuse(path,
               saveFileWords(QT_TRANSLATE_NOOP("SaveFile", "this is a folder; a file name is needed.")));
    const QFileInfo folder(target.absolutePath());
    if (!folder.isDir())
        refuse(path, saveFileWords(QT_TRANSLATE_NOOP("SaveFile", "there is no such folder.")));
    if (target.exists() && !target.isFile())
        return writeDirectly(path, bytes);
    if (!folder.isWritable())
        refuse(path, saveFileWords(QT_TRANSLATE_NOOP("SaveFile", "files cannot be written to this folder.")));
    writeAndReplace(path, bytes);
}

} // namespace views
