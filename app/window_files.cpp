#include "app/file_text.h"
#include "app/main_window.h"
#include "app/model_file.h"
#include "app/recent_files.h"
#include "app/shortcuts.h"
#include "app/table_file.h"
#include "core/errors.h"
#include "views/save_file.h"
#include "views/table_question.h"
#include "views/translated.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QMimeData>
#include <QProcess>
#include <QTimer>

namespace app {

namespace {

constexpr int kKeepAfterMilliseconds = 2000; // the copy of unsaved work follows a change

QString kinds()
{
    return MainWindow::tr("What opens here (*.attnlab *.csv *.tsv *.txt *.safetensors *.bin);;"
                          "Sessions (*.attnlab);;Tables of numbers (*.csv *.tsv *.txt);;"
                          "Trained models (*.safetensors *.bin);;All files (*)");
}

QString inHome(const QString& path)
{
    return path.startsWith(QDir::homePath() + u'/') ? u'~' + path.mid(QDir::homePath().size()) : path;
}

/// Files are plain text in a message: their names may hold signs that Qt takes for rich text.
QMessageBox::StandardButton ask(QWidget* window, const QString& question, const QString& detail,
                                QMessageBox::StandardButtons answers, QMessageBox::StandardButton usual)
{
    QMessageBox box(QMessageBox::Question, QApplication::applicationDisplayName(), question, answers, window);
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(detail);
    box.setDefaultButton(usual);
    return static_cast<QMessageBox::StandardButton>(box.exec());
}

} // namespace

void MainWindow::buildFileMenu()
{
    QMenu& menu = *m_menus->addMenu(tr("&File"));
    addAction(menu, "open", [this] { openByDialog(); });
    m_recentMenu = menu.addMenu(tr("Open &Recent"));
    connect(m_recentMenu, &QMenu::aboutToShow, this, &MainWindow::fillRecentMenu);
    menu.addSeparator();
    addAction(menu, "save", [this] { save(); });
    addAction(menu, "save-as", [this] { saveAs(); });
    m_revert = menu.addAction(tr("Back to the Sa&ved File"), this, [this] { revert(); });
    menu.addSeparator();
    m_saveModel = menu.addAction(tr("Save the Trained &Model…"), this, [this] { saveModelAs(); });
    addAction(menu, "export", [this] { exportFigure(currentView()); });
    menu.addSeparator();
    addAction(menu, "quit", [this] { close(); });
}

void MainWindow::wireDocument()
{
    setAcceptDrops(true);
    auto* timer = new QTimer(this);
    timer->setSingleShot(true);
    timer->setInterval(kKeepAfterMilliseconds);
    connect(timer, &QTimer::timeout, this, [this] {
        if (m_document.hasUnsavedWork())
            m_recovery.keep(m_document.text(paletteName()), m_document.path());
    });
    connect(&m_document, &Document::changed, this, [this, timer] {
        const bool unsaved = m_document.hasUnsavedWork();
        setWindowModified(unsaved);
        m_revert->setEnabled(unsaved && !m_document.path().isEmpty());
        if (unsaved && !timer->isActive()) // whoever never pauses is not left without a copy
            timer->start();
        else if (!unsaved)
            m_recovery.forget();
        showTitle();
    });
    m_revert->setEnabled(false);
}

void MainWindow::showTitle()
{
    const QString lesson = QString::fromStdString(m_state.frame().lesson->title);
    const QString name = QFileInfo(m_document.path()).fileName();
    setWindowTitle(name.isEmpty() ? tr("%1[*] – Attention Lab").arg(lesson)
                                  : tr("%1[*] – %2 – Attention Lab").arg(name, lesson));
    setWindowFilePath(m_document.path());
}

QString MainWindow::paletteName() const
{
    return views::name(m_preferences.palette);
}

/// For this window: a file's palette is not the person's choice.
void MainWindow::showPalette(views::Palette palette)
{
    m_preferences.palette = palette;
    showLook();
}

void MainWindow::opened(const QString& path)
{
    m_document.take({m_state.session(), m_state.frame().selection, {}}, QFileInfo(path).absoluteFilePath());
    rememberFile(m_document.path());
}

void MainWindow::openByDialog()
{
    const QString last = m_document.path().isEmpty() ? recentFiles().value(0) : m_document.path();
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a session, numbers or a model"),
                                                      QFileInfo(last).path(), kinds());
    if (!path.isEmpty())
        openFile(path);
}

