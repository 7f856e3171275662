#include "app/source.h"

#include "app/file_text.h"
#include "app/model_file.h"
#include "app/table_file.h"

#include "core/errors.h"
#include "core/session_file.h"
#include "core/setting_value.h"

#include <algorithm>

namespace app {

namespace {

bool has(const std::vector<std::string>& list, const QString& wanted)
{
    return std::ranges::find(list, wanted.toStdString()) != list.end();
}

/// The first lesson that has the result or shows the view that is asked for; the exercise where none does.
std::string lessonFor(const Command& command, const std::vector<LessonPtr>& lessons)
{
    core::Session session = startSession(lessons);
    for (const LessonPtr& lesson : lessons) {
        session.lesson = lesson->id;
        const bool fits = command.kind == Command::Kind::Print
                              ? has(core::valueNames(core::evaluate(session)), command.what)
                              : has(lesson->views, command.view);
        if (fits)
            return lesson->id;
    }
    return "exercise";
}

void openSession(Source& source, const QString& path)
{
    const core::SessionFile file = core::parseSession(path.toStdString(), textOf(path), source.lessons);
    source.session = file.session;
    source.selection = file.selection;
    source.palette = views::paletteNamed(QString::fromStdString(file.palette));
    source.sessionPath = path;
}

bool isSquare(const core::TextTable& table)
{
    return table.numbers.rows() == table.numbers.cols();
}

/// The table with that sign; nothing where the text is none.
std::optional<core::TextTable> readAs(const std::string& text, core::DecimalSign sign)
{
    try {
        return std::get<core::TextTable>(core::readTable(text, sign));
    } catch (const core::LoadError&) {
        return std::nullopt;
    }
}

/// Nobody can be asked here about "1,0", but weights have as many keys as queries, which may leave one
/// reading.
core::TextTable weightsIn(const std::string& text)
{
    const auto reading = core::readTable(text, core::DecimalSign::Unknown);
    if (const auto* table = std::get_if<core::TextTable>(&reading))
        return *table;
    const auto parted = readAs(text, core::DecimalSign::Point);
    const auto decimal = readAs(text, core::DecimalSign::Comma);
    const bool isDecimal = decimal && isSquare(*decimal);
    if (!parted && !isDecimal)
        return std::get<core::TextTable>(
            core::readTable(text, core::DecimalSign::Point)); // says what is wrong
    if (parted && isSquare(*parted) && !isDecimal)
        return *parted;
    throw core::LoadError(
        "the comma in \"%1\" could be a decimal sign or part two numbers; write decimal points, "
        "and tabs or semicolons between numbers",
        std::get<core::DecimalSignNeeded>(reading).cell);
}

/// A matrix is taken for finished weights.
void openTable(Source& source, const QString& path)
{
    source.session = startSession(source.lessons);
    source.session.lesson = "own";
    source.selection = source.lesson().selection;
    const std::string text = textOf(path);
    try {
        const core::LoadTable table = tableEdit(weightsIn(text), core::LoadedTable::Weights);
        source.session = core::apply(source.session, core::TopicEdit(core::AttentionEdit(table)));
        source.remark = remarkOn(table);
    } catch (const core::EditError& error) {
        throw core::LoadError("%1: %2", path.toStdString(), error.sentence());
    } catch (const core::LoadError& error) {
        throw core::LoadError("%1: %2", path.toStdString(), error.sentence());
    }
}

void openLessonFile(Source& source, const QString& path)
{
    const LessonPtr own = lessonFromFile(path);
    source.lessons = lessonsWith(own);
    source.session = startSession(source.lessons);
    source.session.lesson = own->id;
    source.selection = own->selection;
}

std::string lessonNamed(const Source& source, const Command& command)
{
    if (command.lesson.isEmpty())
        return lessonFor(command, source.lessons);
    if (lessonWithId(source.lessons, command.lesson.toStdString()))
        return command.lesson.toStdString();
    QStringList known;
    for (const LessonPtr& lesson : source.lessons)
        known << QString::fromStdString(lesson->id);
    throw UsageError("unknown lesson \"" + command.lesson.toStdString() + "\"; known are " +
                     known.join(QStringLiteral(", ")).toStdString());
}

/// The model and the text that a command names, in the model's lesson.
void openModel(Source& source, const Command& command)
{
    source.session = startSession(source.lessons);
    source.session.lesson =
        command.lesson.isEmpty() ? modelLesson(source.lessons)->id : lessonNamed(source, command);
    source.selection = source.lesson().selection;
    auto* inputs = std::get_if<core::ModelInputs>(&source.session.inputs.at(source.session.lesson));
    if (!inputs)
        throw UsageError("lesson " + source.session.lesson + " has no trained model; leave --lesson out");
    try {
        if (command.model)
            *inputs =
                core::withModel(*inputs, modelFrom(*command.model, command.tokenizer.value_or(QString())));
        if (command.text)
            *inputs = core::apply(*inputs, core::ModelEdit(core::SetModelText{command.text->toStdString()}));
    } catch (const core::EditError& error) {
        throw UsageError(error.what());
    }
}

void open(Source& source, Command command)
{
    if (isModelFile(command.file))
        command.model = command.file;
    if (command.model || command.text)
        return openModel(source, command);
    if (isSessionFile(command.file))
        return openSession(source, command.file);
    if (isTableFile(command.file))
        return openTable(source, command.file);
    if (!command.file.isEmpty())
        return openLessonFile(source, command.file);
    source.session = startSession(source.lessons);
    source.session.lesson = lessonNamed(source, command);
    source.selection = source.lesson().selection;
}

void openStep(Source& source, const Command& command)
{
    const core::Lesson& lesson = source.lesson();
    if (command.step.isEmpty())
        return;
    const auto step = core::stepNamed(lesson, command.step.toStdString());
    if (!step) {
        QStringList known;
        for (const core::LessonStep& each : lesson.steps)
            known << QString::fromStdString(each.id);
        throw UsageError("lesson " + lesson.id + " has no step \"" + command.step.toStdString() +
                         "\"; its steps are " + known.join(QStringLiteral(", ")).toStdString());
    }
    source.session = core::atStep(source.session, lesson, *step);
    source.selection = core::selectionAt(lesson, *step, source.selection);
}

std::optional<core::Index> chosenKey(const core::Session& session, const std::string& text)
{
    if (text == "none")
        return std::nullopt;
    const core::Index keys = selectable(core::evaluate(session));
    if (keys == 0)
        throw UsageError("lesson " + session.lesson + " has nothing that --key could choose");
    try {
        return core::wholeValue("--key", text, 0, keys - 1, CORE_WORDS(", or none"));
    } catch (const core::EditError& error) {
        throw UsageError(error.what());
    }
}

/// A figure shows weights where nothing else is asked for, a window what its lesson begins with.
void look(Source& source, const Command& command)
{
    const bool isFigure = command.kind == Command::Kind::Export && source.sessionPath.isEmpty();
    if (command.step.isEmpty() && (command.stage || isFigure))
        source.selection = core::selectionAt(source.lesson(), command.stage.value_or(core::Stage::Softmax));
    source.selection.stage = command.stage.value_or(source.selection.stage);
    if (command.key)
        source.selection.key = chosenKey(source.session, command.key->toStdString());
}

} // namespace

Source sourceOf(const Command& command)
{
    Source source;
    source.lessons = builtInLessons();
    open(source, command);
    openStep(source, command);
    try {
        source.session = core::withSettings(source.session, command.settings);
        if (std::ranges::find(command.settings, "decimals", &core::Setting::first) != command.settings.end())
            source.decimals = source.session.decimals;
        if (command.decimals) {
            source.session = core::apply(source.session, core::SetDecimals{*command.decimals});
            source.decimals = command.decimals;
        }
    } catch (const core::EditError& error) {
        throw UsageError(error.what());
    }
    look(source, command);
    if (command.palette)
        source.palette = command.palette;
    return source;
}

} // namespace app
