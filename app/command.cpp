#include "app/command.h"

#include <QCommandLineParser>
#include <QFileInfo>
#include <QRegularExpression>

namespace app {

namespace {

struct Range
{
    double smallest;
    double largest;
};

constexpr Range kMillimetres{1, 5000};
constexpr Range kDpi{10, 4800};

[[noreturn]] void fail(const QString& sentence)
{
    throw UsageError(sentence.toStdString());
}

void addOptions(QCommandLineParser& parser)
{
    const auto add = [&](const QStringList& names, const char* value = nullptr) {
        QCommandLineOption option(names);
        if (value)
            option.setValueName(QString::fromLatin1(value));
        parser.addOption(option);
    };
    add({QStringLiteral("help"), QStringLiteral("h")});
    add({QStringLiteral("version")});
    add({QStringLiteral("list")});
    for (const char* name :
         {"lesson",  "set",        "format", "decimals", "view",   "step",  "stage", "key",
          "palette", "background", "size",   "width",    "height", "dpi",   "model", "tokenizer",
          "text",    "task",       "seed",   "layers",   "heads",  "steps", "lr",    "resume"})
        add({QString::fromLatin1(name)}, name);
    add({QStringLiteral("o"), QStringLiteral("output")}, "OUT");
}

/// As it is typed: "-o", "--lesson".
QString dashed(const QString& option)
{
    return QLatin1String(option.size() > 1 ? "--" : "-") + option;
}

std::optional<QString> given(const QCommandLineParser& parser, const char* name)
{
    const QString option = QString::fromLatin1(name);
    const QStringList values = parser.values(option);
    if (values.size() > 1)
        fail(QStringLiteral("%1 is given twice").arg(dashed(option)));
    return values.isEmpty() ? std::nullopt : std::optional(values.first());
}

std::optional<double> numberIn(const Range& range, const QCommandLineParser& parser, const char* name)
{
    const auto text = given(parser, name);
    if (!text)
        return std::nullopt;
    const auto number = core::parseNumber(text->toStdString());
    if (!number || *number < range.smallest || *number > range.largest)
        fail(QStringLiteral("--%1 must be a number from %2 to %3, not \"%4\"")
                 .arg(QLatin1String(name), QString::fromStdString(core::limitText(range.smallest)),
                      QString::fromStdString(core::limitText(range.largest)), *text));
    return number;
}

QSize pixels(const QString& text)
{
    static const QRegularExpression kSize(QStringLiteral("^([0-9]{1,6})x([0-9]{1,6})$"));
    const auto match = kSize.match(text);
    const QSize size(match.captured(1).toInt(), match.captured(2).toInt());
    if (!match.hasMatch() || size.isEmpty())
        fail(QStringLiteral("--size must be WIDTHxHEIGHT in pixels, such as 800x600, not \"%1\"").arg(text));
    return size;
}

void readFigureSize(Command& command, const QCommandLineParser& parser)
{
    if (const auto size = given(parser, "size"))
        command.size.pixels = pixels(*size);
    command.size.widthMm = numberIn(kMillimetres, parser, "width");
    command.size.heightMm = numberIn(kMillimetres, parser, "height");
    command.size.dpi = numberIn(kDpi, parser, "dpi");
    if (command.size.pixels && (command.size.widthMm || command.size.heightMm))
        fail(QStringLiteral(
            "--size is in pixels and --width and --height are in millimetres: give one or the other"));
}

void readFigureLook(Command& command, const QCommandLineParser& parser)
{
    if (const auto palette = given(parser, "palette")) {
        const auto known = views::paletteNamed(*palette);
        if (!known)
            fail(QStringLiteral("--palette must be viridis, cividis, magma or grey, not \"%1\"")
                     .arg(*palette));
        command.palette = *known;
    }
    const QString background = given(parser, "background").value_or(QStringLiteral("white"));
    if (background == QLatin1String("transparent"))
        command.background = Background::Transparent;
    else if (background == QLatin1String("dark"))
        command.background = Background::Dark;
    else if (background != QLatin1String("white"))
        fail(QStringLiteral("--background must be white, transparent or dark, not \"%1\"").arg(background));
}

void readResult(Command& command, const QCommandLineParser& parser)
{
    if (const auto format = given(parser, "format")) {
        command.format = core::textFormatNamed(format->toStdString());
        if (!command.format)
            fail(QStringLiteral("--format must be text, json, csv or tex, not \"%1\"").arg(*format));
    }
    if (const auto text = given(parser, "decimals")) {
        const auto decimals = core::parseWholeNumber(text->toStdString());
        if (!decimals || *decimals < 0 || *decimals > core::kMaxDecimals)
            fail(QStringLiteral("--decimals must be a whole number from 0 to 6, not \"%1\"").arg(*text));
        command.decimals = static_cast<int>(*decimals);
    }
}

void readSelection(Command& command, const QCommandLineParser& parser)
{
    if (const auto stage = given(parser, "stage")) {
        command.stage = core::stageNamed(stage->toStdString());
        if (!command.stage)
            fail(
                QStringLiteral("--stage must be score, scale, mask, softmax or mix, not \"%1\"").arg(*stage));
    }
    command.key = given(parser, "key");
}

void readSettings(Command& command, const QCommandLineParser& parser)
{
    for (const QString& setting : parser.values(QStringLiteral("set"))) {
        const auto equals = setting.indexOf(QLatin1Char('='));
        if (equals <= 0)
            fail(QStringLiteral("--set takes KEY=VALUE, such as query=1, not \"%1\"").arg(setting));
        command.settings.emplace_back(setting.left(equals).toStdString(),
                                      setting.mid(equals + 1).toStdString());
    }
}

/// Which options an unexpected one would have needed.
void refuseOptions(const QCommandLineParser& parser, std::initializer_list<const char*> names,
                   const char* verb)
{
    for (const char* name : names)
        if (parser.isSet(QString::fromLatin1(name)))
            fail(QStringLiteral("%1 does not go with %2")
                     .arg(dashed(QLatin1String(name)), QLatin1String(verb)));
}

void readSource(Command& command, const QStringList& words, const QCommandLineParser& parser)
{
    if (words.size() > 1)
        fail(QStringLiteral("\"%1\" is one word too many").arg(words[1]));
    const auto lesson = given(parser, "lesson");
    if ((!words.isEmpty() && words[0].isEmpty()) || (lesson && lesson->isEmpty()))
        fail(QStringLiteral("the name of the lesson or its file is empty; leave it out for exercise"));
    command.step = given(parser, "step").value_or(QString());
    command.file = words.value(0);
    command.lesson = lesson.value_or(QString());
    command.model = given(parser, "model");
    command.tokenizer = given(parser, "tokenizer");
    command.text = given(parser, "text");
    if (command.tokenizer && !command.model)
        fail(QStringLiteral("--tokenizer goes with --model"));
    if ((command.model || command.text) && !command.file.isEmpty())
        fail(QStringLiteral("give either a file or --model and --text, not both"));
    if (!command.file.isEmpty() && lesson)
        fail(QStringLiteral("give either --lesson or a file, not both"));
}

std::optional<core::Index> wholeIn(const QCommandLineParser& parser, const char* name, core::Index least,
                                   core::Index most)
{
    const auto text = given(parser, name);
    if (!text)
        return std::nullopt;
    const auto number = core::parseWholeNumber(text->toStdString());
    if (!number || *number < least || *number > most)
        fail(QStringLiteral("--%1 must be a whole number from %2 to %3, not \"%4\"")
                 .arg(QLatin1String(name))
                 .arg(least)
                 .arg(most)
                 .arg(*text));
    return *number;
}

Training trainingOf(const QCommandLineParser& parser)
{
    constexpr Range kRate{1e-6, 1};
    if (const auto task = given(parser, "task"); task && *task != QLatin1String("pets"))
        fail(QStringLiteral("--task must be pets, not \"%1\"").arg(*task));
    Training training;
    training.seed = wholeIn(parser, "seed", 0, 999'999);
    training.layers = wholeIn(parser, "layers", 1, 8);
    training.heads = wholeIn(parser, "heads", 1, 16);
    training.width = wholeIn(parser, "width", 8, 512);
    training.steps = wholeIn(parser, "steps", 1, 1'000'000);
    training.learningRate = numberIn(kRate, parser, "lr");
    training.resume = given(parser, "resume").value_or(QString());
    if (!training.resume.isEmpty())
        for (const char* own : {"task", "seed", "layers", "heads", "width", "steps", "lr"})
            if (given(parser, own))
                fail(QStringLiteral("--resume goes on as the file says; leave --%1 out")
                         .arg(QLatin1String(own)));
    return training;
}

/// `train` and `eval`. Returns whether the verb is one of them.
bool readModelVerb(Command& command, const QStringList& words, const QCommandLineParser& parser)
{
    const QString verb = words.value(0);
    if (verb != QLatin1String("train") && verb != QLatin1String("eval"))
        return false;
    if (words.size() > 1)
        fail(QStringLiteral("\"%1\" is one word too many").arg(words[1]));
    command.model = given(parser, "model");
    if (verb == QLatin1String("eval")) {
        command.tokenizer = given(parser, "tokenizer");
        if (given(parser, "text"))
            fail(QStringLiteral("eval asks questions of its own; leave --text out"));
        command.kind = Command::Kind::Evaluate;
        return true;
    }
    command.kind = Command::Kind::Train;
    command.training = trainingOf(parser);
    command.output = given(parser, "o").value_or(command.training.resume); // goes on in the same file
    if (command.output.isEmpty())
        fail(QStringLiteral("train needs -o OUT, a file for the model, such as pets.safetensors"));
    return true;
}

/// A word in a command's place that is none. A missing file, with an ending or a folder, is no wrong usage.
void refuseVerb(const QString& word)
{
    const bool isPath = word.contains(QLatin1Char('.')) || word.contains(QLatin1Char('/'));
    if (!word.isEmpty() && !isPath && !QFileInfo::exists(word))
        fail(QStringLiteral("\"%1\" is neither a command (print, export, train, eval) nor a file that exists")
                 .arg(word));
}

void readVerb(Command& command, QStringList words, const QCommandLineParser& parser)
{
    const QString verb = words.value(0);
    if (verb == QLatin1String("print")) {
        if (words.size() < 2)
            fail(QStringLiteral("print needs the name of a result, such as weights"));
        refuseOptions(
            parser, {"o", "view", "stage", "key", "palette", "background", "size", "width", "height", "dpi"},
            "print");
        command.kind = Command::Kind::Print;
        command.what = words[1];
        words = words.mid(2);
    } else if (verb == QLatin1String("export")) {
        command.output = given(parser, "o").value_or(QString());
        if (command.output.isEmpty())
            fail(QStringLiteral("export needs -o OUT, a file ending in png, svg, pdf, csv, json or tex"));
        refuseOptions(parser, {"format"}, "export; the ending of -o OUT is the format");
        command.kind = Command::Kind::Export;
        command.view = given(parser, "view").value_or(command.view);
        words = words.mid(1);
    } else {
        refuseVerb(verb);
        refuseOptions(parser,
                      {"o", "view", "format", "palette", "background", "size", "width", "height", "dpi"},
                      "a window; put print or export first");
    }
    readSource(command, words, parser);
}

QString whatIsWrong(const QCommandLineParser& parser)
{
    const QStringList unknown = parser.unknownOptionNames();
    if (!unknown.isEmpty())
        return QStringLiteral("unknown option \"%1\"").arg(dashed(unknown.first()));
    static const QRegularExpression kOption(QStringLiteral("^(Missing|Unexpected) .*'(.+)'"));
    const QString sentence = parser.errorText();
    const auto found = kOption.match(sentence);
    if (!found.hasMatch())
        return sentence.endsWith(QLatin1Char('.')) ? sentence.chopped(1) : sentence;
    return found.captured(2) + (found.captured(1) == QLatin1String("Missing")
                                    ? QLatin1String(" needs a value after it")
                                    : QLatin1String(" takes no value"));
}

} // namespace

Command parseCommand(const QStringList& arguments)
{
    QCommandLineParser parser;
    addOptions(parser);
    if (!parser.parse(QStringList{QStringLiteral("attention-lab")} + arguments))
        fail(whatIsWrong(parser));
    Command command;
    if (parser.isSet(QStringLiteral("help")))
        command.kind = Command::Kind::Help;
    else if (parser.isSet(QStringLiteral("version")))
        command.kind = Command::Kind::Version;
    else if (parser.isSet(QStringLiteral("list")))
        command.kind = Command::Kind::List;
    const bool isAlone = parser.optionNames().size() == 1 && parser.positionalArguments().isEmpty();
    if (command.kind == Command::Kind::Version || command.kind == Command::Kind::List) {
        if (!isAlone)
            fail(QStringLiteral("--version and --list stand alone"));
        return command;
    }
    if (command.kind == Command::Kind::Help)
        return command;
    if (readModelVerb(command, parser.positionalArguments(), parser))
        return command;
    readVerb(command, parser.positionalArguments(), parser);
    readResult(command, parser);
    readSelection(command, parser);
    readSettings(command, parser);
    readFigureSize(command, parser);
    readFigureLook(command, parser);
    return command;
}

QString usage()
{
    return QStringLiteral(R"(attention-lab [SOURCE] [--set KEY=VALUE]…                  the window
attention-lab --list                                       lessons and views
attention-lab print WHAT [SOURCE] [--set KEY=VALUE]…       a result as text
attention-lab export -o OUT [SOURCE] [--view ID] [--set KEY=VALUE]…   a figure or its numbers
attention-lab train -o OUT [--task pets] [--seed N] [--layers N] [--heads N] [--width N] [--steps N] [--lr X]
                    trains a model (Ctrl+C saves it; train --resume OUT goes on)
attention-lab eval [--model F]                             how often a model answers right

SOURCE   --lesson ID, or a file: a session (.attnlab) or a lesson
                    (default: the first lesson that has what is asked for)
         --text TEXT: read by the trained model, or by another one
                    --model F: .safetensors, or a llama2.c .bin with --tokenizer F
WHAT     attention: tokens x wq wk wv q k v scores scaled masked weights output, and of the
                    chosen row query, best (the key with the largest weight), hidden
         kv-cache: projections reads cache step-output    kv-memory: kv-bytes
         scaling: spread row here sweep
         perplexity: perplexity p surprise share          (a wrong name lists all of a lesson's)
         model: next logits surprise perplexity weights hops generate stream attribution
OUT      its ending is the format: png svg pdf csv json tex
KEY      attention: query  q-multiplier  mask=on|off  scale=on|off  token[i]
                    and cells such as q[1,0] (also k v x wq wk wv)
         kv-cache: tokens  step  variant=naive|cached     kv-memory: layers  kv-width  context
         perplexity: p=.5,.25  p[i]  sentence             all: decimals  (a wrong key lists the rest)
         model: text  layer  head  query  off=1.3,2.0  write=on|off  tokens  seed  temperature

print    --format text|json|csv|tex   --decimals 0…6
export   --stage score|scale|mask|softmax|mix   --key N|none   --decimals 0…6
         --size WIDTHxHEIGHT (pixels), or --width MM and --height MM   --dpi N
         --palette viridis|cividis|magma|grey   --background white|transparent|dark
window   --stage, --key and --decimals as for export
all      --step ID: as that step of the guide shows it    (a wrong one lists the lesson's)

Exit code 0: done; 1: the work failed; 2: wrong usage.
)");
}

} // namespace app
