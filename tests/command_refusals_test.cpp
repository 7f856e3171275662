#include "app/lessons.h"
#include "tests/program_run.h"
#include "views/registry.h"

#include <QDir>

using tests::Program;
using tests::Ran;

namespace {

/// What a refused command says, after it answered nothing and made no file.
std::string refusal(const char* command, int code)
{
    const Program program;
    const Ran ran = program.run(command);
    INFO(command);
    CHECK(ran.code == code);
    CHECK(ran.answer.isEmpty());
    CHECK(ran.error.count('\n') == 1);
    CHECK(QDir(program.folder.path()).entryList(QDir::Files).isEmpty());
    return ran.error.trimmed().toStdString();
}

std::string wrongUsage(const char* command)
{
    const std::string error = refusal(command, 2);
    const std::string start = "attention-lab: ";
    const std::string end = "; see attention-lab --help";
    if (!error.starts_with(start) || !error.ends_with(end))
        return "(not in its usual form) " + error;
    return error.substr(start.size(), error.size() - start.size() - end.size());
}

std::string failure(const char* command)
{
    return refusal(command, 1);
}

std::string knownLessons()
{
    std::string known;
    for (const app::LessonPtr& lesson : app::builtInLessons())
        known += (known.empty() ? "" : ", ") + lesson->id;
    return known;
}

std::string shownIn(const char* id)
{
    const app::LessonPtr lesson = app::lessonWithId(app::builtInLessons(), id);
    std::string shown;
    for (const std::string& view : lesson->views)
        shown += view + ", ";
    return shown;
}

std::string knownViews()
{
    std::string known;
    for (const views::ViewEntry& entry : views::viewEntries())
        known += std::string(entry.id) + ", ";
    return known + "window";
}

} // namespace

