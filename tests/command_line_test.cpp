#include "tests/examples.h"
#include "tests/near.h"
#include "tests/program_run.h"

#include <QImage>
#include <QRegularExpression>
#include <nlohmann/json.hpp>

#include <limits>

using tests::allNear;
using tests::kRounding;
using tests::kSixDecimals;
using tests::matrix;
using tests::Program;

namespace {

core::Matrix fromJson(const QByteArray& text)
{
    const auto rows = nlohmann::json::parse(text.toStdString());
    core::Matrix result(static_cast<core::Index>(rows.size()), static_cast<core::Index>(rows.at(0).size()));
    for (core::Index i = 0; i < result.rows(); ++i)
        for (core::Index j = 0; j < result.cols(); ++j) {
            const auto& number = rows[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            result(i, j) = number == "-inf" ? -std::numeric_limits<double>::infinity() : number.get<double>();
        }
    return result;
}

core::Matrix numbers(const char* command)
{
    return fromJson(Program().answer(command));
}

QSizeF pageInMillimetres(const QByteArray& pdf)
{
    const QRegularExpression box(QStringLiteral("/MediaBox \\[(\\S+) (\\S+) (\\S+) (\\S+)\\]"));
    QSizeF points;
    for (auto all = box.globalMatch(QString::fromLatin1(pdf)); all.hasNext();) {
        const auto match = all.next(); // the last one holds
        points = {match.captured(3).toDouble() - match.captured(1).toDouble(),
                  match.captured(4).toDouble() - match.captured(2).toDouble()};
    }
    return points / 72 * 25.4;
}

} // namespace

TEST_CASE("print gives the example's weights and outputs", "[command][numbers]")
{
    const double e = std::exp(1.0);
    const double a = e / (2 * e + 1);
    const double b = 1 / (2 * e + 1);
    const double c = 1 / (2 + std::exp(0.5));
    const core::Matrix weights = matrix({{a, b, a}, {b, a, a}, {c, c, 1 - 2 * c}});
    CHECK_THAT(numbers("print weights --lesson cat-sat --format json"), allNear(weights, kRounding));
    CHECK_THAT(numbers("print weights --lesson cat-sat --format json"),
               allNear(matrix({{0.422319, 0.155362, 0.422319},
                               {0.155362, 0.422319, 0.422319},
                               {0.274069, 0.274069, 0.451863}}),
                       kSixDecimals));
    CHECK_THAT(numbers("print output --lesson cat-sat --format json"),
               allNear(matrix({{5, 6, 7, 8},
                               {6.067826, 7.067826, 8.067826, 9.067826},
                               {5.711177, 6.711177, 7.711177, 8.711177}}),
                       kSixDecimals));
    CHECK_THAT(
        numbers("print output --lesson cat-sat --format json"),
        allNear(core::Matrix(weights * matrix({{1, 2, 3, 4}, {5, 6, 7, 8}, {9, 10, 11, 12}})), kRounding));
}

TEST_CASE("print gives the example's weights and outputs with the mask on", "[command][numbers]")
{
    const double p = 1 / (1 + std::exp(1.0));
    const double c = 1 / (2 + std::exp(0.5));
    const core::Matrix found = numbers("print weights --lesson cat-sat --set mask=on --format json");
    CHECK_THAT(found, allNear(matrix({{1, 0, 0}, {p, 1 - p, 0}, {c, c, 1 - 2 * c}}), kRounding));
    CHECK(found(0, 1) == 0.0); // exactly
    CHECK(found(0, 2) == 0.0);
    CHECK(found(1, 2) == 0.0);
    const core::Matrix output = numbers("print output --lesson cat-sat --set mask=on --format json");
    CHECK_THAT(core::Matrix(output.row(1)),
               allNear(matrix({{3.924234, 4.924234, 5.924234, 6.924234}}), kSixDecimals));
}

TEST_CASE("print follows the Q multiplier and the division by √d_k", "[command][numbers]")
{
    const double e = std::exp(2.0);
    const core::Matrix doubled = numbers("print weights --lesson cat-sat --set q-multiplier=2 --format json");
    CHECK_THAT(core::Matrix(doubled.row(1)),
               allNear(matrix({{1 / (1 + 2 * e), e / (1 + 2 * e), e / (1 + 2 * e)}}), kRounding));
    CHECK_THAT(numbers("print weights --lesson cat-sat --set q-multiplier=0.5 --set scale=off --format json"),
               allNear(numbers("print weights --lesson cat-sat --format json"), kRounding));
}

TEST_CASE("equal scores share equally, with the mask and without", "[command][numbers]")
{
    const core::Matrix masked = numbers(
        "print weights --lesson exercise --set query=1 --set q-multiplier=0 --set mask=on --format json");
    CHECK_THAT(core::Matrix(masked.row(1)), allNear(matrix({{0.5, 0.5, 0, 0}}), kRounding));
    const core::Matrix open = numbers(
        "print weights --lesson exercise --set query=1 --set q-multiplier=0 --set mask=off --format json");
    CHECK_THAT(open, allNear(0.25, kRounding));
}

TEST_CASE("print knows every result of a lesson, in every format", "[command]")
{
    for (const char* result :
         {"tokens", "x", "wq", "wk", "wv", "q", "k", "v", "scores", "scaled", "masked", "weights", "output"})
        for (const char* format : {"text", "json", "csv", "tex"}) {
            const QByteArray command = QByteArray("print ") + result + " --format " + format;
            const QByteArray answer = Program().answer(command.constData());
            CHECK(answer.size() > 3);
            CHECK(answer.endsWith('\n'));
            if (QByteArray(format) == "json")
                CHECK(nlohmann::json::accept(answer.toStdString()));
        }
}

TEST_CASE("json is exact and writes minus infinity as a word", "[command]")
{
    const core::Matrix masked = numbers("print masked --format json");
    CHECK(std::isinf(masked(0, 1)));
    CHECK(
        Program().answer("print masked --format json").startsWith("[[0.7071067811865475,\"-inf\",\"-inf\""));
    CHECK(Program().answer("print masked --format csv").startsWith("0.7071067811865475,-inf,-inf,-inf\n"));
    CHECK(Program().answer("print masked --decimals 1 --format json").startsWith("[[0.7,\"-inf\""));
}

TEST_CASE("what --set changes is what print shows", "[command]")
{
    const Program program;
    const auto printed = [&](const QStringList& words) { return program.run(words).answer.toStdString(); };
    CHECK(printed({"print", "q", "--set", "q[1,0]=2.5"}) ==
          " 1.000   0.500\n 2.500   1.000\n 1.000   1.500\n-1.000   0.500\n");
    CHECK(printed({"print", "tokens", "--set", "token[2]=mat"}) == "Mia\nraises\nmat\ncat\n");
    CHECK(printed({"print", "tokens", "--set", "token[0]=<s>, \"naïve\"", "--format", "csv"}) ==
          "\"<s>, \"\"naïve\"\"\"\nraises\na\ncat\n");
    CHECK(printed({"print", "q", "--set", "q[1,0]=2.5", "--set", "q-multiplier=2", "--decimals", "0"}) ==
          " 2   1\n 5   2\n 2   3\n-2   1\n");
}

TEST_CASE("decimals can be set like any other control", "[command]")
{
    const Program program;
    for (const char* format : {"text", "json", "csv", "tex"})
        for (const char* decimals : {"0", "3", "6"}) {
            const QByteArray rest = QByteArray(" --format ") + format;
            const QByteArray option = QByteArray("print weights --decimals ") + decimals + rest;
            const QByteArray set = QByteArray("print weights --set decimals=") + decimals + rest;
            CHECK(program.answer(option.constData()) == program.answer(set.constData()));
        }
    program.answer("export -o a.csv --decimals 3");
    program.answer("export -o b.csv --set decimals=3");
    CHECK(program.file("a.csv").startsWith("1.000,0.000,"));
    CHECK(program.file("b.csv") == program.file("a.csv"));
}

TEST_CASE("numbers can be taken away as csv and tex", "[command][export]")
{
    const Program program;
    CHECK(program.answer("print weights --lesson cat-sat --set mask=on --decimals 2 --format csv") ==
          "1.00,0.00,0.00\n0.27,0.73,0.00\n0.27,0.27,0.45\n");
    CHECK(program.answer("print weights --lesson cat-sat --set mask=on --decimals 2 --format tex") ==
          "\\begin{tabular}{rrr}\n  1.00 & 0.00 & 0.00 \\\\\n  0.27 & 0.73 & 0.00 \\\\\n"
          "  0.27 & 0.27 & 0.45 \\\\\n\\end{tabular}\n");
    for (const char* format : {"csv", "json", "tex"}) {
        const QByteArray name = QByteArray("fig.") + format;
        const QByteArray print = QByteArray("print weights --lesson cat-sat --format ") + format;
        CHECK(program.figure(("export --lesson cat-sat -o " + name).constData(), name.constData()) ==
              program.answer(print.constData()));
    }
}

TEST_CASE("export at a stage gives that stage's numbers", "[command][export]")
{
    const Program program;
    const std::pair<const char*, const char*> stages[] = {{"score", "scores"},
                                                          {"scale", "scaled"},
                                                          {"mask", "masked"},
                                                          {"softmax", "weights"},
                                                          {"mix", "weights"}};
    for (const auto& [stage, result] : stages) {
        const QByteArray command = QByteArray("export -o a.json --stage ") + stage;
        const QByteArray print = QByteArray("print --format json ") + result;
        CHECK(program.figure(command.constData(), "a.json") == program.answer(print.constData()));
    }
}

TEST_CASE("a picture in millimetres has so many pixels and says its dpi", "[command][export]")
{
    const QImage image = QImage::fromData(
        Program().figure("export -o fig.png --lesson cat-sat --width 80 --height 70 --dpi 300", "fig.png"));
    CHECK(image.size() == QSize(945, 827));
    CHECK(image.dotsPerMeterX() == 11811);
    CHECK(image.dotsPerMeterY() == 11811);
}

TEST_CASE("a picture in pixels has exactly so many, whatever its dpi", "[command][export]")
{
    const Program program;
    for (const char* dpi : {"", " --dpi 192"}) {
        const QByteArray command = QByteArray("export -o fig.png --size 640x500") + dpi;
        CHECK(QImage::fromData(program.figure(command.constData(), "fig.png")).size() == QSize(640, 500));
    }
}

TEST_CASE("vector figures have the millimetres asked for and the settings that made them",
          "[command][export]")
{
    const Program program;
    const QByteArray pdf = program.figure("export -o fig.pdf --lesson cat-sat --view heatmap --stage softmax "
                                          "--width 80 --height 70",
                                          "fig.pdf");
    CHECK(pdf.startsWith("%PDF-"));
    CHECK(std::abs(pageInMillimetres(pdf).width() - 80) < 0.01);
    CHECK(std::abs(pageInMillimetres(pdf).height() - 70) < 0.01);
    CHECK(pdf.contains("/Keywords (attention-lab export --lesson cat-sat --view heatmap --stage softmax"));
    const QByteArray svg = program.figure("export -o fig.svg --width 80 --height 70", "fig.svg");
    CHECK(svg.contains("width=\"80mm\" height=\"70mm\""));
    CHECK(svg.contains("<desc>attention-lab export --lesson exercise --view heatmap --stage softmax"));
}

TEST_CASE("the line in a figure makes the same figure again", "[command][export][law]")
{
    const Program program;
    const QByteArray first = program.figure("export -o a.svg --stage mask --key 0 --background dark --width "
                                            "90 --set query=1 --set q-multiplier=-2.5 --set x[0,1]=3 "
                                            "--set token[1]=it's --set decimals=1 --palette magma",
                                            "a.svg");
    const QString text = QString::fromUtf8(first);
    const auto from = text.indexOf("<desc>") + 6;
    QString line = text.mid(from, text.indexOf("</desc>") - from);
    line.replace("&apos;", "'").replace("&quot;", "\"").replace("&amp;", "&");
    QProcess shell;
    shell.setProcessEnvironment(program.environment);
    shell.setWorkingDirectory(program.folder.path());
    line.replace(QStringLiteral("attention-lab export"), QStringLiteral("\"$0\" export -o b.svg"));
    shell.start(QStringLiteral("sh"), {"-c", line, QStringLiteral(PROGRAM)});
    REQUIRE(shell.waitForFinished());
    CHECK(shell.exitCode() == 0);
    CHECK(program.file("b.svg") == first);
}

TEST_CASE("backgrounds are white, transparent or dark", "[command][export]")
{
    const Program program;
    const auto corner = [&](const char* background) {
        const QByteArray command = QByteArray("export -o a.png --size 300x280 --background ") + background;
        return QImage::fromData(program.figure(command.constData(), "a.png")).pixelColor(0, 0);
    };
    CHECK(corner("white") == QColor(Qt::white));
    CHECK(corner("transparent").alpha() == 0);
    CHECK(corner("dark").lightness() < 80);
}

TEST_CASE("the whole window can be exported, also on a lesson from a file", "[command][export]")
{
    const Program program;
    CHECK(QImage::fromData(program.figure("export --view window -o w.png --size 1280x800", "w.png")).size() ==
          QSize(1280, 800));
    program.write("lesson.json", R"({"id": "own", "title": "Own", "order": 1, "topic": "attention",
        "views": ["heatmap", "stages", "guide"],
        "start": {"tokens": ["a", "b"], "q": [[1], [1]], "k": [[0], [0]], "v": [[3], [5]], "mask": "none"},
        "steps": [{"id": "one", "title": "One"}]})");
    program.write("text.md", "## one\nText.\n");
    CHECK(program.answer("print weights lesson.json --decimals 2") == "0.50  0.50\n0.50  0.50\n");
    CHECK(program.answer("print tokens .") == "a\nb\n");
    CHECK_FALSE(
        QImage::fromData(program.figure("export lesson.json --view window -o own.png", "own.png")).isNull());
}

