#include "views/svg_device.h"

#include "tests/catch.h"

#include <QBuffer>
#include <QFont>
#include <QGraphicsScene>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>
#include <QWidget>
#include <QXmlStreamReader>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QChart>
#include <functional>
#include <map>
#include <vector>

namespace {

struct Element
{
    QString name;
    std::map<QString, QString> attributes;
    QString text;
};

/// Every element of the SVG that the painting makes, in order; fails when it is not well-formed.
std::vector<Element> svgElements(const std::function<void(QPainter&)>& paint, const QString& title = {})
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    views::SvgDevice device(buffer, {{200, 100}, title, {}});
    QPainter painter(&device);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();

    std::vector<Element> elements;
    std::vector<size_t> open;
    QXmlStreamReader xml(buffer.data());
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            open.push_back(elements.size());
            elements.push_back({xml.qualifiedName().toString(), {}, {}});
            for (const QXmlStreamAttribute& attribute : xml.attributes())
                elements.back().attributes[attribute.qualifiedName().toString()] =
                    attribute.value().toString();
        } else if (token == QXmlStreamReader::EndElement) {
            open.pop_back();
        } else if (token == QXmlStreamReader::Characters && !open.empty()) {
            elements[open.back()].text += xml.text();
        }
    }
    INFO(xml.errorString().toStdString());
    REQUIRE_FALSE(xml.hasError());
    return elements;
}

std::vector<Element> only(const std::vector<Element>& elements, const QString& name)
{
    std::vector<Element> found;
    for (const Element& element : elements)
        if (element.name == name)
            found.push_back(element);
    return found;
}

/// The one element of that name.
Element one(const std::vector<Element>& elements, const QString& name)
{
    const auto found = only(elements, name);
    INFO(name.toStdString());
    REQUIRE(found.size() == 1);
    return found.front();
}

QString value(const Element& element, const char* name)
{
    const auto found = element.attributes.find(QString::fromLatin1(name));
    return found == element.attributes.end() ? QString() : found->second;
}

QFont pixelFont(int size)
{
    QFont font(QStringLiteral("Inter"));
    font.setPixelSize(size);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

} // namespace

TEST_CASE("a rectangle becomes a rect, however it is painted", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.fillRect(QRectF(1, 2, 30, 40), Qt::red);
        p.fillRect(QRect(1, 2, 30, 40), QBrush(Qt::red));
        p.setPen(Qt::NoPen);
        p.setBrush(Qt::red);
        p.drawRect(QRectF(31, 42, -30, -40));
        QPainterPath path;
        path.addRect(1, 2, 30, 40);
        p.drawPath(path);
    });
    const auto rects = only(elements, "rect");
    REQUIRE(rects.size() == 4);
    for (const Element& rect : rects) {
        CHECK(value(rect, "x") == "1");
        CHECK(value(rect, "y") == "2");
        CHECK(value(rect, "width") == "30");
        CHECK(value(rect, "height") == "40");
        CHECK(value(rect, "fill") == "#ff0000");
        CHECK(value(rect, "stroke").isEmpty());
    }
}

TEST_CASE("what is painted with neither pen nor brush is left out", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.setPen(Qt::NoPen);
        p.drawRect(QRectF(1, 2, 30, 40));
        p.drawText(QPointF(10, 10), "unseen");
    });
    CHECK(elements.size() == 1); // svg alone
}

TEST_CASE("numbers have a point under a German locale", "[svg][locale]")
{
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    const auto elements = svgElements([](QPainter& p) { p.fillRect(QRectF(0.5, 1234.25, 1, 1), Qt::red); });
    QLocale::setDefault(before);
    CHECK(value(one(elements, "rect"), "x") == "0.5");
    CHECK(value(one(elements, "rect"), "y") == "1234.25");
}

TEST_CASE("text is text, at its baseline, in pixels of the scene", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QFont font = pixelFont(13);
        font.setWeight(QFont::DemiBold);
        font.setItalic(true);
        p.setFont(font);
        p.setPen(QColor(0, 128, 0));
        p.drawText(QPointF(10, 50), "0.731");
    });
    const Element text = one(elements, "text");
    CHECK(text.text == "0.731");
    CHECK(value(text, "x") == "10");
    CHECK(value(text, "y") == "50");
    CHECK(value(text, "font-size") == "13");
    CHECK(value(text, "font-weight") == "600");
    CHECK(value(text, "font-style") == "italic");
    CHECK(value(text, "fill") == "#008000");
    CHECK(value(text, "font-family").startsWith("Inter, "));
    CHECK(value(text, "font-family").endsWith(", sans-serif"));
}

