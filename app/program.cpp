#include "app/program.h"

#include "app/export_command.h"
#include "app/language.h"
#include "app/main_window.h"
#include "app/model_commands.h"
#include "app/print_command.h"
#include "app/source.h"
#include "core/errors.h"
#include "core/freed_memory.h"
#include "views/accessibility.h"
#include "views/translated.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QMessageBox>

#include <cstdlib>
#include <iostream>

namespace app {

namespace {

constexpr int kDone = 0;
constexpr int kFailed = 1;
constexpr int kWrongUsage = 2;

/// Writes to standard output and makes sure that it arrived.
void answer(const std::string& text)
{
    std::cout << text << std::flush;
    if (!std::cout)
        throw std::runtime_error("standard output: could not be written");
}

/// Signs that would steer a terminal become visible ones; of very much, the beginning and the end remain.
std::string onOneLine(const char* sentence)
{
    constexpr int kLongest = 1000;
    QString text = QString::fromUtf8(sentence);
    if (text.size() > kLongest)
        text = text.left(kLongest / 2) + QStringLiteral(" … ") + text.right(kLongest / 2);
    for (QChar& sign : text)
        if (sign.unicode() < 0x20)
            sign = QChar(0x2400 + sign.unicode());
        else if (!sign.isPrint() && !sign.isSurrogate())
            sign = QChar::ReplacementCharacter;
    return text.toStdString();
}

/// Where Qt would abort for want of a display, one line says so.
void hearQt(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type != QtFatalMsg) {
        std::cerr << qFormatLogMessage(type, context, text).toStdString() << "\n";
        return;
    }
    if (text.contains(QLatin1String("platform plugin")))
        std::cerr << "attention-lab: no display could be opened for the window; print and export need none\n";
    else
        std::cerr << "attention-lab: " << text.toStdString() << "\n";
    std::_Exit(kFailed);
}

/// Standard error is for what went wrong, not for Qt's remarks on its surroundings; QT_LOGGING_RULES brings
/// them back.
void quietQt()
{
    QLoggingCategory::setFilterRules(QStringLiteral("*=false"));
    qInstallMessageHandler(hearQt);
}

/// Where the settings are found; needs no application yet.
void giveNames()
{
    QCoreApplication::setApplicationName(QStringLiteral("attention-lab"));
    QCoreApplication::setOrganizationName(QStringLiteral("attention-lab"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ATTENTION_LAB_VERSION));
}

int showWindow(const Source& source)
{
    AppState state(source.lessons, source.session, source.selection);
    MainWindow window(state, Preferences::load());
    if (!source.sessionPath.isEmpty())
        window.opened(source.sessionPath);
    if (source.palette)
        window.showPalette(*source.palette);
    window.restorePlace(WindowPlace::load());
    window.show();
    window.offerRecovery();
    if (!source.remark.isEmpty())
        window.complain(source.remark);
    return QApplication::exec();
}

void setUpApplication()
{
    giveNames();
    QApplication::setApplicationDisplayName(QStringLiteral("Attention Lab"));
    QApplication::setDesktopFileName(QStringLiteral("attention-lab"));
    QApplication::setStyle(QStringLiteral("Fusion"));
    QApplication::setFont(views::fontOf(14));
    views::installAccessibility();
}

/// A file opened by a double click has no terminal that says what is wrong with it.
void showFault(const core::LoadError& error, int argc, char** argv)
{
    if (qEnvironmentVariableIsEmpty("DISPLAY") && qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY"))
        return;
    quietQt();
    QApplication application(argc, argv);
    setUpApplication();
    installWords(application);
    QMessageBox box(QMessageBox::Warning, QApplication::applicationDisplayName(),
                    views::translated(error.sentence()), QMessageBox::Ok);
    box.setTextFormat(Qt::PlainText);
    box.exec();
}

/// What is wrong with the command needs no display.
Source sourceToShow(const Command& command, int argc, char** argv)
{
    try {
        return sourceOf(command);
    } catch (const core::LoadError& error) {
        showFault(error, argc, argv);
        throw;
    }
}

int runWindow(const Command& command, int argc, char** argv)
{
    giveNames();
    speak(languageToSpeak(Preferences::load().language));
    const Source source = sourceToShow(command, argc, argv);
    quietQt();
    QApplication application(argc, argv);
    setUpApplication();
    installWords(application);
    return showWindow(source);
}

int runExportOffscreen(const Command& command, int argc, char** argv)
{
    quietQt();
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    setUpApplication();
    runExport(command);
    return kDone;
}

int runCommand(const Command& command, int argc, char** argv)
{
    switch (command.kind) {
    case Command::Kind::Help:
        answer(usage().toStdString());
        return kDone;
    case Command::Kind::Version:
        answer("attention-lab " ATTENTION_LAB_VERSION "\n");
        return kDone;
    case Command::Kind::List:
        answer(listed());
        return kDone;
    case Command::Kind::Print:
        answer(printed(command));
        return kDone;
    case Command::Kind::Export:
        return runExportOffscreen(command, argc, argv);
    case Command::Kind::Train:
        answer(trained(command));
        return kDone;
    case Command::Kind::Evaluate:
        answer(evaluated(command));
        return kDone;
    case Command::Kind::Window:
        break;
    }
    return runWindow(command, argc, argv);
}

} // namespace

int run(int argc, char** argv)
{
    core::keepFreedMemory();
    try {
        QStringList arguments;
        for (int i = 1; i < argc; ++i)
            arguments << QString::fromLocal8Bit(argv[i]);
        return runCommand(parseCommand(arguments), argc, argv);
    } catch (const UsageError& error) {
        std::cerr << "attention-lab: " << onOneLine(error.what()) << "; see attention-lab --help\n";
        return kWrongUsage;
    } catch (const std::exception& error) {
        std::cerr << "attention-lab: " << onOneLine(error.what()) << "\n";
        return kFailed;
    }
}

} // namespace app
