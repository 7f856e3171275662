#include "views/contrast.h"

#include "tests/catch.h"
#include "tests/lesson_frame.h"
#include "views/attention_frame.h"
#include "views/bars_view.h"
#include "views/heatmap_view.h"
#include "views/palette.h"
#include "views/style_sheet.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

using namespace views;
using tests::frameOf;
using tests::manyTokens;
using tests::pictureOf;

namespace {

struct Named
{
    const char* name;
    Theme theme;
};
const std::array kThemes{Named{"light", lightTheme()}, Named{"dark", darkTheme()}};

/// The highest contrast of any pixel with the ground.
double contrastIn(const QImage& picture, const QRect& where, const QColor& ground)
{
    double highest = 1;
    for (int y = where.top(); y <= where.bottom(); ++y)
        for (int x = where.left(); x <= where.right(); ++x)
            highest = std::max(highest, contrast(picture.pixelColor(x, y), ground));
    return highest;
}

/// Three tokens, the second of which asks; the third is hidden from it.
Frame masked(core::Stage stage)
{
    core::AttentionInputs inputs = manyTokens(3, 2);
    inputs.query = 1;
    core::Selection selection;
    selection.stage = stage;
    return frameOf(inputs, selection);
}

QString styleOf(const Theme& theme, const char* selector)
{
    Appearance look;
    look.theme = theme;
    const QString sheet = styleSheet(look);
    const auto from = sheet.indexOf(QLatin1String(selector) + QLatin1String(" {"));
    REQUIRE(from >= 0);
    return sheet.mid(from, sheet.indexOf(QLatin1Char('}'), from) - from);
}

QColor borderOf(const Theme& theme, const char* selector)
{
    static const QRegularExpression border(QStringLiteral("border: \\d+px solid (#[0-9a-f]{6})"));
    const auto match = border.match(styleOf(theme, selector));
    REQUIRE(match.hasMatch());
    return QColor(match.captured(1));
}

} // namespace

TEST_CASE("words of every colour can be read on every ground they are written on", "[contrast]")
{
    for (const auto& [name, theme] : kThemes)
        for (const QColor& ground : {theme.panel, theme.ground, theme.tint})
            for (const QColor& words : {theme.text, theme.muted, theme.action, theme.query, theme.key,
                                        theme.value, theme.negative}) {
                INFO(name << " " << words.name().toStdString() << " on " << ground.name().toStdString());
                CHECK(contrast(words, ground) >= kTextContrast);
            }
    for (const auto& [name, theme] : kThemes) {
        CHECK(contrast(theme.onAction, theme.action) >= kTextContrast);
        CHECK(contrast(theme.text, theme.line) >= kTextContrast); // written over context that is read again
    }
}

TEST_CASE("a number in a cell can be read, in every palette and both themes", "[contrast][palette]")
{
    constexpr int kSteps = 500;
    for (const auto& [name, theme] : kThemes) {
        std::vector<ColourScale> scales{ColourScale::diverging(theme, -1, 1)};
        for (const Palette palette : kPalettes)
            scales.push_back(ColourScale::sequential(palette, -1, 1));
        for (std::size_t scale = 0; scale < scales.size(); ++scale)
            for (int i = 0; i <= kSteps; ++i) {
                const QColor ground = scales[scale].colour(2.0 * i / kSteps - 1);
                if (contrast(readableOn(ground), ground) < kTextContrast)
                    FAIL(name << " scale " << scale << " at " << i);
            }
        CHECK(contrast(readableOn(theme.muted), theme.muted) >= kTextContrast); // not a number
    }
}

TEST_CASE("bars, lines and frames are seen on the panel", "[contrast]")
{
    for (const auto& [name, theme] : kThemes)
        for (const QColor& drawn : {theme.action, theme.query, theme.key, theme.value, theme.negative,
                                    theme.muted, theme.text, edge(theme)}) {
            INFO(name << " " << drawn.name().toStdString());
            CHECK(contrast(drawn, theme.panel) >= kGraphicContrast);
            CHECK(contrast(drawn, theme.ground) >= kGraphicContrast);
            CHECK(contrast(paler(drawn, theme.panel), theme.panel) >= kGraphicContrast);
        }
}

