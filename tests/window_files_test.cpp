#include "tests/drop_file.h"
#include "tests/files.h"
#include "tests/shown_window.h"

#include <QCloseEvent>
#include <QFile>
#include <QInputDialog>
#include <QMessageBox>
#include <QTimer>

using tests::Shown;
using tests::write;

namespace {

QByteArray session(const char* rest)
{
    return QByteArray(R"({"format": "attention-lab/1", "lesson": "own", )") + rest + "}";
}

/// What the box says that is about to open; the button is pressed.
struct NextBox
{
    explicit NextBox(QMessageBox::StandardButton button)
    {
        QTimer::singleShot(0, qApp, [this, button] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            if (!box)
                return;
            said = box->text();
            box->button(button)->click();
        });
    }

    QString said;
};

} // namespace

TEST_CASE("a session dropped onto the window opens with its stage and palette", "[files]")
{
    Shown shown;
    const QTemporaryDir folder;
    const QString path = folder.filePath("class.attnlab");
    write(path, session(R"("query": 1, "stage": "mix", "qMultiplier": 0)"));
    CHECK(tests::dropFile(shown.window, path));
    CHECK(shown.state.session().lesson == "own");
    CHECK(shown.selection().stage == core::Stage::Mix);
    CHECK(shown.window.windowTitle() == "class.attnlab[*] – Your own numbers – Attention Lab");
    CHECK_FALSE(shown.window.isWindowModified());
    shown.state.edit(core::editNamed(shown.state.session(), "q-multiplier", "2"));
    CHECK(shown.window.isWindowModified());
    shown.state.undoStack().undo();
    CHECK_FALSE(shown.window.isWindowModified());
}

TEST_CASE("a file that is none of the program's is refused in one box and nothing changes", "[files]")
{
    Shown shown;
    const QTemporaryDir folder;
    const auto before = shown.state.session();
    const QString bad = folder.filePath("bad.attnlab");
    write(bad, session("\"query\": 9"));
    NextBox box(QMessageBox::Ok);
    shown.window.openFile(bad);
    CHECK(box.said == bad + ": line 1, column 57: \"query\" must be a whole number from 0 to 2, not 9");
    NextBox none(QMessageBox::Ok);
    shown.window.openFile(folder.filePath("<b>none</b>.attnlab"));
    CHECK(none.said.endsWith("<b>none</b>.attnlab: there is no such file"));
    CHECK(shown.state.session() == before);
}

TEST_CASE("unsaved work is asked about before the window closes or opens another file", "[files]")
{
    Shown shown;
    const QTemporaryDir folder;
    write(folder.filePath("a.attnlab"), session("\"query\": 1"));
    shown.state.edit(core::editNamed(shown.state.session(), "q[0,0]", "7"));
    const auto work = shown.state.session();
    {
        NextBox box(QMessageBox::Cancel);
        CHECK_FALSE(shown.window.close());
        CHECK(box.said == "Save your numbers?");
        CHECK(shown.window.isVisible());
    }
    {
        NextBox box(QMessageBox::Cancel);
        shown.window.openFile(folder.filePath("a.attnlab"));
        CHECK(shown.state.session() == work);
    }
    NextBox box(QMessageBox::Discard);
    CHECK(shown.window.close());
}

TEST_CASE("a file that somebody else saved meanwhile is not saved over without a question", "[files]")
{
    Shown shown;
    const QTemporaryDir folder;
    const QString path = folder.filePath("class.attnlab");
    write(path, session("\"query\": 1"));
    shown.window.openFile(path);
    shown.state.edit(core::editNamed(shown.state.session(), "query", "0"));
    const QByteArray theirs = session("\"query\": 2");
    write(path, theirs);
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadWrite));
    REQUIRE(file.setFileTime(QDateTime::currentDateTime().addSecs(2), QFileDevice::FileModificationTime));
    const auto contents = [&] {
        file.seek(0);
        return file.readAll();
    };
    QAction& save = shown.action("Save");
    {
        NextBox box(QMessageBox::Cancel);
        save.trigger();
        CHECK(box.said == "class.attnlab was changed elsewhere since it was opened here. Save over it?");
        CHECK(contents() == theirs);
        CHECK(shown.window.isWindowModified());
    }
    NextBox box(QMessageBox::Save);
    save.trigger();
    CHECK_FALSE(shown.window.isWindowModified());
    shown.state.edit(core::editNamed(shown.state.session(), "query", "1"));
    save.trigger(); // its own writing is nobody else's
    CHECK_FALSE(shown.window.isWindowModified());
}

TEST_CASE("a window whose controls alone were moved closes without a question", "[files]")
{
    Shown shown;
    shown.state.edit(core::editNamed(shown.state.session(), "q-multiplier", "7"));
    CHECK(shown.window.close());
}

TEST_CASE("a table of weights says which rows do not sum to 1 and keeps them", "[files]")
{
    Shown shown;
    const QTemporaryDir folder;
    const QString path = folder.filePath("w.csv");
    write(path, ",a,b\na,1,0\nb,0.5,0.25\n");
    QString said;
    QTimer::singleShot(0, qApp, [&said] {
        auto* kind = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        REQUIRE(kind);
        CHECK(kind->labelText().contains("2×2"));
        QTimer::singleShot(0, qApp, [&said] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            REQUIRE(box);
            said = box->text();
            box->accept();
        });
        kind->accept();
    });
    shown.window.openFile(path);
    CHECK(said.contains("row 1 sums to 0.75"));
    const auto& inputs = std::get<core::AttentionInputs>(shown.state.session().open());
    CHECK(inputs.tokens == std::vector<std::string>{"a", "b"});
    CHECK((*inputs.weights)(1, 1) == 0.25);
    shown.state.undoStack().undo();
    CHECK_FALSE(std::get<core::AttentionInputs>(shown.state.session().open()).weights);
}
