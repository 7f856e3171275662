#include "views/save_file.h"

#include "tests/catch.h"
#include "tests/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <cerrno>
#include <csignal>
#include <sys/mount.h>
#include <sys/resource.h>
#include <system_error>
#include <unistd.h>

using tests::contents;

namespace {

std::string refusal(const QString& path, const QByteArray& bytes = "new")
{
    try {
        views::saveFile(path, bytes);
    } catch (const views::SaveError& error) {
        return error.what();
    }
    return "(saved)";
}

/// While it lives no file can grow beyond so many bytes: what a disk does that fills up in the middle.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(rlim_t bytes)
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FileSizeLimit(const FileSizeLimit&) = delete;
    FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
    rlimit m_before{};
};

} // namespace

TEST_CASE("a file is saved under exactly the name given", "[save]")
{
    const QTemporaryDir folder;
    for (const QString name : {"fig", "fig.PNG", "a b%1.svg", "ünï.pdf", ".hidden", "XXXXXX", "x.tar.gz "}) {
        INFO(name.toStdString());
        views::saveFile(folder.filePath(name), "bytes");
        CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden) == QStringList{name});
        CHECK(contents(folder.filePath(name)) == "bytes");
        QFile::remove(folder.filePath(name));
    }
}

TEST_CASE("saving replaces the whole file", "[save]")
{
    const QTemporaryDir folder;
    views::saveFile(folder.filePath("a"), "long before");
    views::saveFile(folder.filePath("a"), "new");
    CHECK(contents(folder.filePath("a")) == "new");
    views::saveFile(folder.filePath("a"), "");
    CHECK(contents(folder.filePath("a")).isEmpty());
}

TEST_CASE("a disk that fills up leaves the old file and nothing else", "[save][full]")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("a.png");
    views::saveFile(path, "old");
    std::string reason;
    {
        const FileSizeLimit limit(50'000);
        reason = refusal(path, QByteArray(60'000, 'x'));
    }
    // the system's own words, in the user's language
    CHECK(reason == path.toStdString() + ": " + std::generic_category().message(EFBIG));
    CHECK(contents(path) == "old");
    CHECK(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size() == 1);
}

TEST_CASE("a full file system is reported and the old file stays", "[save][full]")
{
    const QTemporaryDir folder;
    const QByteArray place = folder.path().toUtf8();
    if (mount("tmpfs", place.constData(), "tmpfs", 0, "size=64k") != 0) {
        WARN("skipped: this user cannot mount a small file system");
        return;
    }
    const QString path = folder.filePath("a.png");
    views::saveFile(path, "old");
    const std::string large = refusal(path, QByteArray(200'000, 'x'));
    const QByteArray kept = contents(path);
    const qsizetype files = QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size();
    // so full that not one byte fits
    QFile filler(folder.filePath("filler"));
    if (filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
        filler.write(QByteArray(100'000, 'x'));
    filler.close();
    const std::string small = refusal(path, "x");
    const QByteArray keptAgain = contents(path);
    umount(place.constData());

    CHECK(large == path.toStdString() + ": No space left on device");
    CHECK(kept == "old");
    CHECK(files == 1);
    CHECK(small == large);
    CHECK(keptAgain == "old");
}

TEST_CASE("a device is written to, not replaced", "[save][full]")
{
    if (!QFile::exists("/dev/full"))
        return;
    CHECK(refusal("/dev/full") == "/dev/full: No space left on device");
    CHECK(refusal("/dev/null") == "(saved)");
    CHECK_FALSE(QFileInfo("/dev/null").isFile());
}

TEST_CASE("a path that cannot be a file is refused in one sentence", "[save]")
{
    const QTemporaryDir folder;
    const std::string here = folder.path().toStdString();
    CHECK(refusal("") == "No file name was given.");
    CHECK(refusal(folder.path()) == here + ": this is a folder; a file name is needed.");
    CHECK(refusal(folder.path() + "/new/") == here + "/new/: this is a folder; a file name is needed.");
    CHECK(refusal(folder.path() + "/no/a.png") == here + "/no/a.png: there is no such folder.");
}

TEST_CASE("a folder that cannot be written to is named", "[save]")
{
    const QTemporaryDir folder;
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::ExeOwner);
    const std::string reason = refusal(folder.filePath("a.png"));
    QFile::setPermissions(folder.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (geteuid() == 0)
        WARN("skipped: root may write anywhere");
    else
        CHECK(reason == folder.filePath("a.png").toStdString() + ": files cannot be written to this folder.");
}