void MainWindow::openFile(const QString& path)
{
    if (isTableFile(path))
        return openTable(path);
    if (isModelFile(path))
        return openModel(path);
    if (!isSessionFile(path) && QFileInfo(path).fileName() == QLatin1String("lesson.json"))
        return openInNewWindow(path);
    if (mayLeave())
        openSession(path);
}

void MainWindow::openSession(const QString& path)
{
    try {
        const QString palette = m_document.open(path);
        rememberFile(m_document.path());
        if (const auto known = views::paletteNamed(palette))
            showPalette(*known);
        tell(tr("Opened %1").arg(QFileInfo(path).fileName()));
    } catch (const core::LoadError& error) {
        complain(views::translated(error.sentence()));
    }
}

namespace {

std::optional<core::LoadedTable> askedKind(QWidget* window, const core::Matrix& numbers)
{
    const QStringList answers{
        MainWindow::tr("Finished weights: a row for each query"), MainWindow::tr("Q: a query in each row"),
        MainWindow::tr("K: a key in each row"), MainWindow::tr("V: a value in each row")};
    bool isAnswered = false;
    const QString answer =
        QInputDialog::getItem(window, QApplication::applicationDisplayName(),
                              MainWindow::tr("A table of %1 (rows × columns). What is it?")
                                  .arg(QString::fromStdString(core::shapeText(numbers))),
                              answers, numbers.rows() == numbers.cols() ? 0 : 1, false, &isAnswered);
    return isAnswered ? std::optional(static_cast<core::LoadedTable>(answers.indexOf(answer))) : std::nullopt;
}

} // namespace

/// Into the open attention lesson, or else the person's own; one undo step.
void MainWindow::openTable(const QString& path)
{
    try {
        const std::string text = textOf(path);
        const auto table = views::tableAsking(text, this);
        const auto kind = table ? askedKind(this, table->numbers) : std::nullopt;
        if (!kind)
            return;
        if (!std::holds_alternative<core::AttentionInputs>(m_state.session().open()))
            m_state.openLesson("own");
        const core::LoadTable edit = tableEdit(*table, *kind);
        m_state.edit(core::TopicEdit(core::AttentionEdit(edit)));
        if (const QString remark = remarkOn(edit); !remark.isEmpty())
            complain(remark);
    } catch (const core::LoadError& error) {
        complain(views::translated(error.sentence()));
    }
}

/// A lesson of the person's own changes which lessons there are.
void MainWindow::openInNewWindow(const QString& path)
{
    if (!QProcess::startDetached(QApplication::applicationFilePath(), {path}))
        complain(tr("%1: no second window could be opened for this lesson.").arg(path));
}

