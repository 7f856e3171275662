#pragma once

#include "core/selection.h"
#include "core/session.h"
#include "views/palette.h"

#include <QColor>
#include <QSizeF>
#include <QString>
#include <QStringList>

#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

namespace app {

/// A command that cannot be understood: one sentence.
struct UsageError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

/// How large a figure is to be: pixels, millimetres, or as large as the view likes.
struct FigureSize
{
    std::optional<QSize> pixels;
    std::optional<double> widthMm;
    std::optional<double> heightMm;
    std::optional<double> dpi;
};

enum class Background { White, Transparent, Dark };

/// How a model is to be trained; what is left out is as the shipped one was.
struct Training
{
    std::optional<core::Index> seed;
    std::optional<core::Index> layers;
    std::optional<core::Index> heads;
    std::optional<core::Index> width;
    std::optional<core::Index> steps;
    std::optional<double> learningRate;
    QString resume; // a file that a training was saved in; empty: from the beginning
};

/// What the command line asks for.
struct Command
{
    enum class Kind { Window, List, Help, Version, Print, Export, Train, Evaluate };

    Kind kind = Kind::Window;
    QString what;                     // of print
    QString lesson;                   // id; empty: the first with what is asked for, or the one in `file`
    QString file;                     // a lesson's or a session's
    std::optional<QString> model;     // a file; none: the one that comes with the program
    std::optional<QString> tokenizer; // its tokenizer's file
    std::optional<QString> text;      // for it to read
    std::vector<std::pair<std::string, std::string>> settings;
    std::optional<core::TextFormat> format;
    std::optional<int> decimals;
    QString output;
    QString view = QStringLiteral("heatmap");
    QString step; // id of the guide's; empty: the first
    std::optional<core::Stage> stage;
    std::optional<QString> key; // the chosen one, or "none": how many there are, the lesson knows
    std::optional<views::Palette> palette;
    Background background = Background::White;
    FigureSize size;
    Training training;
};

/// Reads the arguments after the program's name. Throws UsageError.
Command parseCommand(const QStringList& arguments);

/// What the program's arguments are, for --help.
QString usage();

} // namespace app
