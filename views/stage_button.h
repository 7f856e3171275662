#pragma once

#include "core/stage.h"
#include "views/view.h"

#include <QAbstractButton>

namespace views {

/// One stage of the stage bar: its number in a circle and its name.
class StageButton : public QAbstractButton
{
    Q_OBJECT

public:
    explicit StageButton(core::Stage stage, QWidget* parent = nullptr);

    enum class State { Done, Current, Ahead };
    void show(State state, const Appearance& appearance);

    /// Where there is no room for every name, only the current stage's is written.
    void setCompact(bool compact);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    bool hasName() const { return !m_isCompact || m_state == State::Current; }

    core::Stage m_stage;
    State m_state = State::Ahead;
    bool m_isCompact = false;
    Appearance m_look;
};

} // namespace views
