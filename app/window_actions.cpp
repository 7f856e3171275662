#include "app/about_dialog.h"
#include "app/board.h"
#include "app/card.h"
#include "app/export_dialog.h"
#include "app/figure_export.h"
#include "app/main_window.h"
#include "views/stepper.h"

#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>

namespace app {

namespace {

constexpr qreal kZoomStep = 0.1;

/// Words that are not ours, whose "&" is an "&" and names no key.
QString menuText(QString words)
{
    return words.replace(QLatin1Char('&'), QStringLiteral("&&"));
}

} // namespace

QAction* MainWindow::addAction(QMenu& menu, const QString& text, const QKeySequence& keys,
                               std::function<void()> run)
{
    QAction* action = menu.addAction(text);
    action->setShortcut(keys);
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    QMainWindow::addAction(action); // works while the menu bar is hidden
    return action;
}

void MainWindow::buildMenus()
{
    buildFileMenu();
    buildEditMenu();
    buildViewMenu();
    buildLessonMenu();
    buildHelpMenu();
}

void MainWindow::buildFileMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&File"));
    addAction(menu, tr("&Export figure…"), tr("Ctrl+E"), [this] { exportFigure(currentView()); });
    menu.addSeparator();
    addAction(menu, tr("&Quit"), QKeySequence::Quit, [this] { close(); });
}

void MainWindow::buildEditMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Edit"));
    QAction* undo = addAction(menu, tr("&Undo"), tr("Ctrl+Z"), [this] { m_state.undoStack().undo(); });
    QAction* redo = addAction(menu, tr("&Redo"), {}, [this] { m_state.undoStack().redo(); });
    redo->setShortcuts({QKeySequence(tr("Ctrl+Shift+Z")), QKeySequence(tr("Ctrl+Y"))});
    followUndoStack(*undo, *redo);
    addAction(menu, tr("Reset &All"), tr("Ctrl+R"), [this] { m_state.resetAll(); });
    menu.addSeparator();
    addAction(menu, tr("Copy &Picture"), tr("Ctrl+Shift+C"), [this] { copyPicture(currentView()); });
    addAction(menu, tr("Copy &Numbers"), tr("Ctrl+Alt+C"), [this] { copyNumbers(currentView()); });
}

void MainWindow::followUndoStack(QAction& undo, QAction& redo)
{
    const QUndoStack& stack = m_state.undoStack();
    undo.setEnabled(stack.canUndo());
    redo.setEnabled(stack.canRedo());
    connect(&stack, &QUndoStack::canUndoChanged, &undo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::canRedoChanged, &redo, &QAction::setEnabled);
    connect(&stack, &QUndoStack::undoTextChanged, &undo, [&undo](const QString& step) {
        undo.setText(step.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(menuText(step)));
    });
    connect(&stack, &QUndoStack::redoTextChanged, &redo, [&redo](const QString& step) {
        redo.setText(step.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(menuText(step)));
    });
}

void MainWindow::buildViewMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&View"));
    m_projectorAction =
        addAction(menu, tr("&Projector Mode"), tr("F11"), [this] { setProjector(!m_projector); });
    m_projectorAction->setCheckable(true);
    menu.addSeparator();
    for (QDockWidget* dock : {m_lessonsDock, m_guideDock})
        menu.addAction(dock->toggleViewAction());
    menu.addSeparator();
    addThemeChoices(*menu.addMenu(tr("&Theme")));
    addPaletteChoices(*menu.addMenu(tr("Pa&lette")));
    addDecimalsChoices(*menu.addMenu(tr("&Decimals")));
    QAction* motion = addAction(menu, tr("&Motion Between Stages"), {},
                                [this] { prefer([](Preferences& p) { p.motion = !p.motion; }); });
    motion->setCheckable(true);
    motion->setChecked(m_preferences.motion);
    menu.addSeparator();
    const auto zoomBy = [this](qreal step) {
        prefer([step](Preferences& p) { p.zoom = std::clamp(p.zoom + step, kSmallestZoom, kLargestZoom); });
    };
    addAction(menu, tr("Zoom &In"), tr("Ctrl++"), [=] {
        zoomBy(kZoomStep);
    })->setShortcuts({QKeySequence(tr("Ctrl++")), QKeySequence(tr("Ctrl+="))});
    addAction(menu, tr("Zoom &Out"), tr("Ctrl+-"), [=] { zoomBy(-kZoomStep); });
    addAction(menu, tr("&Usual Size"), tr("Ctrl+0"), [this] { prefer([](Preferences& p) { p.zoom = 1; }); });
}

