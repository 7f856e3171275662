#pragma once

#include "app/document.h"
#include "app/preferences.h"
#include "app/recovery.h"
#include "app/window_place.h"

#include <QApplication>
#include <QMainWindow>

class QActionGroup;
class QBoxLayout;
class QDockWidget;
class QListWidget;
class QMenu;
class QMenuBar;
class QPushButton;

namespace views {
class Announcement;
class ElidedLabel;
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

    /// The session shown is that file's.
    void opened(const QString& path);

    /// Opens a session, or a lesson in a window of its own; says what is wrong with any other file.
    void openFile(const QString& path);

    /// A sentence in a box of its own.
    void complain(const QString& sentence);

    void showPalette(views::Palette palette);

    /// Asks once whether work should come back that a program left behind when it ended unexpectedly.
    void offerRecovery();

    /// Where the window was when it was last closed, as far as the screen still has that room.
    void restorePlace(const WindowPlace& place);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // main_window.cpp
    void buildStatusBar();
    void wire();
    void showFrame();
    void showLook();
    void takeInViews();
    void showLetters();
    QString keysInFoot() const;
    void tell(const QString& sentence);
    views::Stepper* stepper() const;
    void moveGuide(int steps);

    // window_docks.cpp
    void buildDocks();
    QDockWidget* dock(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area);
    void rememberDocks();
    void showDocks();
    void fitDocks(qreal zoom);
    void orderTabs();
    void setProjector(bool on);
    void blackOut();
    void keepFocusOnBoard();
    WindowPlace place() const;
    void restoreDocks();
    void comeOnScreen();
    bool isNarrow() const;

    // window_models.cpp
    void openModel(const QString& path);
    void saveModelAs();
    QString trainingNotKept() const;

    // window_toolbar.cpp
    QWidget* buildToolbar();
    void shortenToolbar();

    // window_files.cpp
    void buildFileMenu();
    void fillRecentMenu();
    void wireDocument();
    void showTitle();
    QString paletteName() const;
    void openByDialog();
    void openInNewWindow(const QString& path);
    void openSession(const QString& path);
    void openTable(const QString& path);
    void endTyping();
    bool save();
    bool saveAs();
    bool mayReplaceOthersWork();
    bool saveTo(const QString& path);
    void revert();
    bool mayLeave();

    // window_actions.cpp
    void buildMenus();
    void buildEditMenu();
    void buildViewMenu();
    void buildLessonMenu();
    void buildHelpMenu();
    void followUndoStack(QAction& undo, QAction& redo);
    void addProjectorChoices(QMenu& menu);
    void listPanels(QMenu& menu);
    void showPanel(const QString& view, bool shown);
    void addThemeChoices(QMenu& menu);
    void addPaletteChoices(QMenu& menu);
    void addLanguageChoices(QMenu& menu);
    void addDecimalsChoices(QMenu& menu);
    QAction* addAction(QMenu& menu, const char* id, std::function<void()> run);
    QAction* addChoice(QMenu& menu, const char* id, int number, const QString& text,
                       std::function<void()> run);
    void showKeys();
    void showPanelMenu(const QString& view, const QPoint& position);
    void prefer(const std::function<void(Preferences&)>& change);
    void copyPicture(const QString& view);
    void copyNumbers(const QString& view);
    void exportFigure(const QString& view);
    QString currentView() const;

    AppState& m_state;
    Document m_document;
    Recovery m_recovery;
    Preferences m_preferences;
    const bool m_systemAnimates = QApplication::isEffectEnabled(Qt::UI_General); // menus, tooltips
    bool m_projector = false;
    WindowPlace m_placeBefore; // projecting, or in the last run
    qreal m_shownZoom = 0;
    Board* m_board;
    views::Announcement* m_announcement; // what the status bar says, aloud
    QMenuBar* m_menus = nullptr;
    QMenu* m_recentMenu = nullptr;
    QAction* m_revert = nullptr;
    QAction* m_saveModel = nullptr;
    QMenu* m_lessonMenu = nullptr;
    QAction* m_endOfViewActions = nullptr; // in the lesson menu
    QAction* m_play = nullptr;             // needs a stepper
    std::vector<std::pair<QKeySequence, QAction*>> m_freeKeys;
    views::ElidedLabel* m_keys = nullptr; // in the status bar, between messages
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
    QAction* m_leaveAction = nullptr;
    QAction* m_blackAction = nullptr;
    QPushButton* m_guideButton = nullptr; // while projecting, where there is no menu
};

} // namespace app
