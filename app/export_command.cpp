#include "app/export_command.h"

#include "app/figure_export.h"
#include "app/source.h"

namespace app {

void runExport(const Command& command)
{
    const Source source = sourceOf(command);
    FigureRequest request;
    request.view = command.view;
    request.frame.results = std::make_shared<core::Results>(core::evaluate(source.session));
    request.frame.lesson = lessonWithId(source.lessons, source.session.lesson);
    request.frame.selection = source.selection;
    request.appearance.palette = source.palette.value_or(views::Palette::Viridis);
    request.appearance.motion = false;
    if (command.background == Background::Dark)
        request.appearance.theme = views::darkTheme();
    request.background = command.background;
    request.size = command.size;
    exportTo(command.output, request, source.decimals);
}

} // namespace app
