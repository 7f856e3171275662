#include "app/document.h"

#include "app/file_text.h"
#include "views/save_file.h"

#include <QFileInfo>

#include <algorithm>

namespace app {

Document::Document(AppState& state, QObject* parent) : QObject(parent), m_state(state)
{
    connect(&state.undoStack(), &QUndoStack::cleanChanged, this, &Document::changed);
    connect(&state.undoStack(), &QUndoStack::indexChanged, this, &Document::changed);
}

bool Document::hasUnsavedWork() const
{
    if (!m_path.isEmpty())
        return !m_state.undoStack().isClean();
    const core::Session& session = m_state.session();
    return !m_state.undoStack().isClean() &&
           std::ranges::any_of(m_state.lessons(), [&](const LessonPtr& lesson) {
               const core::TopicInputs& inputs = session.inputs.at(lesson->id);
               return core::withControlsOf(inputs, lesson->start) != inputs;
           });
}

bool Document::isChangedOutside() const
{
    const QFileInfo file(m_path);
    return !m_path.isEmpty() && file.isFile() && file.lastModified() != m_written;
}

void Document::setPath(const QString& path)
{
    m_path = path;
    m_written = path.isEmpty() ? QDateTime() : QFileInfo(path).lastModified();
}

QString Document::open(const QString& path)
{
    const core::SessionFile file = core::parseSession(path.toStdString(), textOf(path), m_state.lessons());
    take(file, QFileInfo(path).absoluteFilePath());
    return QString::fromStdString(file.palette);
}

void Document::take(const core::SessionFile& file, const QString& path)
{
    setPath(path);
    m_state.load(file.session, file.selection);
    Q_EMIT changed();
}

void Document::recover(const std::string& text, const QString& path)
{
    take(core::parseSession(path.toStdString(), text, m_state.lessons()), path);
    m_state.undoStack().resetClean();
    Q_EMIT changed();
}

void Document::save(const QString& path, const QString& palette)
{
    views::saveFile(path, text(palette));
    setPath(QFileInfo(path).absoluteFilePath());
    m_state.undoStack().setClean();
    Q_EMIT changed();
}

QByteArray Document::text(const QString& palette) const
{
    return QByteArray::fromStdString(core::sessionText(
        {m_state.session(), m_state.frame().selection, palette.toStdString()}, m_state.lessons()));
}

} // namespace app