TEST_CASE("colours of many are seen, and neighbours differ", "[contrast]")
{
    for (const auto& [name, theme] : kThemes)
        for (int number = 0; number < 100; ++number) {
            INFO(name << " " << number);
            const QColor colour = colourOfMany(number, theme);
            CHECK(contrast(colour, theme.panel) >= kGraphicContrast);
            CHECK(contrast(colour, theme.ground) >= kGraphicContrast);
            CHECK(contrast(readableOn(colour), colour) >= kTextContrast); // its name
            CHECK(std::abs(colour.hslHue() - colourOfMany(number + 1, theme).hslHue()) > 60);
        }
}

TEST_CASE("what steps back is paler, as far as it can still be seen", "[contrast]")
{
    CHECK(paler(Qt::black, Qt::white) == between(Qt::black, Qt::white, 0.45));
    const QColor grey(0x80, 0x80, 0x80); // 3.95 to 1 on white
    CHECK(contrast(paler(grey, Qt::white), Qt::white) < contrast(grey, Qt::white));
    CHECK(contrast(paler(grey, Qt::white), Qt::white) >= kGraphicContrast);
    const QColor faint(0xdd, 0xdd, 0xdd); // cannot be seen as it is: not made worse
    CHECK(paler(faint, Qt::white) == faint);
}

TEST_CASE("edges and focus frames of controls are seen in both themes", "[contrast][style]")
{
    for (const auto& [name, theme] : kThemes)
        for (const char* control :
             {"QPushButton", "QPushButton:focus", "QAbstractSpinBox, QLineEdit, QPlainTextEdit, QComboBox",
              "QAbstractSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus",
              "QToolButton:focus", "QSlider:focus", "QTabBar#pages::tab:selected:focus",
              "#lessons::item:selected:focus"}) {
            INFO(name << " " << control);
            CHECK(contrast(borderOf(theme, control), theme.panel) >= kGraphicContrast);
            CHECK(contrast(borderOf(theme, control), theme.ground) >= kGraphicContrast);
        }
}

TEST_CASE("the chosen row's frame is seen on cells of every colour", "[contrast][heatmap]")
{
    for (const auto& [name, theme] : kThemes)
        for (const Palette palette : kPalettes)
            for (const core::Stage stage : core::kStages) {
                INFO(name << " " << views::name(palette).toStdString() << " " << static_cast<int>(stage));
                HeatmapView view;
                Appearance look;
                look.theme = theme;
                look.palette = palette;
                view.setAppearance(look);
                view.setFrame(masked(stage));
                const QSize size(420, 400);
                const QImage picture = pictureOf(view, size);
                const QRectF row = view.layoutIn(QRectF(QPointF(), size)).row(1);
                const int x = qRound(row.center().x()) - 20;
                int y = qRound(row.top()) - 5;
                while (y < row.center().y() && picture.pixelColor(x, y) != theme.query)
                    ++y;
                REQUIRE(y < row.center().y());
                while (picture.pixelColor(x, y) == theme.query)
                    ++y;
                // Between the frame and the cells inside it.
                CHECK(contrastIn(picture, QRect(x, y, 1, 2), theme.query) >= kGraphicContrast);
            }
}

TEST_CASE("the hatching of hidden cells is seen in both themes", "[contrast][heatmap]")
{
    for (const auto& [name, theme] : kThemes) {
        INFO(name);
        HeatmapView view;
        Appearance look;
        look.theme = theme;
        view.setAppearance(look);
        view.setFrame(masked(core::Stage::Softmax));
        const QSize size(420, 400);
        const QRectF hidden = view.layoutIn(QRectF(QPointF(), size)).cell(0, 2).adjusted(8, 8, -8, -8);
        CHECK(contrastIn(pictureOf(view, size), hidden.toAlignedRect(), theme.panel) >= kGraphicContrast);
    }
}

TEST_CASE("bars beside the chosen one step back, but are seen", "[contrast][bars]")
{
    for (const auto& [name, theme] : kThemes) {
        INFO(name);
        BarsView view;
        Appearance look;
        look.theme = theme;
        view.setAppearance(look);
        Frame frame = masked(core::Stage::Softmax);
        frame.selection.key = 0;
        view.setFrame(frame);
        const QSize size(300, 200);
        const QImage picture = pictureOf(view, size);
        const BarChartLayout layout = view.chart().layoutIn(QRectF(QPointF(), size));
        const double weight = view.chart().bars()[1].value;
        REQUIRE(weight > 0.05);
        const QColor other = picture.pixelColor(layout.bar(1, weight).center().toPoint());
        CHECK(contrast(other, theme.panel) >= kGraphicContrast);
        CHECK(other != theme.key);
    }
}