TEST_CASE("a font in points is written in units of 1/96 inch", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QFont font(QStringLiteral("Inter"));
        font.setPointSize(12);
        p.setFont(font);
        p.drawText(QPointF(10, 50), "a");
    });
    CHECK(value(one(elements, "text"), "font-size") == "16");
}

TEST_CASE("spaces at the ends and in a row are kept", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.setFont(pixelFont(12));
        p.drawText(QPointF(10, 50), "a  b");
    });
    CHECK(value(one(elements, "text"), "xml:space") == "preserve");
    CHECK(one(elements, "text").text == "a  b");
}

TEST_CASE("characters that XML cannot hold are replaced", "[svg]")
{
    const QString bad =
        QStringLiteral("<a&\"") + QChar(1) + QChar(0xD800) + QChar(0xFFFE) + QStringLiteral("😀>");
    const QString replaced = QStringLiteral("<a&\"\uFFFD\uFFFD\uFFFD😀>");
    const auto elements = svgElements(
        [&](QPainter& p) {
            p.setFont(pixelFont(12));
            p.drawText(QPointF(10, 50), bad);
        },
        bad);
    QString written; // Qt splits text where it changes the font
    for (const Element& text : only(elements, "text"))
        written += text.text;
    CHECK(written == replaced);
    CHECK(one(elements, "title").text == replaced);
}

TEST_CASE("what has the same transform shares one group", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.translate(10, 20);
        p.rotate(90);
        p.fillRect(QRectF(0, 0, 1, 1), Qt::red);
        p.fillRect(QRectF(2, 0, 1, 1), Qt::red);
    });
    CHECK(value(one(elements, "g"), "transform") == "matrix(0 1 -1 0 10 20)");
}

TEST_CASE("a clip ends with the state it was set in", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.save();
        p.setClipRect(QRectF(10, 10, 20, 20));
        p.setClipRect(QRectF(15, 5, 50, 10), Qt::IntersectClip);
        p.fillRect(QRectF(0, 0, 100, 100), Qt::red);
        p.restore();
        p.fillRect(QRectF(0, 0, 5, 5), Qt::blue);
    });
    CHECK(value(elements.at(2), "d") == "M15 10L30 10L30 15L15 15L15 10Z"); // svg, clipPath, path
    CHECK(value(one(elements, "g"), "clip-path") == "url(#d1)");
    CHECK(only(elements, "rect").size() == 2);
}

TEST_CASE("a clip set under a transform stays where it was on the page", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.translate(100, 0);
        p.setClipRect(QRect(0, 0, 10, 10));
        p.resetTransform();
        p.fillRect(QRectF(0, 0, 200, 100), Qt::red);
    });
    CHECK(value(elements.at(2), "d").startsWith("M100 0L110 0"));
}

namespace {

/// Clips, saves, clips further and restores, as a graphics scene does in a widget.
class Clipping : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter p(this);
        p.setClipRect(QRect(0, 0, 20, 20));
        p.save();
        p.setClipRect(QRect(5, 5, 5, 5), Qt::IntersectClip);
        p.restore();
        p.fillRect(QRectF(0, 0, 100, 100), Qt::red);
    }
};

} // namespace

TEST_CASE("a widget's clip stays in its place when an inner one ends", "[svg]")
{
    QWidget window;
    window.resize(200, 100);
    Clipping inside(&window);
    inside.setGeometry(60, 30, 50, 50);
    const auto elements = svgElements([&](QPainter& p) { window.render(&p, {}, {}, QWidget::DrawChildren); });
    bool isInPlace = false;
    for (const Element& path : only(elements, "path"))
        isInPlace = isInPlace || value(path, "d").startsWith("M60 30L80 30L80 50");
    CHECK(isInPlace);
}

TEST_CASE("nothing is written inside an empty clip", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.setClipRect(QRectF(0, 0, 10, 10));
        p.setClipRect(QRectF(20, 20, 10, 10), Qt::IntersectClip);
        p.fillRect(QRectF(0, 0, 100, 100), Qt::red);
    });
    CHECK(only(elements, "rect").empty());
}

