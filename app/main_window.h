#pragma once

#include "app/app_state.h"
#include "app/preferences.h"

#include <QMainWindow>

class QActionGroup;
class QBoxLayout;
class QDockWidget;
class QLabel;
class QListWidget;
class QMenu;
class QMenuBar;
class QPushButton;

namespace views {
class Announcement;
class Stepper;
} // namespace views

namespace app {

class Board;

/// The window: menus, toolbar, the list of lessons, the board and the guide. Holds nothing of the session.
class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    explicit MainWindow(AppState& state, const Preferences& preferences, QWidget* parent = nullptr);
    ~MainWindow() override;

    Board& board() { return *m_board; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // main_window.cpp
    void buildDocks();
    void buildStatusBar();
    void wire();
    void showFrame();
    void showLook();
    void takeInViews();
    void tell(const QString& sentence);
    views::Stepper* stepper() const;
    void moveGuide(int steps);
    bool isNarrow() const;

    // window_toolbar.cpp
    QWidget* buildToolbar();
    void shortenToolbar();

    // window_actions.cpp
    void buildMenus();
    void buildFileMenu();
    void buildEditMenu();
    void buildViewMenu();
    void buildLessonMenu();
    void buildHelpMenu();
    void followUndoStack(QAction& undo, QAction& redo);
    void addThemeChoices(QMenu& menu);
    void addPaletteChoices(QMenu& menu);
    void addDecimalsChoices(QMenu& menu);
    QAction* addAction(QMenu& menu, const QString& text, const QKeySequence& keys, std::function<void()> run);
    void showPanelMenu(const QString& view, const QPoint& position);
    void prefer(const std::function<void(Preferences&)>& change);
    void setProjector(bool on);
    void copyPicture(const QString& view);
    void copyNumbers(const QString& view);
    void exportFigure(const QString& view);
    QString currentView() const;

    AppState& m_state;
    Preferences m_preferences;
    bool m_projector = false;
    qreal m_shownZoom = 0;
    Board* m_board;
    views::Announcement* m_announcement; // what the status bar says, aloud
    QMenuBar* m_menus = nullptr;
    QMenu* m_lessonMenu = nullptr;
    QAction* m_endOfViewActions = nullptr; // in the lesson menu
    std::vector<QAction*> m_stepActions;   // need a stepper
    QLabel* m_keys = nullptr;              // in the status bar, between messages
    QListWidget* m_lessons = nullptr;
    QDockWidget* m_lessonsDock = nullptr;
    QDockWidget* m_guideDock = nullptr;
    QBoxLayout* m_guide = nullptr;
    QBoxLayout* m_controls = nullptr;
    QPushButton* m_undo = nullptr;
    QPushButton* m_redo = nullptr;
    QPushButton* m_reset = nullptr;
    QPushButton* m_export = nullptr;
    QPushButton* m_project = nullptr;
    QActionGroup* m_decimals = nullptr;
    QAction* m_projectorAction = nullptr;
};

} // namespace app
