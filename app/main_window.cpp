#include "app/main_window.h"

#include "app/board.h"
#include "app/shortcuts.h"
#include "app/wheel_guard.h"
#include "views/announcement.h"
#include "views/elided_label.h"
#include "views/letter_key.h"
#include "views/registry.h"
#include "views/stepper.h"
#include "views/style_sheet.h"

#include <QActionGroup>
#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QStatusBar>

namespace app {

namespace {

constexpr int kRefusalMilliseconds = 10'000;

} // namespace

MainWindow::MainWindow(AppState& state, const Preferences& preferences, QWidget* parent)
    : QMainWindow(parent),
      m_state(state),
      m_document(state),
      m_preferences(preferences),
      m_board(new Board(this)),
      m_announcement(new views::Announcement(this))
{
    setWindowTitle(tr("Attention Lab"));
    qApp->installEventFilter(new WheelGuard(this));
    setCentralWidget(m_board);
    buildDocks();
    auto* top = new QWidget(this);
    auto* rows = new QVBoxLayout(top);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_menus = new QMenuBar(top);
    buildMenus();
    rows->addWidget(m_menus);
    rows->addWidget(buildToolbar());
    setMenuWidget(top);
    buildStatusBar();
    wire();
    showLook();
    showFrame();
    resize(QSize(1280, 800).boundedTo(screen()->availableSize() - QSize(0, kTitleBar)));
    if (views::View* subject = m_board->view(currentView()))
        subject->setFocus();
    setMinimumSize(640, 420);
}

/// A box that loses the focus with the window ends its editing: nobody is there to answer any more.
MainWindow::~MainWindow()
{
    m_board->disconnect();
    m_state.disconnect(this);
}

/// Always there, so that a message moves nothing; between messages it names the keys.
void MainWindow::buildStatusBar()
{
    m_keys = new views::ElidedLabel;
    m_keys->setObjectName(QStringLiteral("muted"));
    m_keys->setContentsMargins(8, 0, 8, 0);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->addWidget(m_keys, 1);
}

void MainWindow::wire()
{
    wireDocument();
    connect(&m_state, &AppState::changed, this, &MainWindow::showFrame);
    connect(&m_state, &AppState::refused, this, &MainWindow::tell);
    connect(&m_state, &AppState::told, this, &MainWindow::tell);
    connect(m_board, &Board::edited, &m_state, &AppState::edit);
    connect(m_board, &Board::refused, this, &MainWindow::tell);
    connect(m_board, &Board::selected, &m_state, &AppState::select);
    connect(m_board, &Board::rebuilt, this, &MainWindow::takeInViews);
    connect(m_board, &Board::menuRequested, this, &MainWindow::showPanelMenu);
    connect(m_lessons, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item)
            m_state.openLesson(item->data(Qt::UserRole).toString().toStdString());
    });
}

void MainWindow::showFrame()
{
    statusBar()->clearMessage(); // it spoke of what was before
    m_board->setFrame(m_state.frame());
    const auto& lessons = m_state.lessons();
    for (int row = 0; row < m_lessons->count(); ++row)
        if (lessons[static_cast<std::size_t>(row)]->id == m_state.session().lesson) {
            const QSignalBlocker quiet(m_lessons);
            m_lessons->setCurrentRow(row);
        }
    showTitle();
    m_decimals->actions().at(m_state.session().decimals)->setChecked(true);
    m_saveModel->setEnabled(std::holds_alternative<core::TrainingInputs>(m_state.session().open()));
}

void MainWindow::showLook()
{
    const views::Appearance look = m_preferences.appearance(m_projector);
    setStyleSheet(views::styleSheet(look));
    setPalette(views::palette(look.theme));
    setFont(look.font(14));
    setAnimated(look.motion); // of docks
    QApplication::setEffectEnabled(Qt::UI_General, m_systemAnimates && look.motion);
    m_board->setAppearance(look);
    m_board->setHidden(m_preferences.hidden);
    fitDocks(look.zoom);
    shortenToolbar();
}

/// The system has gone dark or light.
bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::ApplicationPaletteChange && m_preferences.theme == ThemeChoice::System)
        showLook();
    return QMainWindow::event(event);
}

void MainWindow::takeInViews()
{
    for (views::View* view : m_board->viewsAt(views::Place::Controls)) {
        m_controls->addWidget(view);
        view->show();
    }
    for (views::View* view : m_board->viewsAt(views::Place::Guide)) {
        m_guide->addWidget(view);
        view->show();
    }
    for (const views::ViewEntry& entry : views::viewEntries())
        if (const views::View* view = m_board->view(QLatin1String(entry.id)))
            m_lessonMenu->insertActions(m_endOfViewActions, view->actions());
    showLetters();
    m_play->setEnabled(stepper());
    if (views::Stepper* steps = stepper()) {
        steps->setSpeed(m_preferences.speed);
        connect(steps, &views::Stepper::speedChosen, this,
                [this](int speed) { prefer([speed](Preferences& p) { p.speed = speed; }); });
    }
    m_keys->setWords(keysInFoot());
    if (const QWidget* focus = focusWidget(); !focus || m_board->isAncestorOf(focus))
        if (views::View* subject = m_board->view(currentView()))
            subject->setFocus(); // the panel that had it may be gone
    orderTabs();
}

/// Views are built anew, and with them their keys.
void MainWindow::showLetters()
{
    for (QAction* action : m_lessonMenu->actions())
        if (auto* letter = qobject_cast<views::LetterKey*>(action))
            letter->setInUse(m_preferences.letters);
}

QString MainWindow::keysInFoot() const
{
    const auto key = [](const char* id) {
        const Shortcut& named = shortcut(QLatin1String(id));
        return keyWords((named.keySequences() + named.freeKeySequences()).constFirst());
    };
    QStringList words;
    if (m_projector)
        words << tr("%1: leave the projector").arg(key("leave-projector"));
    if (stepper())
        words << tr("%1 and %2: back and next").arg(key("back"), key("next"))
              << tr("%1: play").arg(key("play"))
              << tr("%1 and %2: guide").arg(key("guide-back"), key("guide-next"));
    else
        words << tr("%1 and %2: guide").arg(key("back"), key("next"));
    words << tr("%1: undo").arg(key("undo"));
    if (!m_projector)
        words << tr("%1: projector").arg(key("projector"));
    words << tr("%1: all keys").arg(key("keys"));
    return words.join(QStringLiteral("  ·  "));
}

void MainWindow::tell(const QString& sentence)
{
    statusBar()->showMessage(sentence, kRefusalMilliseconds);
    m_announcement->say(sentence);
}

views::Stepper* MainWindow::stepper() const
{
    for (views::View* view : m_board->viewsAt(views::Place::Footer))
        if (auto* found = qobject_cast<views::Stepper*>(view))
            return found;
    return nullptr;
}

void MainWindow::moveGuide(int steps)
{
    core::Selection selection = m_state.selection();
    const auto last = static_cast<int>(m_state.frame().lesson->steps.size()) - 1;
    selection.step = static_cast<std::size_t>(std::clamp(static_cast<int>(selection.step) + steps, 0, last));
    m_state.select(selection);
}

void MainWindow::keyPressEvent(QKeyEvent* event)
{
    // Keys that no focused widget had a use for.
    const QKeySequence pressed(
        QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key())));
    const bool types = event->text() > QStringLiteral(" "); // a single letter or sign
    for (const auto& [key, action] : m_freeKeys)
        if (key == pressed && action->isEnabled() && (m_preferences.letters || !types))
            return action->trigger();
    QMainWindow::keyPressEvent(event);
}

} // namespace app