void MainWindow::complain(const QString& sentence)
{
    QMessageBox box(QMessageBox::Warning, QApplication::applicationDisplayName(), sentence, QMessageBox::Ok,
                    this);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

void MainWindow::fillRecentMenu()
{
    m_recentMenu->clear();
    for (const QString& path : recentFiles()) {
        QAction* action = m_recentMenu->addAction(inHome(path).replace(u'&', QStringLiteral("&&")), this,
                                                  [this, path] { openFile(path); });
        action->setEnabled(QFileInfo::exists(path));
    }
    if (m_recentMenu->isEmpty())
        m_recentMenu->addAction(tr("No files yet"))->setEnabled(false);
}

/// What is being typed into a box counts before the session is saved or left.
void MainWindow::endTyping()
{
    auto* box = qobject_cast<QLineEdit*>(focusWidget());
    if (!box)
        return;
    if (box->parentWidget()->focusPolicy() != Qt::NoFocus)
        box->parentWidget()->setFocus(); // of a cell's box that is its panel
    else
        box->clearFocus();
}

bool MainWindow::save()
{
    endTyping();
    if (m_document.path().isEmpty())
        return saveAs();
    return mayReplaceOthersWork() && saveTo(m_document.path());
}

/// The same file may be open in another window, which saved it meanwhile.
bool MainWindow::mayReplaceOthersWork()
{
    if (!m_document.isChangedOutside())
        return true;
    const QString name = QFileInfo(m_document.path()).fileName();
    return ask(this, tr("%1 was changed elsewhere since it was opened here. Save over it?").arg(name),
               tr("What was saved there is lost. “Save As” keeps both."),
               QMessageBox::Save | QMessageBox::Cancel, QMessageBox::Cancel) == QMessageBox::Save;
}

bool MainWindow::saveAs()
{
    endTyping();
    QFileDialog dialog(this, tr("Save the session"), QFileInfo(m_document.path()).path(),
                       tr("Sessions (*.attnlab)"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(QLatin1String(kSessionEnding).mid(1));
    dialog.selectFile(m_document.path().isEmpty() ? tr("attention") + QLatin1String(kSessionEnding)
                                                  : QFileInfo(m_document.path()).fileName());
    return dialog.exec() == QDialog::Accepted && saveTo(dialog.selectedFiles().constFirst());
}

bool MainWindow::saveTo(const QString& path)
{
    try {
        m_document.save(path, paletteName());
        rememberFile(m_document.path());
        tell(tr("Saved %1").arg(QFileInfo(path).fileName()));
        return true;
    } catch (const views::SaveError& error) {
        complain(tr("%1. What was saved before is as it was; make room or save elsewhere with “Save As”.")
                     .arg(QString::fromUtf8(error.what())));
        return false;
    }
}

void MainWindow::revert()
{
    const auto answer =
        ask(this, tr("Go back to the file as it was saved?"), tr("The changes since then are lost."),
            QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer != QMessageBox::Yes)
        return;
    openSession(m_document.path());
}

bool MainWindow::mayLeave()
{
    endTyping();
    if (!m_document.hasUnsavedWork())
        return true;
    const QString name = QFileInfo(m_document.path()).fileName();
    const auto answer =
        ask(this, name.isEmpty() ? tr("Save your numbers?") : tr("Save the changes to %1?").arg(name),
            tr("What is not saved is lost.") + trainingNotKept(),
            QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

void MainWindow::offerRecovery()
{
    const auto work = m_recovery.offerAbandoned();
    if (!work)
        return;
    const auto answer = ask(this, tr("The program ended unexpectedly. Bring back your unsaved work?"),
                            work->path.isEmpty() ? tr("It was in no file yet.")
                                                 : tr("It was opened from %1.").arg(inHome(work->path)),
                            QMessageBox::Yes | QMessageBox::No | QMessageBox::Cancel, QMessageBox::Yes);
    if (answer == QMessageBox::Cancel)
        return; // it stays, and is offered the next time
    if (answer == QMessageBox::No)
        return m_recovery.endOffer();
    try {
        m_document.recover(work->session, work->path);
        m_recovery.keep(m_document.text(paletteName()), m_document.path());
        m_recovery.endOffer();
    } catch (const core::LoadError& error) {
        complain(views::translated(error.sentence()));
    }
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (!mayLeave())
        return event->ignore();
    m_recovery.forget();
    place().save();
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile())
        event->acceptProposedAction();
}

/// After the drop is over: a question in its midst would hold up where the file came from.
void MainWindow::dropEvent(QDropEvent* event)
{
    const QString path = event->mimeData()->urls().value(0).toLocalFile();
    event->acceptProposedAction();
    QTimer::singleShot(0, this, [this, path] { openFile(path); });
}

} // namespace app
