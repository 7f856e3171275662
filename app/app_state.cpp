#include "app/app_state.h"

#include "core/errors.h"
#include "views/translated.h"

namespace app {

namespace {

constexpr int kNeverMerges = -1;

} // namespace

/// One undo step: the whole session before and after, and for the guide and Reset All where one looked. The
/// edits of one drag merge, and a drag back to where it began leaves none.
class SessionChange : public QUndoCommand
{
public:
    SessionChange(AppState& state, AppState::Place before, AppState::Place after, const QString& title,
                  int gesture)
        : QUndoCommand(title),
          m_state(state),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_gesture(gesture)
    {
    }

    void undo() override { m_state.comeBackTo(m_before); }
    void redo() override { m_state.comeBackTo(m_after); }
    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand* next) override
    {
        if (next->text() != text())
            return false;
        m_after = static_cast<const SessionChange*>(next)->m_after;
        setObsolete(m_after.session == m_before.session);
        return true;
    }

private:
    AppState& m_state;
    AppState::Place m_before;
    AppState::Place m_after;
    int m_gesture;
};

AppState::AppState(std::vector<LessonPtr> lessons, const core::Session& session, QObject* parent)
    : QObject(parent), m_lessons(std::move(lessons))
{
    for (const LessonPtr& lesson : m_lessons)
        m_selections.emplace(lesson->id, lesson->selection);
    connect(&m_evaluator, &Evaluator::evaluated, this, &AppState::showResults);
    connect(&m_evaluator, &Evaluator::late, this, [this] {
        m_frame.stale = true;
        Q_EMIT changed();
    });
    show({session, {}});
}

AppState::AppState(std::vector<LessonPtr> lessons, const core::Session& session,
                   const core::Selection& selection)
    : AppState(std::move(lessons), session)
{
    m_selections.at(session.lesson) = selection;
    m_frame.selection = selection;
}

void AppState::show(const Place& place)
{
    m_session = place.session;
    if (place.selection)
        m_selections.at(m_session.lesson) = *place.selection;
    const bool isOpen = m_frame.results && m_frame.results->session.lesson == m_session.lesson;
    if (isOpen && core::takesLong(m_session, m_frame.results.get()))
        return m_evaluator.evaluate(m_session, m_frame.results);
    m_evaluator.cancel();
    showResults(std::make_shared<const core::Results>(
        core::evaluate(m_session, isOpen ? m_frame.results.get() : nullptr)));
}

void AppState::showResults(const ResultsPtr& results)
{
    m_frame.stale = false;
    m_frame.results = results;
    m_frame.lesson = lessonWithId(m_lessons, m_session.lesson);
    core::Selection& selection = m_selections.at(m_session.lesson);
    if (selection.key && *selection.key >= core::selectable(*results)) // what was chosen is gone
        selection.key.reset();
    m_frame.selection = selection;
    Q_EMIT changed();
}

/// By Undo or Redo, which may lead to another lesson than the open one.
void AppState::comeBackTo(const Place& place)
{
    const bool isElsewhere = place.session.lesson != session().lesson;
    show(place);
    if (isElsewhere)
        Q_EMIT told(tr("This change was made in the lesson “%1”, which is open again now.")
                        .arg(QString::fromStdString(m_frame.lesson->title)));
}

void AppState::push(const core::Session& after, const QString& title, int gesture)
{
    if (!(after == session()))
        m_undoStack.push(new SessionChange(*this, {session(), {}}, {after, {}}, title, gesture));
}

/// Changes and looks elsewhere at once; an undo step only when something changes.
void AppState::goTo(const core::Session& after, const core::Selection& selection, const QString& title)
{
    if (after == session())
        return show({after, selection});
    m_undoStack.push(
        new SessionChange(*this, {session(), m_frame.selection}, {after, selection}, title, kNeverMerges));
}

void AppState::edit(const core::Edit& edit, views::Gesture gesture)
{
    try {
        const QString title = views::translated(core::title(edit));
        if (gesture == views::Gesture::Once)
            ++m_gesture;
        const core::Session before = session();
        push(core::apply(before, edit), title, gesture == views::Gesture::Once ? kNeverMerges : m_gesture);
        tellWhatWasLost(before);
        if (gesture == views::Gesture::Dropped)
            ++m_gesture;
    } catch (const core::EditError& error) {
        Q_EMIT changed(); // the control shows again what holds
        Q_EMIT refused(views::translated(error.sentence()));
    }
}

void AppState::tellWhatWasLost(const core::Session& before)
{
    QStringList tables;
    for (const std::string& table : core::computedAgain(before, session()))
        tables << QString::fromStdString(table);
    if (!tables.isEmpty())
        Q_EMIT told(tr("Computed again: %1. The numbers typed there are gone; Undo brings them back.")
                        .arg(tables.join(QStringLiteral(", "))));
}

void AppState::select(const core::Selection& selection)
{
    core::Selection& now = m_selections.at(session().lesson); // the frame's, or what it will be
    if (selection == now && now == m_frame.selection)
        return;
    if (selection.step != now.step)
        return goToStep(selection.step);
    if (selection.step != m_frame.selection.step) // it is on the way there
        return;
    now = selection;
    m_frame.selection = selection;
    Q_EMIT changed();
}

void AppState::goToStep(std::size_t step)
{
    if (step >= m_frame.lesson->steps.size())
        return;
    const core::Lesson& lesson = *m_frame.lesson;
    const core::Selection there = core::selectionAt(lesson, step, this->selection());
    const QString title = tr("Guide: %1").arg(QString::fromStdString(lesson.steps[step].title));
    try {
        goTo(core::atStep(session(), lesson, step), there, title);
    } catch (const core::EditError& error) { // the step's settings and the person's own numbers or text
        goTo(session(), there, title);
        Q_EMIT told(tr("The step's own settings do not fit: %1").arg(views::translated(error.sentence())));
    }
}

void AppState::openLesson(const std::string& id)
{
    if (id == session().lesson || !lessonWithId(m_lessons, id))
        return;
    ++m_gesture;
    core::Session next = session();
    next.lesson = id;
    show({next, {}});
}

void AppState::load(const core::Session& session, const core::Selection& selection)
{
    ++m_gesture;
    m_undoStack.clear();
    for (const LessonPtr& lesson : m_lessons)
        m_selections.at(lesson->id) = lesson->selection;
    m_frame.results.reset(); // of a lesson that may have the same name
    show({session, selection});
}

void AppState::resetAll()
{
    const core::ResetAll reset{m_frame.lesson->start};
    goTo(core::apply(session(), reset), m_frame.lesson->selection, views::translated(core::title(reset)));
}

} // namespace app
