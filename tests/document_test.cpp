#include "app/document.h"
#include "app/recovery.h"
#include "core/errors.h"
#include "tests/catch.h"
#include "tests/files.h"
#include "tests/lab.h"
#include "views/save_file.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include <csignal>
#include <random>
#include <sys/wait.h>
#include <unistd.h>

using tests::contents;
using tests::Lab;
using tests::write;

namespace {

/// A child that saves two long texts in turn, until it is killed.
[[noreturn]] void saveForEver(const QString& path, const std::array<QByteArray, 2>& texts)
{
    for (int turn = 0;; ++turn)
        views::saveFile(path, texts[static_cast<std::size_t>(turn % 2)]);
}

} // namespace

TEST_CASE("a saved session opens as it was, looked at as it was", "[document]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.attnlab");
    Lab lab;
    app::Document document(lab.state);
    lab.set("q-multiplier", "0");
    lab.set("q[1,0]", "7");
    core::Selection selection = lab.state.frame().selection;
    selection.stage = core::Stage::Mix;
    lab.state.select(selection);
    document.save(path, "magma");
    const core::Session saved = lab.state.session();

    Lab other;
    app::Document opened(other.state);
    CHECK(opened.open(path) == "magma");
    CHECK(other.state.session() == saved);
    CHECK(other.state.frame().selection == selection);
    CHECK(opened.path() == path);
    CHECK_FALSE(opened.hasUnsavedWork());
    CHECK(other.steps() == 0);
}

TEST_CASE("controls alone are no work; numbers, and any change of a file, are", "[document]")
{
    const QTemporaryDir folder;
    Lab lab;
    app::Document document(lab.state);
    lab.set("q-multiplier", "3");
    lab.set("mask", "off");
    CHECK_FALSE(document.hasUnsavedWork());
    lab.set("q[1,0]", "7");
    CHECK(document.hasUnsavedWork());
    document.save(folder.filePath("a"), {});
    CHECK_FALSE(document.hasUnsavedWork());
    lab.set("q-multiplier", "2");
    CHECK(document.hasUnsavedWork());
    lab.state.undoStack().undo();
    CHECK_FALSE(document.hasUnsavedWork());
}

TEST_CASE("a file that cannot be opened changes nothing", "[document][error]")
{
    const QTemporaryDir folder;
    const QString bad = folder.filePath("bad.attnlab");
    write(bad, "{\"format\": \"attention-lab/1\", \"lesson\": \"own\", \"query\": 9}");
    Lab lab;
    app::Document document(lab.state);
    lab.set("q[1,0]", "7");
    const core::Session before = lab.state.session();
    CHECK_THROWS_WITH(document.open(bad), bad.toStdString() +
                                              ": line 1, column 57: \"query\" must be a whole number "
                                              "from 0 to 2, not 9");
    CHECK_THROWS_AS(document.open(folder.filePath("missing")), core::LoadError);
    CHECK_THROWS_AS(document.open(folder.path()), core::LoadError);
    CHECK(lab.state.session() == before);
    CHECK(lab.steps() == 1);
    CHECK(document.path().isEmpty());
}

TEST_CASE("a session that cannot be saved stays unsaved, in the file it had", "[document][error]")
{
    const QTemporaryDir folder;
    Lab lab;
    app::Document document(lab.state);
    lab.set("q[1,0]", "7");
    CHECK_THROWS_AS(document.save(folder.filePath("none/a"), {}), views::SaveError);
    CHECK_THROWS_AS(document.save(QStringLiteral("/dev/full"), {}), views::SaveError);
    CHECK(document.hasUnsavedWork());
    CHECK(document.path().isEmpty());
}

TEST_CASE("whoever is killed while saving leaves a whole file", "[document][kill]")
{
    constexpr int kKills = 200;
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.attnlab");
    const std::array<QByteArray, 2> texts{QByteArray(200'000, 'a'), QByteArray(150'000, 'b')};
    views::saveFile(path, texts[0]);
    std::mt19937 random(7);
    int lost = 0;
    for (int i = 0; i < kKills; ++i) {
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0)
            saveForEver(path, texts);
        usleep(std::uniform_int_distribution(0, 4000)(random));
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        const QByteArray left = contents(path);
        lost += left != texts[0] && left != texts[1];
    }
    CHECK(lost == 0);
}

TEST_CASE("unsaved work is left behind by a program that ends, and offered once", "[recovery]")
{
    const QTemporaryDir folder;
    const QString dead =
        folder.filePath("dead.unsaved"); // of a program that is no more: nobody holds its lock
    write(dead, "/home/mia/a%0Ab.attnlab\n{\"a\": 1}\n");
    app::Recovery recovery(folder.path());
    const auto work = recovery.offerAbandoned();
    REQUIRE(work);
    CHECK(QFile::exists(dead)); // until it is answered
    CHECK_FALSE(app::Recovery(folder.path()).offerAbandoned());
    recovery.endOffer();
    CHECK(work->path == "/home/mia/a\nb.attnlab");
    CHECK(work->session == "{\"a\": 1}\n");
    CHECK_FALSE(recovery.offerAbandoned());
    CHECK_FALSE(QFile::exists(dead));
}

TEST_CASE("the copy of a running program is nobody else's", "[recovery]")
{
    const QTemporaryDir folder;
    app::Recovery running(folder.path());
    running.keep("{}", "a");
    app::Recovery other(folder.path());
    CHECK_FALSE(other.offerAbandoned());
    running.forget();
    CHECK(QDir(folder.path()).entryList(QDir::Files).isEmpty());
}

TEST_CASE("a copy that is no copy is passed over", "[recovery]")
{
    const QTemporaryDir folder;
    write(folder.filePath("empty.unsaved"), "");
    write(folder.filePath("line.unsaved"), "only a path");
    app::Recovery recovery(folder.path());
    CHECK_FALSE(recovery.offerAbandoned());
    CHECK_FALSE(app::Recovery(folder.filePath("none")).offerAbandoned());
}

TEST_CASE("work that came back is still unsaved", "[document][recovery]")
{
    Lab before;
    app::Document lost(before.state);
    before.set("q[1,0]", "7");
    const QByteArray text = lost.text({});
    Lab lab;
    app::Document document(lab.state);
    document.recover(text.toStdString(), {});
    CHECK(lab.state.session() == before.state.session());
    CHECK(document.hasUnsavedWork());
}