TEST_CASE("wrong usage is exit code 2, one sentence and no answer", "[command][refused]")
{
    const std::string settings =
        "known are query, q-multiplier, mask, window, scale, tokens, width, value-width, model-width, given, "
        "sentence, seed, random, decimals, token[i], visible[i,j] and cells "
        "such as q[1,0] (also k v x wq wk wv); with \"a.\" before it, of the pinned state A";
    const std::pair<const char*, std::string> refusals[] = {
        {"print", "print needs the name of a result, such as weights"},
        {"print nope", "lesson exercise has no result \"nope\"; it has tokens x wq wk wv q k v scores scaled "
                       "masked weights output query best hidden"},
        {"print x --lesson cat-sat", "lesson cat-sat has no result \"x\"; it has tokens q k v scores scaled "
                                     "masked weights output query best hidden"},
        {"print weights --bogus", "unknown option \"--bogus\""},
        {"print weights -z", "unknown option \"-z\""},
        {"print weights --format", "--format needs a value after it"},
        {"print weights --set", "--set needs a value after it"},
        {"--help=3", "--help takes no value"},
        {"--help --list=3", "--list takes no value"},
        {"print weights x.json y", "\"y\" is one word too many"},
        {"print weights --lesson nope", "unknown lesson \"nope\"; known are " + knownLessons()},
        {"print weights --lesson exercise x.json", "give either --lesson or a file, not both"},
        {"print weights --format xml", "--format must be text, json, csv or tex, not \"xml\""},
        {"print weights --decimals 7", "--decimals must be a whole number from 0 to 6, not \"7\""},
        {"print weights --decimals 1 --decimals 2", "--decimals is given twice"},
        {"print weights --set query", "--set takes KEY=VALUE, such as query=1, not \"query\""},
        {"print weights --set =1", "--set takes KEY=VALUE, such as query=1, not \"=1\""},
        {"print weights --set query=", "query must be a whole number from 0 to 3, not \"\""},
        {"print weights --set mask=", "mask must be on, off, causal, none, window or drawn, not \"\""},
        {"print weights --set token[1]=", "token[1] is empty; write at least one character"},
        {"print perplexity --set sentence=", "the sentence has no tokens; write at least one word"},
        {"print perplexity --set p=", "p[0] must be a probability from 0 to 1, such as 0.25, not \"\""},
        {"print perplexity --set p[999]=1", "p[999] does not exist: the tokens are 0 to 6"},
        {"print weights --set foo=1", "unknown setting \"foo\"; " + settings},
        {"print weights --set query=9", "query must be a whole number from 0 to 3, not 9"},
        {"print weights --set query=1.5", "query must be a whole number from 0 to 3, not 1.5"},
        {"print weights --set q-multiplier=50", "q-multiplier must be a number from -10 to 10, not 50"},
        {"print weights --set q-multiplier=2,5",
         "q-multiplier must be a number from -10 to 10, written with a point, not \"2,5\""},
        {"print weights --set mask=maybe",
         "mask must be on, off, causal, none, window or drawn, not \"maybe\""},
        {"print weights --set decimals=9", "decimals must be a whole number from 0 to 6, not 9"},
        {"print weights --set q[9,0]=1", "q[9,0] does not exist: q is 4×2 (rows × columns), counted from 0"},
        {"print x --lesson cat-sat --set x[0,0]=1",
         "this lesson gives Q, K and V directly and has no x; change q, k or v"},
        {"export", "export needs -o OUT, a file ending in png, svg, pdf, csv, json or tex"},
        {"export -o", "-o needs a value after it"},
        {"export -o a.gif", "a.gif: the ending must be png, svg, pdf, csv, json or tex"},
        {"export -o a", "a: the ending must be png, svg, pdf, csv, json or tex"},
        {"export -o a.txt", "a.txt: the ending must be png, svg, pdf, csv, json or tex"},
        {"export -o a.png --view nope", "unknown view \"nope\"; known are " + knownViews()},
        {"export -o a.png --lesson nope", "unknown lesson \"nope\"; known are " + knownLessons()},
        {"export -o a.png --lesson kv-memory --view heatmap",
         "lesson kv-memory does not show the view heatmap; it shows " + shownIn("kv-memory") + "window"},
        {"export -o a.png --stage later",
         "--stage must be score, scale, mask, softmax or mix, not \"later\""},
        {"export -o a.png --palette jet", "--palette must be viridis, cividis, magma or grey, not \"jet\""},
        {"export -o a.png --background red", "--background must be white, transparent or dark, not \"red\""},
        {"export -o a.png --size 0x4", "--size must be WIDTHxHEIGHT in pixels, such as 800x600, not \"0x4\""},
        {"export -o a.png --width 0", "--width must be a number from 1 to 5,000, not \"0\""},
        {"export -o a.png --dpi x", "--dpi must be a number from 10 to 4,800, not \"x\""},
        {"export -o a.png --width 1e-300", "--width must be a number from 1 to 5,000, not \"1e-300\""},
        {"export -o a.png --dpi 0.01", "--dpi must be a number from 10 to 4,800, not \"0.01\""},
        {"export -o a.png -o b.png", "-o is given twice"},
        {"export -o a.png --key 4", "--key must be a whole number from 0 to 3, or none, not 4"},
        {"export -o a.png --key 99999999999999999999",
         "--key must be a whole number from 0 to 3, or none, not 99999999999999999999"},
        {"--lesson kv-memory --step nowhere", "lesson kv-memory has no step \"nowhere\"; its steps are "
                                              "notes, product, longer, models, alone, groups, "
                                              "price, walls, crossing, slower, batch, reserve, blocks, "
                                              "prefix, bits, outlier, check-bytes, check-memory"},
        {"export -o a.png --key x", "--key must be a whole number from 0 to 3, or none, not \"x\""},
        {"print weights --key 1", "--key does not go with print"},
        {"print weights -o a.png", "-o does not go with print"},
        {"--list extra", "--version and --list stand alone"},
        {"--size 800x600", "--size does not go with a window; put print or export first"},
        {"--palette grey", "--palette does not go with a window; put print or export first"},
        {"--key 9", "--key must be a whole number from 0 to 3, or none, not 9"},
        {"export -o a.png --size 9x9 --width 8",
         "--size is in pixels and --width and --height are in millimetres: give one or the other"},
    };
    for (const auto& [command, sentence] : refusals)
        CHECK(wrongUsage(command) == sentence);
}

