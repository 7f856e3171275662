#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>

namespace app {

/// A copy of unsaved work, kept while the program runs and left behind only when it ends unexpectedly.
class Recovery
{
public:
    /// Work of a program that is no more, and the file it was opened from; empty for none.
    struct Work
    {
        std::string session; // as text
        QString path;
    };

    /// The copies lie in that folder; each running program has its own.
    explicit Recovery(QString folder = usualFolder());
    ~Recovery();

    static QString usualFolder();

    /// Replaces the copy. What cannot be written is left out: the work itself is not in danger.
    void keep(const QByteArray& session, const QString& path);

    /// Nothing is unsaved any more.
    void forget();

    /// What a program left behind that is no more. It stays there until `endOffer`, and nobody else offers it
    /// meanwhile.
    std::optional<Work> offerAbandoned();

    /// It was taken, or nobody wants it.
    void endOffer();

private:
    QString m_folder;
    QString m_file; // the copy; empty before the first
    std::unique_ptr<QLockFile> m_lock;
    QString m_offered; // another program's copy
    std::unique_ptr<QLockFile> m_offeredLock;
};

} // namespace app
