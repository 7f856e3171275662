#pragma once

#include "views/announcement.h"
#include "views/widgets_view.h"

#include <QTimer>

class QHBoxLayout;
class QPushButton;

namespace views {

/// Back, Play and Next, which step through a lesson's sequence; the window's PageUp, PageDown and Space, and
/// Left and Right on a button, reach them too. What stands beside them in the row is a subclass's.
class Stepper : public WidgetsView
{
    Q_OBJECT

public:
    explicit Stepper(QWidget* parent = nullptr);

    virtual void back() = 0;
    virtual void next() = 0;
    virtual void togglePlay() = 0;

    /// How fast Play goes, counted from the slowest; whoever shows the stepper keeps it from lesson to
    /// lesson.
    virtual void setSpeed(int) {}

Q_SIGNALS:
    void speedChosen(int speed);

protected:
    struct Words
    {
        QString back, play, next; // tooltips
    };
    void describe(const Words& words);

    QHBoxLayout* row() const { return m_row; }
    QTimer& clock() { return m_clock; } // runs while playing

    /// Says which ways are open. A button switched off hands its focus to the other one.
    void open(bool back, bool next);

    /// Writes the buttons with their words, and `write`s the rest; in few words where they do not fit.
    void fit();
    virtual void write(bool compact) = 0;

    /// Where in its sequence it stands; a screen reader says so when it moves on.
    void tellPlace(const QString& place);

    /// The clock's: one step on, or the end of playing.
    virtual void playOn() = 0;

    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* button, QEvent* event) override;

private:
    void writeButtons(bool compact);

    QHBoxLayout* m_row;
    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_next;
    QTimer m_clock;
    Announcement* m_announcement;
};

} // namespace views