TEST_CASE("a figure that is too large is refused before it is made", "[command][refused]")
{
    for (const char* command :
         {"export -o a.png --size 100000x100000", "export -o a.png --width 5000 --dpi 4800"})
        CHECK_THAT(failure(command), tests::contains("attention-lab: a.png: A picture of "));
}

TEST_CASE("work that fails is exit code 1 and one line with the path and the reason", "[command][refused]")
{
    CHECK(failure("export -o no/a.png") == "attention-lab: no/a.png: there is no such folder.");
    CHECK(failure("export -o a.csv --view controls") ==
          "attention-lab: a.csv: the view controls has no single table of numbers; export it as png, svg or "
          "pdf, "
          "or print one table of its lesson");
    CHECK_THAT(failure("export -o a.csv --view inputs"),
               tests::contains("the view inputs has no single table"));
    CHECK(failure("print weights nowhere.json") == "attention-lab: nowhere.json: there is no such file");
    CHECK(failure("export -o a.png nowhere.json") == "attention-lab: nowhere.json: there is no such file");
    CHECK(failure("print weights /dev/zero") == "attention-lab: /dev/zero: is not a file that can be read");
}

TEST_CASE("a full disk is reported, and never a half figure left", "[command][refused]")
{
    if (!QFile::exists("/dev/full"))
        return;
    const Program program;
    const Ran printed = program.run({"print", "weights"}, QStringLiteral("/dev/full"));
    CHECK(printed.code == 1);
    CHECK(printed.error == "attention-lab: standard output: could not be written\n");
    REQUIRE(QFile::link(QStringLiteral("/dev/full"), program.folder.filePath("full.png")));
    const Ran exported = program.run("export -o full.png");
    CHECK(exported.code == 1);
    CHECK(exported.error == "attention-lab: full.png: No space left on device\n");
}

TEST_CASE("a bad lesson file is named, with the key and what was expected", "[command][refused]")
{
    const Program program;
    const auto said = [&](const QByteArray& lesson) {
        program.write("lesson.json", lesson);
        program.write("text.md", "## one\nText.\n");
        const Ran ran = program.run("print weights lesson.json");
        CHECK(ran.code == 1);
        CHECK(ran.answer.isEmpty());
        CHECK(ran.error.count('\n') == 1);
        return ran.error.toStdString();
    };
    const auto lesson = [](const QByteArray& start, const QByteArray& steps) {
        return R"({"id": "own", "title": "Own", "order": 1, "topic": "attention", "views": ["heatmap"],
                   "start": )" +
               start + R"(, "steps": )" + steps + "}";
    };
    const QByteArray good =
        R"({"tokens": ["a", "b"], "q": [[1], [1]], "k": [[0], [0]], "v": [[3], [5]], "mask": "none"})";
    const QByteArray steps = R"([{"id": "one", "title": "One"}])";
    CHECK(said("") == "attention-lab: lesson.json: is empty\n");
    CHECK_THAT(said("{"), tests::contains("line 1, column 2"));
    CHECK_THAT(said("{}"), tests::contains("\"id\""));
    CHECK_THAT(said(lesson(R"({"tokens": ["a", "b"], "k": [[0], [0]], "v": [[3], [5]]})", steps)),
               tests::contains("\"q\""));
    for (const char* view : {"window", "heatmaps"}) {
        QByteArray other = lesson(good, steps);
        other.replace("heatmap", view);
        CHECK_THAT(said(other),
                   tests::contains("\"views\" names \"" + std::string(view) + "\"; known are controls, "));
    }
    CHECK_THAT(said(lesson(good, R"([{"id": "one", "title": "One", "set": {"query": 9}}])")),
               tests::contains("step \"one\": query must be a whole number from 0 to 1, not 9"));
    CHECK_THAT(said(lesson(good, R"([{"id": "two", "title": "Two"}])")),
               tests::contains("text.md has no section \"## two\""));
    CHECK_THAT(said(lesson(good, R"([{"id": "one", "title": "One", "stage": "later"}])")),
               tests::contains("\"stage\" is \"later\"; expected score, scale, mask, softmax or mix"));
}

