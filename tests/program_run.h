#pragma once

#include "tests/catch.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

/// The program as a script runs it.
namespace tests {

struct Ran
{
    int code = -1;
    QByteArray answer; // standard output
    QByteArray error;  // standard error
};

/// No display, no runtime folder, no settings: a script on a server.
inline QProcessEnvironment bareEnvironment(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR",
                             "QT_LOGGING_RULES", "LC_ALL", "LANG"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("HOME"), home);
    return environment;
}

/// The program, run in a folder of its own. Words of the command are separated by blanks.
struct Program
{
    QTemporaryDir folder;
    QProcessEnvironment environment = bareEnvironment(folder.path());

    Ran run(const QStringList& words, const QString& output = {}) const
    {
        QProcess process;
        process.setProcessEnvironment(environment);
        process.setWorkingDirectory(folder.path());
        if (!output.isEmpty())
            process.setStandardOutputFile(output);
        process.start(QStringLiteral(PROGRAM), words);
        INFO(words.join(' ').toStdString());
        REQUIRE(process.waitForFinished(60'000));
        REQUIRE(process.exitStatus() == QProcess::NormalExit);
        return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
    }

    Ran run(const char* command) const
    {
        return run(QString::fromUtf8(command).split(' ', Qt::SkipEmptyParts));
    }

    /// Standard output of a command that succeeds without a word on standard error.
    QByteArray answer(const char* command) const
    {
        const Ran ran = run(command);
        INFO(command);
        CHECK(ran.error.toStdString() == "");
        CHECK(ran.code == 0);
        return ran.answer;
    }

    /// The file that an export succeeds in writing without a word.
    QByteArray figure(const char* command, const char* name) const
    {
        CHECK(answer(command).isEmpty());
        return file(name);
    }

    QByteArray file(const QString& name) const
    {
        QFile written(folder.filePath(name));
        return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray("(no file)");
    }

    QString write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(folder.filePath(name));
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        return file.fileName();
    }
};

} // namespace tests
