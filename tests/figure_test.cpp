#include "views/figure.h"

#include "tests/catch.h"

#include <QLocale>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cmath>

using views::Figure;
using views::FigureFormat;

namespace {

constexpr int kCells = 5;

/// A chequerboard of distinct colours, with a number in each cell.
QColor cellColor(int row, int column)
{
    return QColor(40 * row + 20, 40 * column + 20, (row + column) % 2 * 200);
}

void paintCells(QPainter& painter, const QRectF& rect)
{
    const double width = rect.width() / kCells;
    const double height = rect.height() / kCells;
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(10);
    painter.setFont(font);
    for (int row = 0; row < kCells; ++row)
        for (int column = 0; column < kCells; ++column) {
            const QRectF cell(column * width, row * height, width, height);
            painter.fillRect(cell, cellColor(row, column));
            painter.drawText(cell.topLeft() + QPointF(1, 10), QString::number(row * kCells + column));
        }
}

Figure cells(QSizeF size)
{
    Figure figure;
    figure.size = size;
    figure.title = QStringLiteral("Weights");
    figure.settings = QStringLiteral("export --set 'q[1,0]=2.5'");
    figure.paint = paintCells;
    return figure;
}

std::string refusal(const Figure& figure, FigureFormat format)
{
    try {
        views::render(figure, format);
    } catch (const views::FigureError& error) {
        return error.what();
    }
    return "(rendered)";
}

/// What a program prints about the bytes, given to it as a file; nothing when it isn't installed.
QString askedAbout(const QByteArray& bytes, const QString& program, QStringList arguments)
{
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        WARN("skipped: " + program.toStdString() + " is not installed");
        return {};
    }
    const QTemporaryDir folder;
    QFile file(folder.filePath("figure"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    arguments.replaceInStrings(QStringLiteral("FILE"), file.fileName());
    QProcess process;
    process.start(program, arguments);
    REQUIRE(process.waitForFinished());
    CHECK(process.exitCode() == 0);
    return QString::fromUtf8(process.readAllStandardOutput());
}

QSizeF lastMediaBox(const QByteArray& pdf)
{
    const QRegularExpression box(QStringLiteral("/MediaBox \\[(\\S+) (\\S+) (\\S+) (\\S+)\\]"));
    QSizeF size;
    for (auto all = box.globalMatch(QString::fromLatin1(pdf)); all.hasNext();) {
        const auto match = all.next();
        size = {match.captured(3).toDouble() - match.captured(1).toDouble(),
                match.captured(4).toDouble() - match.captured(2).toDouble()};
    }
    return size;
}

} // namespace

TEST_CASE("80 by 70 mm at 300 dpi are 945 by 827 pixels", "[figure][png]")
{
    Figure figure = cells(views::fromMillimetres(80, 70));
    figure.dpi = 300;
    const QImage image = QImage::fromData(views::render(figure, FigureFormat::Png), "PNG");
    CHECK(image.size() == QSize(945, 827));
    CHECK(image.dotsPerMeterX() == 11811); // 300 / 0.0254
    CHECK(image.dotsPerMeterY() == 11811);
}

TEST_CASE("a PNG carries title, settings and program", "[figure][png]")
{
    Figure figure = cells({100, 100});
    figure.settings = QStringLiteral("token[2]=Kätzchen √");
    const QImage image = QImage::fromData(views::render(figure, FigureFormat::Png), "PNG");
    CHECK(image.text("Title") == "Weights");
    CHECK(image.text("Settings") == figure.settings);
    CHECK(image.text("Software") == "Attention Lab");
}

TEST_CASE("cell centres have the cells' colours at every scale", "[figure][png]")
{
    const double scale = GENERATE(1.0, 1.25, 1.5, 3.0);
    Figure figure = cells({203, 151});
    figure.dpi = 96 * scale;
    const QImage image = QImage::fromData(views::render(figure, FigureFormat::Png), "PNG");
    for (int row = 0; row < kCells; ++row)
        for (int column = 0; column < kCells; ++column) {
            INFO(scale << ": " << row << ", " << column);
            const QPointF centre((column + 0.5) * image.width() / kCells,
                                 (row + 0.5) * image.height() / kCells);
            CHECK(image.pixelColor(centre.toPoint()) == cellColor(row, column));
        }
}

TEST_CASE("the last row and column of pixels are fully painted", "[figure][png]")
{
    Figure figure = cells(views::fromMillimetres(80, 70));
    figure.dpi = 300;
    figure.background = Qt::transparent;
    figure.paint = [](QPainter& painter, const QRectF& rect) { painter.fillRect(rect, Qt::blue); };
    const QImage image = QImage::fromData(views::render(figure, FigureFormat::Png), "PNG");
    CHECK(image.pixelColor(image.width() - 1, image.height() - 1) == QColor(Qt::blue));
}

TEST_CASE("a transparent ground stays transparent", "[figure][png][svg]")
{
    Figure figure = cells({20, 20});
    figure.background = Qt::transparent;
    figure.paint = [](QPainter&, const QRectF&) {};
    const QImage image = QImage::fromData(views::render(figure, FigureFormat::Png), "PNG");
    CHECK(image.pixelColor(10, 10).alpha() == 0);
    CHECK_FALSE(views::render(figure, FigureFormat::Svg).contains("<rect"));
}

TEST_CASE("a font in points is as large in a PNG of 300 dpi as in the scene", "[figure][png]")
{
    const auto widthAt = [](double dpi) {
        double width = 0;
        Figure figure = cells({100, 100});
        figure.dpi = dpi;
        figure.paint = [&width](QPainter& painter, const QRectF&) {
            QFont font(QStringLiteral("Inter"));
            font.setPointSize(12);
            painter.setFont(font);
            width = painter.fontMetrics().height();
        };
        views::render(figure, FigureFormat::Png);
        return width;
    };
    CHECK(widthAt(300) == widthAt(96));
}

TEST_CASE("an SVG has a rect and a text for each cell", "[figure][svg]")
{
    const QByteArray svg = views::render(cells({200, 100}), FigureFormat::Svg);
    CHECK(svg.count("<rect ") == kCells * kCells + 1); // and the ground
    CHECK(svg.count("<text ") == kCells * kCells);
    CHECK(svg.contains(">24</text>"));
}

TEST_CASE("an SVG has its size in pixels or millimetres and its metadata", "[figure][svg]")
{
    const QByteArray pixels = views::render(cells({200, 100}), FigureFormat::Svg);
    CHECK(pixels.contains("width=\"200\" height=\"100\" viewBox=\"0 0 200 100\""));
    CHECK(pixels.contains("<title>Weights</title>"));
    CHECK(pixels.contains("<desc>export --set 'q[1,0]=2.5'</desc>"));
    const QByteArray paper = views::render(cells(views::fromMillimetres(80, 70)), FigureFormat::Svg);
    CHECK(paper.contains("width=\"80mm\" height=\"70mm\" viewBox=\"0 0 302.3622 264.5669\""));
}

TEST_CASE("librsvg shows the cells of an SVG in their colours", "[figure][svg]")
{
    if (QStandardPaths::findExecutable("rsvg-convert").isEmpty()) {
        WARN("skipped: rsvg-convert is not installed");
        return;
    }
    QProcess rsvg;
    rsvg.start("rsvg-convert", {});
    rsvg.write(views::render(cells({200, 150}), FigureFormat::Svg));
    rsvg.closeWriteChannel();
    REQUIRE(rsvg.waitForFinished());
    const QImage image = QImage::fromData(rsvg.readAllStandardOutput(), "PNG");
    REQUIRE(image.size() == QSize(200, 150));
    for (int row = 0; row < kCells; ++row)
        for (int column = 0; column < kCells; ++column)
            CHECK(image.pixelColor(40 * column + 20, 30 * row + 15) == cellColor(row, column));
}

TEST_CASE("a PDF page has exactly the millimetres asked for", "[figure][pdf]")
{
    const QSizeF millimetres = GENERATE(QSizeF(80, 70), QSizeF(210, 297), QSizeF(33.3, 12.34));
    const QByteArray pdf = views::render(
        cells(views::fromMillimetres(millimetres.width(), millimetres.height())), FigureFormat::Pdf);
    const QSizeF page = lastMediaBox(pdf) * (25.4 / 72);
    CHECK_THAT(page.width(), Catch::Matchers::WithinAbs(millimetres.width(), 1e-3));
    CHECK_THAT(page.height(), Catch::Matchers::WithinAbs(millimetres.height(), 1e-3));
}

TEST_CASE("pdfinfo reads the page and the settings", "[figure][pdf]")
{
    Figure figure = cells(views::fromMillimetres(80, 70));
    const QString told = GENERATE("export (a\\b) --set 'q[1,0]=2.5'", "token[2]=Kätzchen √");
    figure.settings = told;
    const QString shown = askedAbout(views::render(figure, FigureFormat::Pdf), "pdfinfo", {"FILE"});
    if (shown.isEmpty())
        return;
    INFO(shown.toStdString());
    CHECK(shown.contains("Keywords:        " + told + "\n"));
    CHECK(shown.contains(QRegularExpression("Title: +Weights\n")));
    CHECK(shown.contains(QRegularExpression("Page size: +226\\.772 x 198\\.425 pts")));
}

TEST_CASE("a PDF is valid and its text is text", "[figure][pdf]")
{
    const QByteArray pdf = views::render(cells({200, 100}), FigureFormat::Pdf);
    askedAbout(pdf, "qpdf", {"--check", "FILE"});
    const QString text = askedAbout(pdf, "pdftotext", {"FILE", "-"});
    CHECK((text.isEmpty() || text.contains("24")));
}

TEST_CASE("a picture of no size or too many pixels is refused", "[figure]")
{
    CHECK(refusal(cells({0, 0}), FigureFormat::Svg) ==
          "A picture of 0×0 cannot be made: width and height must be above 0.");
    CHECK(refusal(cells({-5, 10}), FigureFormat::Pdf) ==
          "A picture of -5×10 cannot be made: width and height must be above 0.");
    CHECK(refusal(cells({std::nan(""), 10}), FigureFormat::Png) ==
          "A picture of nan×10 cannot be made: width and height must be above 0.");
    CHECK(refusal(cells({20000, 10001}), FigureFormat::Png) ==
          "A picture of 20000×10001 pixels is too large: a PNG has at most 200 million pixels, 32767 across; "
          "choose "
          "a smaller size or fewer dots per inch.");
    CHECK(refusal(cells({40000, 10}), FigureFormat::Pdf) ==
          "A PDF page can be at most 5080 mm wide and high.");
    Figure figure = cells({10, 10});
    figure.dpi = 0;
    CHECK(refusal(figure, FigureFormat::Png) ==
          "0 dots per inch cannot be used: the number must be above 0.");
}

TEST_CASE("figures are the same under a German locale", "[figure][locale]")
{
    const QLocale before;
    const QByteArray svg = views::render(cells({200.5, 100}), FigureFormat::Svg);
    QLocale::setDefault(QLocale(QLocale::German));
    const QByteArray german = views::render(cells({200.5, 100}), FigureFormat::Svg);
    const QSizeF page = lastMediaBox(views::render(cells({200.5, 100}), FigureFormat::Pdf));
    QLocale::setDefault(before);
    CHECK(german == svg);
    CHECK_THAT(page.width(), Catch::Matchers::WithinAbs(150.375, 1e-3));
}

TEST_CASE("a file's ending names its format", "[figure]")
{
    CHECK(views::figureFormat("PNG") == FigureFormat::Png);
    CHECK(views::figureFormat("svg") == FigureFormat::Svg);
    CHECK(views::figureFormat("pdf") == FigureFormat::Pdf);
    CHECK_FALSE(views::figureFormat("jpg"));
}