TEST_CASE("dashes are given in units of the page, not of the pen", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QPen pen(Qt::black, 2);
        pen.setDashPattern({3, 1});
        p.setPen(pen);
        p.drawLine(QPointF(0, 0), QPointF(50, 0));
    });
    CHECK(value(one(elements, "line"), "stroke-dasharray") == "6 2");
    CHECK(value(one(elements, "line"), "stroke-width") == "2");
}

TEST_CASE("a cosmetic pen is one unit wide under any scale", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.scale(4, 4);
        p.setPen(QPen(Qt::black, 0));
        p.drawLine(QPointF(0, 0), QPointF(50, 0));
    });
    CHECK(value(one(elements, "line"), "stroke-width") == "0.25");
}

TEST_CASE("colour and painter share one opacity", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.setOpacity(0.5);
        p.fillRect(QRectF(0, 0, 10, 10), QColor::fromRgbF(1, 0, 0, 0.5));
    });
    CHECK_THAT(value(one(elements, "rect"), "fill-opacity").toDouble(),
               Catch::Matchers::WithinAbs(0.25, 1e-4));
}

TEST_CASE("a gradient is written once, with its stops", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QLinearGradient gradient(0, 0, 0, 100);
        gradient.setColorAt(0, Qt::red);
        gradient.setColorAt(1, Qt::blue);
        p.fillRect(QRectF(0, 0, 10, 100), gradient);
        p.fillRect(QRectF(20, 0, 10, 100), gradient);
    });
    CHECK(value(one(elements, "linearGradient"), "y2") == "100");
    CHECK(only(elements, "stop").size() == 2);
    for (const Element& rect : only(elements, "rect"))
        CHECK(value(rect, "fill") == "url(#d1)");
}

TEST_CASE("without antialiasing a shape asks for crisp edges", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        p.setRenderHint(QPainter::Antialiasing, false);
        p.fillRect(QRectF(0, 0, 10, 10), Qt::red);
    });
    CHECK(value(one(elements, "rect"), "shape-rendering") == "crispEdges");
}

TEST_CASE("an image is embedded as PNG with its pixels", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QImage image(2, 2, QImage::Format_RGB32);
        image.fill(Qt::green);
        image.setPixelColor(1, 0, Qt::red);
        p.drawImage(QRectF(10, 10, 80, 80), image);
    });
    const Element image = one(elements, "image");
    CHECK(value(image, "width") == "80");
    const QString start = QStringLiteral("data:image/png;base64,");
    REQUIRE(value(image, "xlink:href").startsWith(start));
    const QImage read =
        QImage::fromData(QByteArray::fromBase64(value(image, "xlink:href").mid(start.size()).toLatin1()));
    CHECK(read.pixelColor(read.width() * 3 / 4, read.height() / 4) == QColor(Qt::red));
    CHECK(read.pixelColor(read.width() / 4, read.height() / 4) == QColor(Qt::green));
}

TEST_CASE("a text document keeps its words and their styles", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        QTextDocument document;
        document.setDefaultFont(pixelFont(12));
        document.setHtml(QStringLiteral("plain <b>bold</b> <span style='background:#ff0'>marked</span>"));
        document.drawContents(&p);
    });
    const auto texts = only(elements, "text");
    REQUIRE(texts.size() == 3);
    CHECK(texts.at(0).text == "plain ");
    CHECK(texts.at(1).text == "bold");
    CHECK(value(texts.at(1), "font-weight") == "700");
    CHECK(value(one(elements, "rect"), "fill") == "#ffff00");
}

TEST_CASE("the bars of a chart are rects and its labels text", "[svg]")
{
    const auto elements = svgElements([](QPainter& p) {
        auto* set = new QBarSet(QStringLiteral("weights"));
        *set << 0.25 << 0.75;
        set->setBrush(QColor(1, 2, 3));
        auto* series = new QBarSeries;
        series->append(set);
        auto* chart = new QChart;
        chart->addSeries(series);
        chart->resize(400, 300);
        QGraphicsScene scene;
        scene.addItem(chart);
        scene.setSceneRect(0, 0, 400, 300);
        scene.render(&p, QRectF(0, 0, 200, 150), scene.sceneRect());
    });
    int bars = 0;
    for (const Element& rect : only(elements, "rect"))
        bars += value(rect, "fill") == "#010203";
    CHECK(bars == 3); // two, and the legend's
    CHECK(one(elements, "text").text == "weights");
    CHECK(only(elements, "image").empty());
}