TEST_CASE("lessons and views are listed with a tab between id and title", "[command]")
{
    const QByteArray list = Program().answer("--list");
    CHECK(list.startsWith("exercise\t"));
    for (const char* line : {"cat-sat\tThe cat sat\n", "\nheatmap\tAttention matrix\n", "\nwindow\t"})
        CHECK(list.contains(line));
    for (const QByteArray& line : list.trimmed().split('\n'))
        CHECK(line.count('\t') == 1);
}

TEST_CASE("help and version are answers", "[command]")
{
    for (const char* word : {"print WHAT", "export -o OUT", "--list", "q-multiplier", "Exit code"})
        CHECK(Program().answer("--help").contains(word));
    CHECK(Program().answer("-h") == Program().answer("--help"));
    CHECK(Program().answer("--version").startsWith("attention-lab 0."));
}

TEST_CASE("the same command gives the same bytes in every locale", "[command][law]")
{
    Program program;
    const auto all = [&] {
        QByteArray bytes;
        for (const char* format : {"text", "json", "csv", "tex"})
            bytes += program.answer(
                (QByteArray("print masked --set q-multiplier=2.5 --format ") + format).constData());
        for (const char* name : {"a.svg", "a.csv", "a.json", "a.tex", "a.png"})
            bytes += program.figure((QByteArray("export -o ") + name).constData(), name);
        return bytes;
    };
    const QByteArray usual = all();
    for (const char* locale : {"de_DE.UTF-8", "C", "C.UTF-8"}) {
        program.environment.insert(QStringLiteral("LC_ALL"), QString::fromLatin1(locale));
        CHECK(all() == usual);
    }
}

