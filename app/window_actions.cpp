#include "app/about_dialog.h"
#include "app/board.h"
#include "app/card.h"
#include "app/export_dialog.h"
#include "app/figure_export.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/shortcuts.h"
#include "app/shortcuts_dialog.h"
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

/// The menu entry of that shortcut.
QAction* MainWindow::addAction(QMenu& menu, const char* id, std::function<void()> run)
{
    const Shortcut& keys = shortcut(QLatin1String(id));
    QAction* action = menu.addAction(keys.translatedTitle());
    action->setShortcuts(keys.keySequences());
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    QMainWindow::addAction(action); // works while the menu bar is hidden
    for (const QKeySequence& key : keys.freeKeySequences())
        m_freeKeys.emplace_back(key, action);
    if (action->shortcut().isEmpty())
        action->setText(keys.translatedTitle() + QLatin1Char('\t') + keyWords(keys.freeKeySequences()));
    return action;
}

/// One of several entries that share a shortcut's keys in turn; those beyond its keys have none.
QAction* MainWindow::addChoice(QMenu& menu, const char* id, int number, const QString& text,
                               std::function<void()> run)
{
    QAction* action = menu.addAction(text);
    action->setShortcut(shortcut(QLatin1String(id)).keySequences().value(number));
    connect(action, &QAction::triggered, this, [run = std::move(run)] { run(); });
    QMainWindow::addAction(action);
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

void MainWindow::buildEditMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Edit"));
    QAction* undo = addAction(menu, "undo", [this] { m_state.undoStack().undo(); });
    QAction* redo = addAction(menu, "redo", [this] { m_state.undoStack().redo(); });
    followUndoStack(*undo, *redo);
    addAction(menu, "reset", [this] { m_state.resetAll(); });
    menu.addSeparator();
    addAction(menu, "copy-picture", [this] { copyPicture(currentView()); });
    addAction(menu, "copy-numbers", [this] { copyNumbers(currentView()); });
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
    m_projectorAction = addAction(menu, "projector", [this] { setProjector(!m_projector); });
    m_projectorAction->setCheckable(true);
    addProjectorChoices(*menu.addMenu(tr("While P&rojecting")));
    menu.addSeparator();
    for (QDockWidget* dock : {m_lessonsDock, m_guideDock}) {
        QAction* action = dock->toggleViewAction();
        const Shortcut& keys = shortcut(dock->objectName());
        action->setText(keys.translatedTitle());
        action->setShortcuts(keys.keySequences());
        connect(action, &QAction::triggered, this, &MainWindow::rememberDocks);
        menu.addAction(action);
        QMainWindow::addAction(action);
    }
    QMenu& panels = *menu.addMenu(tr("Pa&nels"));
    connect(&panels, &QMenu::aboutToShow, this, [this, &panels] { listPanels(panels); });
    menu.addSeparator();
    addThemeChoices(*menu.addMenu(tr("&Theme")));
    addPaletteChoices(*menu.addMenu(tr("Pa&lette")));
    addDecimalsChoices(*menu.addMenu(tr("&Decimals")));
    addLanguageChoices(*menu.addMenu(tr("Lan&guage")));
    QAction* motion = menu.addAction(tr("&Motion Between Stages"), this,
                                     [this] { prefer([](Preferences& p) { p.motion = !p.motion; }); });
    motion->setCheckable(true);
    motion->setChecked(m_preferences.motion);
    QAction* letters = menu.addAction(tr("&Single-Letter Shortcuts"), this, [this] {
        prefer([](Preferences& p) { p.letters = !p.letters; });
        showLetters();
    });
    letters->setCheckable(true);
    letters->setChecked(m_preferences.letters);
    menu.addSeparator();
    const auto zoomBy = [this](qreal step) {
        prefer([step](Preferences& p) { p.zoom = std::clamp(p.zoom + step, kSmallestZoom, kLargestZoom); });
    };
    addAction(menu, "zoom-in", [=] { zoomBy(kZoomStep); });
    addAction(menu, "zoom-out", [=] { zoomBy(-kZoomStep); });
    addAction(menu, "usual-size", [this] { prefer([](Preferences& p) { p.zoom = 1; }); });
}

void MainWindow::addProjectorChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const qreal zoom : kProjectorZooms) {
        QAction* action = menu.addAction(tr("Type × %1").arg(zoom), this, [this, zoom] {
            prefer([zoom](Preferences& p) { p.projectorZoom = zoom; });
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.projectorZoom == zoom);
        group->addAction(action);
    }
    menu.addSeparator();
    addAction(menu, "project", [this] { setProjector(true); });
    m_leaveAction = addAction(menu, "leave-projector", [this] { setProjector(false); });
    m_blackAction = addAction(menu, "black", [this] { blackOut(); });
    m_leaveAction->setEnabled(false);
    m_blackAction->setEnabled(false);
}

