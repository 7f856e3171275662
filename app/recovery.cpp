#include "app/recovery.h"

#include "views/save_file.h"

#include <QDir>
#include <QFile>
#include <QStandardPaths>
#include <QUrl>
#include <QUuid>

namespace app {

namespace {

const char kEnding[] = ".unsaved";
const char kLockEnding[] = ".lock";

/// The first line is the path of the session's file, percent-encoded, the rest the session.
std::optional<Recovery::Work> read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QByteArray all = file.readAll();
    const auto end = all.indexOf('\n');
    if (end < 0 || end + 1 == all.size())
        return std::nullopt;
    return Recovery::Work{all.mid(end + 1).toStdString(), QUrl::fromPercentEncoding(all.left(end))};
}

} // namespace

Recovery::Recovery(QString folder) : m_folder(std::move(folder)) {}

Recovery::~Recovery()
{
    forget();
}

QString Recovery::usualFolder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + QStringLiteral("/unsaved");
}

void Recovery::keep(const QByteArray& session, const QString& path)
{
    if (!QDir().mkpath(m_folder))
        return;
    if (m_file.isEmpty()) {
        m_file =
            m_folder + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + QLatin1String(kEnding);
        m_lock = std::make_unique<QLockFile>(m_file + QLatin1String(kLockEnding));
        m_lock->setStaleLockTime(0); // of a running program never
        m_lock->tryLock(0);
    }
    try {
        views::saveFile(m_file, QUrl::toPercentEncoding(path) + '\n' + session);
    } catch (const views::SaveError&) { // on a full disk, say
    }
}

void Recovery::forget()
{
    if (m_file.isEmpty())
        return;
    QFile::remove(m_file);
    m_lock.reset();
    m_file.clear();
}

std::optional<Recovery::Work> Recovery::offerAbandoned()
{
    const QDir folder(m_folder);
    for (const QString& name :
         folder.entryList({QLatin1Char('*') + QLatin1String(kEnding)}, QDir::Files, QDir::Time)) {
        const QString path = folder.filePath(name);
        auto lock = std::make_unique<QLockFile>(path + QLatin1String(kLockEnding));
        lock->setStaleLockTime(0);
        if (!lock->tryLock(0))
            continue; // its program is running
        if (auto work = read(path)) {
            m_offered = path;
            m_offeredLock = std::move(lock);
            return work;
        }
        QFile::remove(path);
    }
    return std::nullopt;
}

void Recovery::endOffer()
{
    QFile::remove(m_offered);
    m_offeredLock.reset();
}

} // namespace app