TEST_CASE("words beyond ASCII arrive whatever the locale", "[command]")
{
    Program program;
    program.environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C"));
    CHECK(
        program.run({"print", "tokens", "--set", QStringLiteral("token[0]=Zoë")}).answer.startsWith("Zoë\n"));
    CHECK(program.run({"export", "-o", QStringLiteral("grün.csv")}).code == 0);
    CHECK(program.file(QStringLiteral("grün.csv")).startsWith("1,0,0,0\n"));
}

TEST_CASE("a table on the command line is finished weights", "[command][files]")
{
    const Program program;
    program.write("weights.csv", "0.25;0.75\n1;0\n");
    CHECK(program.answer("print weights weights.csv --format json") == "[[0.25,0.75],[1.0,0.0]]\n");
    program.write("whole.csv", "1,0\n0,1\n"); // with decimal commas there would be one key for two queries
    CHECK(program.answer("print weights whole.csv --format json") == "[[1.0,0.0],[0.0,1.0]]\n");
    program.write("ragged.csv", "1,0\n1\n");
    CHECK(program.run({"print", "weights", "ragged.csv"}).error.contains("line 2"));
    program.write("unclear.csv", "0,5\n");
    const auto refused = program.run({"print", "weights", "unclear.csv"});
    CHECK(refused.code == 1);
    CHECK(refused.error.contains("the comma in \"0,5\" could be a decimal sign or part two numbers"));
}

