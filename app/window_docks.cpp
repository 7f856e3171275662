#include "app/black_screen.h"
#include "app/board.h"
#include "app/dock_title.h"
#include "app/main_window.h"
#include "app/shortcuts.h"
#include "app/tab_order.h"
#include "views/elided_label.h"

#include <QBoxLayout>
#include <QCloseEvent>
#include <QDockWidget>
#include <QKeyEvent>
#include <QListWidget>
#include <QMenuBar>
#include <QPushButton>
#include <QScreen>
#include <QStatusBar>
#include <QTimer>

namespace app {

namespace {

constexpr int kLessonsWidth = 204;
constexpr int kGuideWidth = 250;
constexpr int kNarrowWindow = 1040; // pixels; below, the list of lessons gives its place to the board

/// Space plays, as everywhere; a lesson's name is not searched for by its blanks.
class LessonList : public QListWidget
{
protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Space)
            event->ignore();
        else
            QListWidget::keyPressEvent(event);
    }
};

} // namespace

void MainWindow::buildDocks()
{
    m_lessons = new LessonList;
    m_lessons->setObjectName(QStringLiteral("lessons"));
    m_lessons->setAccessibleName(tr("Lessons"));
    m_lessons->setWordWrap(true);
    m_lessons->setTextElideMode(Qt::ElideNone);
    m_lessons->setResizeMode(QListView::Adjust);
    m_lessons->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    const auto keys = shortcut(QStringLiteral("lesson")).keySequences();
    for (const LessonPtr& lesson : m_state.lessons()) {
        auto* item = new QListWidgetItem(QString::fromStdString(lesson->title), m_lessons);
        item->setData(Qt::UserRole, QString::fromStdString(lesson->id));
        if (const QKeySequence key = keys.value(m_lessons->count() - 1); !key.isEmpty())
            item->setToolTip(keyWords(key));
    }
    auto* guide = new QWidget;
    guide->setObjectName(QStringLiteral("guide"));
    guide->setAttribute(Qt::WA_StyledBackground);
    m_guide = new QVBoxLayout(guide);
    m_guide->setContentsMargins(18, 6, 16, 14);
    setDockOptions({}); // no tabs: both are seen, or hidden
    m_lessonsDock = dock("lessons-dock", tr("Lessons"), m_lessons, Qt::LeftDockWidgetArea);
    m_guideDock = dock("guide-dock", tr("Guide"), guide, Qt::RightDockWidgetArea);
}

QDockWidget* MainWindow::dock(const char* id, const QString& title, QWidget* content, Qt::DockWidgetArea area)
{
    auto* made = new QDockWidget(title, this);
    made->setObjectName(QLatin1String(id));
    made->setFeatures(QDockWidget::DockWidgetClosable | QDockWidget::DockWidgetMovable);
    made->setAllowedAreas(Qt::LeftDockWidgetArea | Qt::RightDockWidgetArea);
    auto* top = new DockTitle(*made, withKey(tr("Hide; the View menu brings it back"), QLatin1String(id)));
    made->setTitleBarWidget(top);
    made->setWidget(content);
    addDockWidget(area, made);
    connect(top, &DockTitle::hideRequested, made->toggleViewAction(), &QAction::trigger);
    connect(top, &DockTitle::moveRequested, this, [this, made] {
        addDockWidget(dockWidgetArea(made) == Qt::LeftDockWidgetArea ? Qt::RightDockWidgetArea
                                                                     : Qt::LeftDockWidgetArea,
                      made);
    });
    connect(made, &QDockWidget::dockLocationChanged, this, &MainWindow::orderTabs);
    return made;
}

/// What a person shows or hides is remembered; in projector mode the guide alone, and on its own account.
void MainWindow::rememberDocks()
{
    const bool lessons = m_lessonsDock->toggleViewAction()->isChecked();
    const bool guide = m_guideDock->toggleViewAction()->isChecked();
    prefer([&](Preferences& p) {
        if (m_projector)
            p.projectorGuide = guide;
        else
            p.guide = guide;
        if (!m_projector && !isNarrow())
            p.lessons = lessons;
    });
}

void MainWindow::showDocks()
{
    m_lessonsDock->setVisible(m_preferences.lessons && !m_projector && !isNarrow());
    m_guideDock->setVisible(m_projector ? m_preferences.projectorGuide : m_preferences.guide);
}

