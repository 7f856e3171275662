#pragma once

#include "app/evaluator.h"
#include "app/lessons.h"
#include "views/view.h"

#include <QObject>
#include <QUndoStack>

#include <map>
#include <optional>

namespace app {

/// The one holder of the session. Edits come in, one `changed` signal goes out.
class AppState : public QObject
{
    Q_OBJECT

public:
    /// The session holds inputs for each of the lessons.
    AppState(std::vector<LessonPtr> lessons, const core::Session& session, QObject* parent = nullptr);

    /// With the open lesson looked at in that way.
    AppState(std::vector<LessonPtr> lessons, const core::Session& session, const core::Selection& selection);

    const views::Frame& frame() const { return m_frame; }

    /// As last changed; the frame's results follow, at once or, where that takes long, later.
    const core::Session& session() const { return m_session; }

    /// As last chosen; the frame's, or what it will be.
    const core::Selection& selection() const { return m_selections.at(m_session.lesson); }

    const std::vector<LessonPtr>& lessons() const { return m_lessons; }
    QUndoStack& undoStack() { return m_undoStack; }

    /// Makes the edit as one undo step, or as part of a drag's. Refuses what does not fit with `refused`;
    /// tells what it took away with `told`.
    void edit(const core::Edit& edit, views::Gesture gesture = views::Gesture::Once);

    /// Looks elsewhere: never undone. Going to another step of the guide also makes that step's settings, as
    /// one undo step; undoing that leads back to where one was.
    void select(const core::Selection& selection);

    /// Opens a lesson as it was left; not an undo step.
    void openLesson(const std::string& id);

    /// Another session, looked at in that way, with nothing to undo.
    void load(const core::Session& session, const core::Selection& selection);

    /// The open lesson back to its start, as one undo step; undoing it also leads back to where one was.
    void resetAll();

Q_SIGNALS:
    void changed();
    void refused(const QString& sentence);
    void told(const QString& sentence); // what an edit did beside what was asked for

private:
    friend class SessionChange;

    /// A session, and where one looks in it when the change to it was also a going there.
    struct Place
    {
        core::Session session;
        std::optional<core::Selection> selection;
    };

    void show(const Place& place);
    void showResults(const ResultsPtr& results);
    void comeBackTo(const Place& place);
    void push(const core::Session& after, const QString& title, int gesture);
    void goTo(const core::Session& after, const core::Selection& selection, const QString& title);
    void goToStep(std::size_t step);
    void tellWhatWasLost(const core::Session& before);

    std::vector<LessonPtr> m_lessons;
    std::map<std::string, core::Selection> m_selections; // by lesson
    core::Session m_session;
    views::Frame m_frame;
    Evaluator m_evaluator;
    QUndoStack m_undoStack;
    int m_gesture = 0; // counts drags, so that only edits of one drag merge
};

} // namespace app