/// The panels of the open page, with a mark at those that are shown.
void MainWindow::listPanels(QMenu& menu)
{
    menu.clear();
    for (const Board::Panel& panel : m_board->panels()) {
        QAction* action = menu.addAction(menuText(panel.entry->translatedTitle()));
        action->setCheckable(true);
        action->setChecked(panel.isShown);
        action->setEnabled(panel.mayHide);
        connect(action, &QAction::triggered, this,
                [this, id = QString::fromLatin1(panel.entry->id)](bool shown) { showPanel(id, shown); });
    }
    menu.addSeparator();
    menu.addAction(tr("Show &All"), this, [this] { prefer([](Preferences& p) { p.hidden.clear(); }); })
        ->setEnabled(!m_preferences.hidden.isEmpty());
}

void MainWindow::showPanel(const QString& view, bool shown)
{
    prefer([&](Preferences& p) {
        p.hidden.removeAll(view);
        if (!shown)
            p.hidden << view;
    });
    if (!shown)
        tell(tr("The panel is hidden on every page. View → Panels brings it back."));
}

void MainWindow::addThemeChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const std::pair<QString, ThemeChoice> choices[] = {{tr("Like the &System"), ThemeChoice::System},
                                                       {tr("&Light"), ThemeChoice::Light},
                                                       {tr("&Dark"), ThemeChoice::Dark}};
    for (const auto& [text, choice] : choices) {
        QAction* action = menu.addAction(
            text, this, [this, choice = choice] { prefer([choice](Preferences& p) { p.theme = choice; }); });
        action->setCheckable(true);
        action->setChecked(m_preferences.theme == choice);
        group->addAction(action);
    }
}

void MainWindow::addPaletteChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    for (const views::Palette palette : views::kPalettes) {
        QAction* action = menu.addAction(views::title(palette), this, [this, palette] {
            prefer([palette](Preferences& p) { p.palette = palette; });
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.palette == palette);
        group->addAction(action);
    }
}

/// The words on screen stay as they are: menus, panels and lessons would have to be built anew.
void MainWindow::addLanguageChoices(QMenu& menu)
{
    auto* group = new QActionGroup(this);
    const auto add = [&](const QString& name, const QString& code) {
        QAction* action = menu.addAction(name, this, [this, code] {
            prefer([code](Preferences& p) { p.language = code; });
            tell(tr("Attention Lab speaks %1 when it is started the next time.")
                     .arg(languageName(languageToSpeak(code))));
        });
        action->setCheckable(true);
        action->setChecked(m_preferences.language == code);
        group->addAction(action);
    };
    add(tr("Like the &System"), {});
    for (const QString& code : languages())
        add(languageName(code), code);
}

void MainWindow::addDecimalsChoices(QMenu& menu)
{
    m_decimals = new QActionGroup(this);
    for (int decimals = 0; decimals <= core::kMaxDecimals; ++decimals) {
        QAction* action = addChoice(menu, "decimals", decimals, QString::number(decimals),
                                    [this, decimals] { m_state.edit(core::SetDecimals{decimals}); });
        action->setCheckable(true);
        m_decimals->addAction(action);
    }
}

void MainWindow::buildLessonMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Lesson"));
    m_lessonMenu = &menu;
    addAction(menu, "next", [this] { stepper() ? stepper()->next() : moveGuide(1); });
    addAction(menu, "back", [this] { stepper() ? stepper()->back() : moveGuide(-1); });
    m_play = addAction(menu, "play", [this] { stepper()->togglePlay(); });
    menu.addSeparator();
    addAction(menu, "guide-next", [this] { moveGuide(1); });
    addAction(menu, "guide-back", [this] { moveGuide(-1); });
    menu.addSeparator();
    m_endOfViewActions = menu.addSeparator();
    for (int i = 0; i < static_cast<int>(m_state.lessons().size()); ++i) {
        const LessonPtr& lesson = m_state.lessons()[static_cast<std::size_t>(i)];
        addChoice(menu, "lesson", i, menuText(QString::fromStdString(lesson->title)),
                  [this, id = lesson->id] {
                      endTyping();
                      m_state.openLesson(id);
                  });
    }
}

void MainWindow::buildHelpMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&Help"));
    addAction(menu, "keys", [this] { showKeys(); });
    menu.addSeparator();
    menu.addAction(tr("&About Attention Lab"), this, [this] { showAbout(this); });
}

void MainWindow::showKeys()
{
    ShortcutsDialog(*m_board, this).exec();
}

void MainWindow::showPanelMenu(const QString& view, const QPoint& position)
{
    QMenu menu(this);
    menu.addAction(tr("Copy &Picture"), this, [this, view] { copyPicture(view); });
    if (const views::View* shown = m_board->view(view); shown && shown->numbers())
        menu.addAction(tr("Copy &Numbers"), this, [this, view] { copyNumbers(view); });
    menu.addAction(tr("&Export…"), this, [this, view] { exportFigure(view); });
    for (const Board::Panel& panel : m_board->panels())
        if (view == QLatin1String(panel.entry->id) && panel.mayHide)
            menu.addAction(
                tr("&Hide This Panel"), this, [this, view] { showPanel(view, false); },
                Qt::QueuedConnection); // the menu is its button's, which goes with it
    menu.exec(position);
}

void MainWindow::prefer(const std::function<void(Preferences&)>& change)
{
    change(m_preferences);
    m_preferences.save();
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
