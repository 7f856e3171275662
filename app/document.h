#pragma once

#include "app/app_state.h"
#include "core/session_file.h"

#include <QDateTime>
#include <QObject>

namespace app {

/// The file that the session is kept in: which one, whether it holds everything, reading and writing it.
class Document : public QObject
{
    Q_OBJECT

public:
    explicit Document(AppState& state, QObject* parent = nullptr);

    /// Empty: no file yet.
    const QString& path() const { return m_path; }

    /// Somebody else wrote the file since it was opened or saved here.
    bool isChangedOutside() const;

    /// What a person would miss: changes since the file was opened or saved; where there is no file, numbers
    /// and tokens other than the lessons' own. Controls alone are no work.
    bool hasUnsavedWork() const;

    /// The session takes the file's place; nothing is left to undo. Throws core::LoadError, and then nothing
    /// has changed. Returns the palette the file asks for; empty for none.
    QString open(const QString& path);

    /// A session that was read elsewhere; `path` is its file's, empty for none.
    void take(const core::SessionFile& file, const QString& path);

    /// Unsaved work, from a session's text; it stays unsaved. Throws core::LoadError.
    void recover(const std::string& text, const QString& path);

    /// Whole or not at all. Throws views::SaveError.
    void save(const QString& path, const QString& palette);

    /// The session as its file's text.
    QByteArray text(const QString& palette) const;

Q_SIGNALS:
    void changed(); // path, or whether there is unsaved work

private:
    void setPath(const QString& path);

    AppState& m_state;
    QString m_path;
    QDateTime m_written; // when the file at m_path was, as far as it is known here
};

} // namespace app
