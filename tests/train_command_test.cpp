#include "tests/program_run.h"

#include "core/transformer/trainer_file.h"

#include <csignal>

TEST_CASE("the same training gives the same file, and its model can be asked", "[model][command]")
{
    const tests::Program program;
    const auto train = [&](const char* rest) {
        return program.run((QByteArray("train --layers 1 --heads 2 --width 16 ") + rest).constData());
    };
    CHECK(train("--steps 4 -o whole.safetensors").code == 0);
    CHECK(train("--steps 4 -o again.safetensors").code == 0);
    CHECK(program.file("whole.safetensors") == program.file("again.safetensors"));
    const auto asked = program.run("eval --model whole.safetensors");
    CHECK(asked.code == 0);
    CHECK(asked.answer.count('\n') == 8);
    CHECK(train("--steps 0 -o a")
              .error.contains("--steps must be a whole number from 1 to 1000000, not \"0\""));
    CHECK(train("--task cats -o a").error.contains("--task must be pets"));
    CHECK(program.run("train").error.contains("train needs -o OUT"));
    CHECK(train("--steps 2 -o a.bin").error.contains("a trained model is a safetensors file"));
    CHECK(train("--steps 2 -o none/a.safetensors").error.contains("there is no such folder; make it first"));
    CHECK(train("--steps 2 -o .").error.contains("is no file that a model can be written to"));
    CHECK(train("--steps 9 --resume whole.safetensors")
              .error.contains("--resume goes on as the file says; leave --layers out"));
    const auto folder = program.run("eval --model .");
    CHECK(folder.code == 1);
    CHECK(folder.error.contains("is not a file that can be read"));
}

TEST_CASE("Ctrl+C keeps the training as far as it went, and resumed it ends as if never stopped",
          "[model][command][law]")
{
    const tests::Program program;
    const QString small = "train --layers 1 --heads 2 --width 16 --steps 400 -o ";
    REQUIRE(program.run((small + "whole.safetensors").toUtf8().constData()).code == 0);
    QProcess process;
    process.setProcessEnvironment(program.environment);
    process.setWorkingDirectory(program.folder.path());
    process.setReadChannel(QProcess::StandardError);
    process.start(QStringLiteral(PROGRAM), (small + "part.safetensors").split(' '));
    REQUIRE(process.waitForReadyRead(60'000)); // its first progress
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    REQUIRE(process.waitForFinished(60'000));
    CHECK(process.exitStatus() == QProcess::NormalExit);
    CHECK(process.exitCode() == 0);
    CHECK(process.readAllStandardOutput().contains("go on with train --resume part.safetensors"));
    const std::string part = program.folder.filePath("part.safetensors").toStdString();
    const auto stopped = core::transformer::readTrainerFile(part);
    CHECK(stopped.step() > 0);
    CHECK(stopped.step() < 400);
    REQUIRE(program.run("train --resume part.safetensors").code == 0);
    CHECK(program.file("part.safetensors") == program.file("whole.safetensors"));
}