/// As wide as they were, in the size of type that there is now.
void MainWindow::fitDocks(qreal zoom)
{
    m_lessons->setMinimumWidth(qRound(kLessonsWidth * zoom));
    m_guideDock->widget()->setMinimumWidth(qRound(kGuideWidth * zoom));
    if (zoom == m_shownZoom)
        return;
    const auto width = [&](const QDockWidget* dock, int usual) {
        return qRound(m_shownZoom > 0 ? dock->width() * zoom / m_shownZoom : usual * zoom);
    };
    resizeDocks({m_lessonsDock, m_guideDock},
                {width(m_lessonsDock, kLessonsWidth), width(m_guideDock, kGuideWidth)}, Qt::Horizontal);
    m_shownZoom = zoom;
}

/// Tab goes from left to right, wherever the docks are.
void MainWindow::orderTabs()
{
    std::vector<QWidget*> parts{m_undo->parentWidget()};
    const auto addDocks = [&](Qt::DockWidgetArea area) {
        for (QDockWidget* dock : {m_lessonsDock, m_guideDock})
            if (dockWidgetArea(dock) == area)
                parts.insert(parts.end(), {dock->titleBarWidget(), dock->widget()});
    };
    addDocks(Qt::LeftDockWidgetArea);
    parts.push_back(centralWidget());
    addDocks(Qt::RightDockWidgetArea);
    app::orderTabs(parts);
}

void MainWindow::setProjector(bool on)
{
    if (on == m_projector)
        return;
    if (on)
        m_placeBefore = place();
    m_projector = on;
    statusBar()->clearMessage(); // of the other mode
    m_projectorAction->setChecked(on);
    m_leaveAction->setEnabled(on);
    m_blackAction->setEnabled(on);
    m_menus->setVisible(!on);
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    showLook();
    on ? showDocks() : restoreDocks();
    m_keys->setWords(keysInFoot());
    QTimer::singleShot(0, this, &MainWindow::keepFocusOnBoard); // after the menu gave it back
}

/// A menu that is hidden while it is open leaves the focus to the toolbar, where Space would undo.
void MainWindow::keepFocusOnBoard()
{
    const QWidget* focus = focusWidget();
    if (focus && focus->isVisible() && !m_undo->parentWidget()->isAncestorOf(focus))
        return;
    if (views::View* subject = m_board->view(currentView()))
        subject->setFocus();
}

void MainWindow::blackOut()
{
    new BlackScreen(*this);
}

WindowPlace MainWindow::place() const
{
    if (m_projector)
        return m_placeBefore;
    const auto docked = [this](QDockWidget* dock, int widthBefore) {
        const bool isLeft = dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
        return DockPlace{isLeft ? Side::Left : Side::Right, dock->isVisible() ? dock->width() : widthBefore};
    };
    return {saveGeometry(), docked(m_lessonsDock, m_placeBefore.lessons.width),
            docked(m_guideDock, m_placeBefore.guide.width)};
}

void MainWindow::restorePlace(const WindowPlace& place)
{
    m_placeBefore = place;
    if (restoreGeometry(place.geometry)) {
        setWindowState(windowState() & ~(Qt::WindowFullScreen | Qt::WindowMinimized));
        comeOnScreen();
    }
    restoreDocks();
}

/// Where they were before the projector mode, or in the last run.
void MainWindow::restoreDocks()
{
    const std::pair<QDockWidget*, DockPlace> docks[] = {{m_lessonsDock, m_placeBefore.lessons},
                                                        {m_guideDock, m_placeBefore.guide}};
    for (const auto& [dock, place] : docks) {
        const auto area = place.side == Side::Left ? Qt::LeftDockWidgetArea : Qt::RightDockWidgetArea;
        if (dockWidgetArea(dock) != area)
            addDockWidget(area, dock);
    }
    showDocks();
    for (const auto& [dock, place] : docks)
        if (place.width > 0)
            resizeDocks({dock}, {std::min(place.width, width() / 2)}, Qt::Horizontal);
}

/// The screen it was on may be gone, or smaller.
void MainWindow::comeOnScreen()
{
    const QRect room = screen()->availableGeometry().adjusted(0, kTitleBar, 0, 0);
    const QRect shown = geometry();
    if (isMaximized() || room.contains(shown))
        return;
    QRect inside(QPoint(), shown.size().boundedTo(room.size()));
    inside.moveLeft(std::clamp(shown.left(), room.left(), room.right() + 1 - inside.width()));
    inside.moveTop(std::clamp(shown.top(), room.top(), room.bottom() + 1 - inside.height()));
    setGeometry(inside);
}

bool MainWindow::isNarrow() const
{
    return width() < kNarrowWindow;
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const bool wasNarrow = event->oldSize().width() > 0 && event->oldSize().width() < kNarrowWindow;
    if (wasNarrow != isNarrow())
        showDocks();
    shortenToolbar();
    for (auto* cover : findChildren<BlackScreen*>(Qt::FindDirectChildrenOnly))
        cover->setGeometry(rect());
}

} // namespace app