TEST_CASE("the chosen key is what a figure shows", "[command][export]")
{
    const Program program;
    const auto figure = [&](const char* key) {
        const QByteArray command = QByteArray("export -o a.svg --view derivation --key ") + key;
        return program.figure(command.constData(), "a.svg");
    };
    CHECK(figure("1") != figure("0"));
    CHECK(figure("none") != figure("0"));
    CHECK(figure("1").contains("--stage softmax --key 1 --palette viridis --background white"));
    CHECK(figure("none").contains("--key none"));
}

TEST_CASE("counts and positions are printed as whole numbers", "[command]")
{
    CHECK(Program().answer("print best --decimals 3") == "2\n");
    CHECK(Program().answer("print hidden --format json") == "1\n");
    CHECK(Program().answer("--help").contains("query, best (the key with the largest weight), hidden"));
}

TEST_CASE("without a lesson, the first one that has the result or view is meant", "[command]")
{
    const Program program;
    CHECK(program.run("print perplexity --set p=.5,.25,.125 --format json")
              .answer.startsWith("{\"perplexity\":4,"));
    CHECK(program.run("print query").answer == program.run("print query --lesson exercise").answer);
    CHECK(program.run("export -o a.png --view probabilities").code == 0);
}

TEST_CASE("a number that is not 0 is never printed as 0", "[command]")
{
    const Program program;
    const auto printed = [&](const char* what, const char* format) {
        return program.run({"print", what, "--set", "p=1e-300,1,0", "--format", format}).answer;
    };
    CHECK(printed("p", "text") == "1e-300\n1.000\n0.000\n");
    CHECK(printed("p", "csv") == "1e-300\n1\n0\n");
    CHECK(printed("p", "json") == "[[1e-300],[1.0],[0.0]]\n");
    CHECK(program.run({"print", "surprise", "--set", "p=0.9999999,1"}).answer == "1.443e-07\n0.000\n");
}