TEST_CASE("a lesson without its text says which file is missing, after its own faults", "[command][refused]")
{
    const Program program;
    const auto said = [&](const QByteArray& lesson) {
        program.write("lesson.json", lesson);
        return program.run("print weights lesson.json").error.toStdString();
    };
    const auto lesson = [](const char* view, const char* query) {
        return QByteArray(R"({"id": "own", "title": "Own", "order": 1, "topic": "attention", "views": [")") +
               view + R"("], "start": {"tokens": ["a"], "q": [[1]], "k": [[0]], "v": [[3]]},
               "steps": [{"id": "one", "title": "One", "set": {"query": )" +
               query + "}}]}";
    };
    CHECK(said(lesson("heatmap", "0")) == "attention-lab: ./text.md: there is no such file\n");
    CHECK_THAT(said("{\"id\": \"own\",}"),
               tests::contains("lesson.json: line 1, column 14: \"id\": the JSON breaks off"));
    CHECK_THAT(said("{}"), tests::contains("lesson.json: \"id\" is missing"));
    CHECK_THAT(said(lesson("heatmaps", "0")), tests::contains("lesson.json: \"views\" names \"heatmaps\""));
    CHECK_THAT(said(lesson("heatmap", "1")), tests::contains("lesson.json: step \"one\": query must be"));
}

TEST_CASE("a mistyped command is wrong usage", "[command][refused]")
{
    const std::string neither =
        "\"prnt\" is neither a command (print, export, train, eval) nor a file that exists";
    for (const char* command : {"prnt weights", "prnt", "prnt weights --format csv", "prnt -o a.png"})
        CHECK(wrongUsage(command) == neither);
    CHECK(failure("no/where") == "attention-lab: no/where: there is no such file");
}

TEST_CASE("what is wrong with a window's command is said before any window", "[command][refused]")
{
    CHECK(wrongUsage("--lesson nope") == "unknown lesson \"nope\"; known are " + knownLessons());
    CHECK(wrongUsage("--set query=9") == "query must be a whole number from 0 to 3, not 9");
    CHECK(wrongUsage("-o a.png") != "");
    CHECK(failure("nowhere.json") == "attention-lab: nowhere.json: there is no such file");
}

TEST_CASE("a window without a display fails in one sentence", "[command][refused]")
{
    Program program;
    program.environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    const Ran ran = program.run(QStringList());
    CHECK(ran.code == 1);
    CHECK(ran.answer.isEmpty());
    CHECK(ran.error ==
          "attention-lab: no display could be opened for the window; print and export need none\n");
}

TEST_CASE("a name that is empty is refused", "[command][refused]")
{
    const Program program;
    const std::string noLesson =
        "attention-lab: the name of the lesson or its file is empty; leave it out for exercise; see "
        "attention-lab --help\n";
    CHECK(program.run({"print", "weights", "--lesson", ""}).error.toStdString() == noLesson);
    CHECK(program.run({"print", "weights", ""}).error.toStdString() == noLesson);
    CHECK(program.run({"export", "-o", ""}).error.startsWith("attention-lab: export needs -o OUT, a file"));
}

TEST_CASE("an error steers no terminal and fits on a line", "[command][refused]")
{
    const Program program;
    const QByteArray error =
        program.run({"print", QStringLiteral("\x1b[31mred\n\u009b") + QString(9000, 'x')}).error;
    CHECK(error.startsWith(
        QStringLiteral("attention-lab: lesson exercise has no result \"␛[31mred␊\ufffd").toUtf8()));
    CHECK(error.count('\n') == 1);
    CHECK(error.size() < 1200);
}

TEST_CASE("a file that has no bytes to read is refused without waiting", "[command][refused]")
{
    for (const char* name : {"/proc/kmsg", "/proc/self/status"})
        if (QFile::exists(QString::fromLatin1(name)))
            CHECK(failure((QByteArray("print weights ") + name).constData()) ==
                  "attention-lab: " + std::string(name) + ": is empty");
}
