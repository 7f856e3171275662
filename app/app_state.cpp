#include "app/app_state.h"

#include "core/errors.h"

#include <QCoreApplication>

namespace app {

namespace {

constexpr int kNeverMerges = -1;

} // namespace

/// One undo step: the whole session before and after. The edits of one drag merge, and a drag back to where
/// it began leaves none.
class SessionChange : public QUndoCommand
{
public:
    SessionChange(AppState& state, core::Session before, core::Session after, const QString& title,
                  int gesture)
        : QUndoCommand(title),
          m_state(state),
          m_before(std::move(before)),
          m_after(std::move(after)),
          m_gesture(gesture)
    {
    }

    void undo() override { m_state.show(m_before); }
    void redo() override { m_state.show(m_after); }
    int id() const override { return m_gesture; }

    bool mergeWith(const QUndoCommand* next) override
    {
        if (next->text() != text())
            return false;
        m_after = static_cast<const SessionChange*>(next)->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    AppState& m_state;
    core::Session m_before;
    core::Session m_after;
    int m_gesture;
};

AppState::AppState(std::vector<LessonPtr> lessons, const core::Session& session, QObject* parent)
    : QObject(parent), m_lessons(std::move(lessons))
{
    for (const LessonPtr& lesson : m_lessons)
        m_selections.emplace(lesson->id, lesson->selection);
    show(session);
}

AppState::AppState(std::vector<LessonPtr> lessons, const views::Frame& frame)
    : AppState(std::move(lessons), frame.results->session)
{
    m_selections.at(session().lesson) = frame.selection;
    m_frame.selection = frame.selection;
}

void AppState::show(const core::Session& session)
{
    m_frame.lesson = lessonWithId(m_lessons, session.lesson);
    m_frame.results = std::make_shared<core::Results>(core::evaluate(session));
    m_frame.selection = m_selections.at(session.lesson);
    Q_EMIT changed();
}

void AppState::push(const core::Session& after, const QString& title, int gesture)
{
    if (!(after == session()))
        m_undoStack.push(new SessionChange(*this, session(), after, title, gesture));
}

void AppState::edit(const core::Edit& edit, views::Gesture gesture)
{
    try {
        const QString title = QCoreApplication::translate("core", core::title(edit).c_str());
        if (gesture == views::Gesture::Once)
            ++m_gesture;
        push(core::apply(session(), edit), title, gesture == views::Gesture::Once ? kNeverMerges : m_gesture);
        if (gesture == views::Gesture::Dropped)
            ++m_gesture;
    } catch (const core::EditError& error) {
        Q_EMIT changed(); // the control shows again what holds
        Q_EMIT refused(QString::fromUtf8(error.what()));
    }
}

void AppState::select(const core::Selection& selection)
{
    if (selection == m_frame.selection)
        return;
    if (selection.step != m_frame.selection.step)
        return goToStep(selection.step);
    m_selections.at(session().lesson) = selection;
    m_frame.selection = selection;
    Q_EMIT changed();
}

void AppState::goToStep(std::size_t step)
{
    if (step >= m_frame.lesson->steps.size())
        return;
    try {
        const core::Session after = core::atStep(session(), *m_frame.lesson, step);
        const core::LessonStep& to = m_frame.lesson->steps[step];
        core::Selection& selection = m_selections.at(session().lesson);
        selection.step = step;
        selection.stage = to.stage.value_or(selection.stage);
        selection.key = to.key;
        selection.page = to.page.value_or(selection.page);
        if (after == session())
            return show(after);
        push(after, tr("Guide: %1").arg(QString::fromStdString(to.title)), kNeverMerges);
    } catch (const core::EditError& error) { // the step's numbers and the person's own are too large together
        Q_EMIT refused(QString::fromUtf8(error.what()));
    }
}

void AppState::openLesson(const std::string& id)
{
    if (id == session().lesson || !lessonWithId(m_lessons, id))
        return;
    ++m_gesture;
    core::Session next = session();
    next.lesson = id;
    show(next);
}

void AppState::resetAll()
{
    m_selections.at(session().lesson) = m_frame.lesson->selection;
    m_frame.selection = m_frame.lesson->selection;
    edit(core::ResetAll{m_frame.lesson->start});
    Q_EMIT changed();
}

} // namespace app
