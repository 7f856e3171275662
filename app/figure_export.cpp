#include "app/figure_export.h"

#include "app/window_picture.h"
#include "views/registry.h"
#include "views/save_file.h"
#include "views/style_sheet.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr double kNaturalDpi = 192; // of a PNG without a size: sharp on dense screens
constexpr double kMargin = 8;       // around a view, in scene units
constexpr double kPrintDpi = 300;   // of a PNG in millimetres
constexpr QLatin1String kWindow("window");

/// A view can only show results of lessons that have it.
void checkShown(const FigureRequest& request)
{
    const std::vector<std::string>& shown = request.frame.lesson->views;
    if (std::ranges::find(shown, request.view.toStdString()) != shown.end())
        return;
    std::string known;
    for (const std::string& id : shown)
        known += id + ", ";
    throw UsageError("lesson " + request.frame.lesson->id + " does not show the view " +
                     request.view.toStdString() + "; it shows " + known + kWindow.latin1());
}

std::unique_ptr<views::View> viewOf(const FigureRequest& request)
{
    const views::ViewEntry* entry = views::viewEntry(request.view);
    if (!entry) {
        QString known;
        for (const views::ViewEntry& each : views::viewEntries())
            known += QLatin1String(each.id) + QStringLiteral(", ");
        throw UsageError(QStringLiteral("unknown view \"%1\"; known are %2%3")
                             .arg(request.view, known, kWindow)
                             .toStdString());
    }
    checkShown(request);
    std::unique_ptr<views::View> view(entry->make(nullptr));
    views::Appearance appearance = request.appearance;
    appearance.motion = false; // files show settled pictures
    view->setStyleSheet(views::styleSheet(appearance));
    view->setPalette(views::palette(appearance.theme));
    view->setAppearance(appearance);
    view->setFrame(request.frame);
    return view;
}

/// Scene size and dpi from what was asked for and what the view likes.
void setSize(views::Figure& figure, const FigureSize& asked, const QSizeF& natural)
{
    if (asked.pixels) {
        figure.dpi = asked.dpi.value_or(views::kUnitsPerInch);
        figure.size = QSizeF(*asked.pixels) * views::kUnitsPerInch / figure.dpi;
        return;
    }
    figure.size = natural;
    figure.dpi = asked.dpi.value_or(asked.widthMm || asked.heightMm ? kPrintDpi : kNaturalDpi);
    if (asked.widthMm)
        figure.size = {views::fromMillimetres(*asked.widthMm, 0).width(),
                       natural.height() / natural.width() *
                           views::fromMillimetres(*asked.widthMm, 0).width()};
    if (asked.heightMm) {
        const double height = views::fromMillimetres(0, *asked.heightMm).height();
        figure.size = {asked.widthMm ? figure.size.width() : natural.width() / natural.height() * height,
                       height};
    }
}

QColor ground(const FigureRequest& request)
{
    if (request.background == Background::Transparent)
        return Qt::transparent;
    return request.appearance.theme.panel;
}

/// The area within the margin, which takes at most a twentieth of a small figure.
QRectF inside(const QRectF& area)
{
    const double margin = std::min(kMargin, std::min(area.width(), area.height()) / 20);
    return area.adjusted(margin, margin, -margin, -margin);
}

views::Figure windowFigure(const FigureRequest& request, views::Figure figure)
{
    setSize(figure, request.size, QSizeF(1280, 800));
    const Preferences preferences{.theme = request.background == Background::Dark ? ThemeChoice::Dark
                                                                                  : ThemeChoice::Light,
                                  .palette = request.appearance.palette,
                                  .motion = false};
    auto window = std::make_shared<WindowPicture>(request.frame, preferences);
    figure.paint = [window](QPainter& painter, const QRectF& area) { window->paintTo(painter, area); };
    return figure;
}

} // namespace

