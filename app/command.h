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

/// What the command line asks for.
struct Command
{
    enum class Kind { Window, List, Help, Version, Print, Export };

    Kind kind = Kind::Window;
    QString what;   // of print
    QString lesson; // id; empty: the first with what is asked for, or the one in `file`
    QString file;   // a lesson's or a session's
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
};

/// Reads the arguments after the program's name. Throws UsageError.
Command parseCommand(const QStringList& arguments);

/// What the program's arguments are, for --help.
QString usage();

} // namespace app
