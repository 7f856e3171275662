#pragma once

#include "app/command.h"
#include "views/figure.h"
#include "views/view.h"

namespace app {

/// What to export: a view of a frame, how it looks, how large, and to which format.
struct FigureRequest
{
    QString view;
    views::Frame frame;
    views::Appearance appearance;
    Background background = Background::White;
    FigureSize size;
};

/// The figure, ready to be rendered to any format. Throws UsageError for an unknown view and
/// views::FigureError for an impossible size.
views::Figure figureOf(const FigureRequest& request);

/// The numbers of the view, as csv, json and tex write them. Throws views::FigureError when it has none.
core::Quantity numbersOf(const FigureRequest& request);

/// Writes the figure or its numbers to a file whose ending names the format. Throws UsageError on another
/// ending, views::FigureError, views::SaveError.
void exportTo(const QString& path, const FigureRequest& request, std::optional<int> decimals);

/// The command line that makes the frame's view again.
QString settingsLine(const FigureRequest& request);

} // namespace app