views::Figure figureOf(const FigureRequest& request)
{
    views::Figure figure;
    figure.background = ground(request);
    figure.settings = settingsLine(request);
    if (request.view == kWindow) {
        figure.title = QStringLiteral("Attention Lab");
        return windowFigure(request, std::move(figure));
    }
    std::shared_ptr<views::View> view = viewOf(request);
    figure.title =
        view->heading().isEmpty() ? views::viewEntry(request.view)->translatedTitle() : view->heading();
    setSize(figure, request.size, view->figureSize() + QSizeF(2 * kMargin, 2 * kMargin));
    figure.paint = [view](QPainter& painter, const QRectF& area) { view->paintTo(painter, inside(area)); };
    return figure;
}

core::Quantity numbersOf(const FigureRequest& request)
{
    if (request.view != kWindow)
        if (const auto numbers = viewOf(request)->numbers())
            return *numbers;
    throw views::FigureError(
        QCoreApplication::translate("Figure", "the view %1 has no single table of numbers; export it as png, "
                                              "svg or pdf, or print one table of its lesson")
            .arg(request.view)
            .toStdString());
}

namespace {

QByteArray bytesOf(const QString& path, const FigureRequest& request, std::optional<int> decimals)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (const auto format = views::figureFormat(ending))
        return views::render(figureOf(request), *format);
    const auto text =
        ending == QLatin1String("txt") ? std::nullopt : core::textFormatNamed(ending.toStdString());
    if (!text || *text == core::TextFormat::Text)
        throw UsageError(
            QCoreApplication::translate("Figure", "%1: the ending must be png, svg, pdf, csv, json or tex")
                .arg(path)
                .toStdString());
    return QByteArray::fromStdString(
        core::write(numbersOf(request), *text, decimals, request.frame.decimals()));
}

QString sizeOptions(const FigureSize& size)
{
    QString options;
    if (size.pixels)
        options = QStringLiteral(" --size %1x%2").arg(size.pixels->width()).arg(size.pixels->height());
    const std::pair<const char*, std::optional<double>> numbers[] = {
        {"width", size.widthMm}, {"height", size.heightMm}, {"dpi", size.dpi}};
    for (const auto& [name, number] : numbers)
        if (number)
            options += QStringLiteral(" --%1 %2")
                           .arg(QLatin1String(name), QString::fromStdString(core::exactText(*number)));
    return options;
}

} // namespace

void exportTo(const QString& path, const FigureRequest& request, std::optional<int> decimals)
{
    try {
        views::saveFile(path, bytesOf(path, request, decimals));
    } catch (const views::FigureError& error) {
        throw views::FigureError(path.toStdString() + ": " + error.what());
    }
}

QString settingsLine(const FigureRequest& request)
{
    constexpr std::array kBackgrounds{"white", "transparent", "dark"};
    const core::Session& session = request.frame.results->session;
    const core::Selection& selection = request.frame.selection;
    QString line = QStringLiteral("attention-lab export --lesson %1 --view %2 --stage %3 --key %4 --palette "
                                  "%5 --background %6")
                       .arg(QString::fromStdString(session.lesson), request.view,
                            QString::fromUtf8(core::name(selection.stage).data()),
                            selection.key ? QString::number(*selection.key) : QStringLiteral("none"),
                            views::name(request.appearance.palette),
                            QLatin1String(kBackgrounds[static_cast<std::size_t>(request.background)]));
    if (request.view == kWindow || request.view == QLatin1String("guide"))
        line += QStringLiteral(" --step %1")
                    .arg(QString::fromStdString(request.frame.lesson->steps.at(selection.step).id));
    line += sizeOptions(request.size);
    for (const auto& [key, value] : core::settings(request.frame.lesson->start, session))
        line += QStringLiteral(" --set '%1=%2'")
                    .arg(QString::fromStdString(key),
                         QString::fromStdString(value).replace(QLatin1Char('\''), QStringLiteral("'\\''")));
    return line;
}

} // namespace app
