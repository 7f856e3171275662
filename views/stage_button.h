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
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    core::Stage m_stage;
    State m_state = State::Ahead;
    Appearance m_look;
};

} // namespace views