TEST_CASE("settings that fit together may be given in any order", "[command]")
{
    const Program program;
    CHECK(program.answer("print kv-bytes --set kv-heads=5 --set query-heads=40 --format json") ==
          program.answer("print kv-bytes --set query-heads=40 --set kv-heads=5 --format json"));
    CHECK(program.answer(
              "print kv-bytes --set batch=1e6 --set context=5e7 --set layers=1 --set kv-width=32") != "");
    CHECK(program.answer("print step --lesson kv-cache --set step=90 --set tokens=100") == "90\n");
    CHECK(
        program.answer("print p --set p[8]=.5 --set p=1,1,1,1,1,1,1,1,1 --format csv").endsWith("1\n0.5\n"));
}

TEST_CASE("a command begins at the guide's step that it names", "[command]")
{
    const Program program;
    CHECK(program.answer("print kv-bytes --lesson kv-memory --format json --step longer") ==
          program.answer("print kv-bytes --lesson kv-memory --format json --set context=80000"));
    CHECK(
        program.answer("print kv-bytes --lesson kv-memory --format json --step longer --set context=8000") ==
        program.answer("print kv-bytes --lesson kv-memory --format json"));
    const QByteArray window =
        program.figure("export -o a.svg --lesson kv-memory --view window --step longer", "a.svg");
    CHECK(window.contains("A longer story"));
    CHECK(window.contains("--step longer --set"));
}