void MainWindow::addThemeChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> choices[] = {{tr("Like the &System"), ThemeChoice::System},
                                                       {tr("&Light"), ThemeChoice::Light},
                                                       {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [text, choice] : choices) {
        QAction* action = addAction(menu, text, {}, [this, choice = choice] {
            prefer([choice](Preferences& p) { p.theme = choice; });
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.theme == choice);
        group->addAction(action);
    }
}

void MainWindow::addPaletteChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const views::Palette palette : views::kPalettes) {
        QAction* action = addAction(menu, views::title(palette), {}, [this, palette] {
            prefer([palette](Preferences& p) { p.palette = palette; });
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.palette == palette);
        group->addAction(action);
    }
}

void MainWindow::addDecimalsChoices(QMenu& menu)
{
    m_decimals = new QActionGroup(this);
    for (int decimals = 0; decimals <= core::kMaxDecimals; ++decimals) {
        QAction* action =
            addAction(menu, QString::number(decimals), QKeySequence(tr("Ctrl+Shift+%1").arg(decimals)),
                      [this, decimals] { m_state.edit(core::SetDecimals{decimals}); });
        action->setCheckable(true);
        m_decimals->addAction(action);
    }
}

void MainWindow::buildLessonMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Lesson"));
    m_lessonMenu = &menu;
    m_stepActions = {addAction(menu, tr("&Next"), tr("PgDown"), [this] { stepper()->next(); }),
                     addAction(menu, tr("&Back"), tr("PgUp"), [this] { stepper()->back(); }),
                     addAction(menu, tr("&Play or Pause\tSpace"),
                               {}, // a button with the focus keeps its Space
                               [this] { stepper()->togglePlay(); })};
    menu.addSeparator();
    addAction(menu, tr("Next Step of the &Guide"), tr("Ctrl+PgDown"), [this] { moveGuide(1); });
    addAction(menu, tr("Step of the Guide &Before"), tr("Ctrl+PgUp"), [this] { moveGuide(-1); });
    menu.addSeparator();
    m_endOfViewActions = menu.addSeparator();
    for (int i = 0; i < static_cast<int>(m_state.lessons().size()); ++i) {
        const LessonPtr& lesson = m_state.lessons()[static_cast<std::size_t>(i)];
        addAction(menu, menuText(QString::fromStdString(lesson->title)),
                  i < 9 ? QKeySequence(tr("Alt+%1").arg(i + 1)) : QKeySequence(),
                  [this, id = lesson->id] { m_state.openLesson(id); });
    }
}

void MainWindow::buildHelpMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Help"));
    addAction(menu, tr("&About Attention Lab"), {}, [this] { showAbout(this); });
}

void MainWindow::showPanelMenu(const QString& view, const QPoint& position)
{
    QMenu menu(this);
    menu.addAction(tr("Copy &Picture"), this, [this, view] { copyPicture(view); });
    if (const views::View* shown = m_board->view(view); shown && shown->numbers())
        menu.addAction(tr("Copy &Numbers"), this, [this, view] { copyNumbers(view); });
    menu.addAction(tr("&Export…"), this, [this, view] { exportFigure(view); });
    menu.exec(position);
}

void MainWindow::prefer(const std::function<void(Preferences&)>& change)
{
    change(m_preferences);
    m_preferences.save();
    showLook();
}

void MainWindow::setProjector(bool on)
{
    m_projector = on;
    m_projectorAction->setChecked(on);
    m_lessonsDock->setVisible(!on && !isNarrow());
    m_guideDock->setVisible(!on);
    m_menus->setVisible(!on);
    setWindowState(on ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    showLook();
}

QString MainWindow::currentView() const
{
    for (QWidget* widget = focusWidget(); widget; widget = widget->parentWidget())
        if (auto* card = qobject_cast<Card*>(widget))
            return card->id();
    for (const views::ViewEntry& entry : views::viewEntries())
        if (entry.place == views::Place::Subject && m_board->view(QLatin1String(entry.id)))
            return QLatin1String(entry.id);
    return QStringLiteral("window");
}

void MainWindow::copyPicture(const QString& view)
{
    try {
        const FigureRequest request{view, m_state.frame(), m_preferences.appearance(false), {}, {}};
        QApplication::clipboard()->setImage(views::renderImage(figureOf(request)));
        tell(tr("The picture is on the clipboard."));
    } catch (const std::exception& error) {
        tell(QString::fromUtf8(error.what()));
    }
}

void MainWindow::copyNumbers(const QString& view)
{
    const views::View* shown = m_board->view(view);
    const auto numbers = shown ? shown->numbers() : std::nullopt;
    if (!numbers)
        return tell(tr("This panel has no table of numbers to copy."));
    QApplication::clipboard()->setText(QString::fromStdString(core::tabSeparated(*numbers)));
    tell(tr("The numbers are on the clipboard."));
}

void MainWindow::exportFigure(const QString& view)
{
    ExportDialog dialog(view, m_state.frame(), m_preferences.appearance(false), this);
    dialog.exec();
    if (!dialog.savedPath().isEmpty())
        tell(tr("Saved %1").arg(dialog.savedPath()));
}

} // namespace app
