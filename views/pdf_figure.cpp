#include "views/pdf_figure.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <algorithm>
#include <cmath>
#include <map>

namespace views {

namespace {

constexpr double kPointsPerUnit = 72 / kUnitsPerInch;
constexpr double kMaxPoints = 14400; // ISO 32000-1, annex C.2
constexpr double kMaxMillimetres = kMaxPoints / 72 * kMillimetresPerInch;

[[noreturn]] void refuseLayout(const char* missing)
{
    throw FigureError("The PDF cannot be given its exact size: its " + std::string(missing) +
                      " was not found.");
}

/// The text bytesBetween two others, the first searched from `from` on.
QByteArray bytesBetween(const QByteArray& text, const QByteArray& before, const QByteArray& after,
                        qsizetype from)
{
    const qsizetype found = text.indexOf(before, from);
    if (found < 0)
        return {};
    const qsizetype start = found + before.size();
    const qsizetype end = text.indexOf(after, start);
    return end < 0 ? QByteArray() : text.mid(start, end - start);
}

struct Objects
{
    QByteArray trailer; // the dictionary's text
    qsizetype xref = 0; // byte offset of the cross-reference table
    std::map<int, qsizetype> offsets;
};

/// Layout: "xref", "first count", count lines of 20 bytes "oooooooooo ggggg n", "trailer", "<<…>>",
/// "startxref", the offset of "xref", "%%EOF".
Objects readObjects(const QByteArray& pdf)
{
    Objects objects;
    objects.xref = bytesBetween(pdf, "startxref\n", "\n", pdf.lastIndexOf("startxref\n")).toLongLong();
    if (objects.xref <= 0 || !pdf.mid(objects.xref).startsWith("xref\n"))
        refuseLayout("cross-reference table");
    objects.trailer = bytesBetween(pdf, "trailer\n<<", "startxref", objects.xref);
    const QList<QByteArray> lines = bytesBetween(pdf, "xref\n", "trailer", objects.xref).split('\n');
    int number = lines.first().split(' ').first().toInt();
    for (qsizetype i = 1; i < lines.size(); ++i, ++number)
        if (lines.at(i).contains(" n"))
            objects.offsets[number] = lines.at(i).left(10).toLongLong();
    return objects;
}

/// An object's dictionary with its brackets.
QByteArray dictionary(const QByteArray& pdf, const Objects& objects, int number)
{
    const auto found = objects.offsets.find(number);
    return found == objects.offsets.end() ? QByteArray()
                                          : bytesBetween(pdf, " obj\n", "endobj", found->second);
}

int pageNumber(const QByteArray& pdf, const Objects& objects)
{
    const auto isPage = [&](const auto& entry) {
        return pdf.mid(entry.second, 40).contains(" obj\n<<\n/Type /Page\n");
    };
    const auto found = std::find_if(objects.offsets.begin(), objects.offsets.end(), isPage);
    if (found == objects.offsets.end())
        refuseLayout("page");
    return found->first;
}

QByteArray number(double value)
{
    return QByteArray::number(value, 'f', 5);
}

/// As a literal string where that can be read, else as UTF-16.
QByteArray pdfString(const QString& text)
{
    const auto isPlain = [](QChar c) { return c.unicode() >= 0x20 && c.unicode() < 0x7F; };
    if (std::all_of(text.begin(), text.end(), isPlain)) {
        QByteArray literal = text.toLatin1();
        literal.replace('\\', "\\\\").replace('(', "\\(").replace(')', "\\)");
        return '(' + literal + ')';
    }
    QByteArray units("\xFE\xFF");
    for (const QChar c : text) {
        units += static_cast<char>(c.unicode() >> 8);
        units += static_cast<char>(c.unicode() & 0xFF);
    }
    return '<' + units.toHex() + '>';
}

QByteArray withMediaBox(QByteArray page, QSizeF points)
{
    const QByteArray key("/MediaBox [");
    const QByteArray old = bytesBetween(page, key, "]", 0);
    const QList<QByteArray> corners = old.simplified().split(' ');
    if (corners.size() != 4)
        refuseLayout("page size");
    const double top = corners.at(3).toDouble();
    return page.replace(key + old, key + "0 " + number(top - points.height()) + ' ' + number(points.width()) +
                                       ' ' + number(top));
}

QByteArray withKeywords(QByteArray information, const QString& keywords)
{
    const qsizetype end = information.lastIndexOf(">>");
    if (end < 0)
        refuseLayout("information");
    return keywords.isEmpty() ? information
                              : information.insert(end, "/Keywords " + pdfString(keywords) + '\n');
}

} // namespace

QByteArray withPageAndKeywords(const QByteArray& pdf, QSizeF points, const QString& keywords)
{
    const Objects objects = readObjects(pdf);
    const int page = pageNumber(pdf, objects);
    const int information = bytesBetween(objects.trailer, "/Info ", " ", 0).toInt();
    std::map<int, QByteArray> changed;
    changed[page] = withMediaBox(dictionary(pdf, objects, page), points);
    changed[information] = withKeywords(dictionary(pdf, objects, information), keywords);

    QByteArray whole = pdf;
    if (!whole.endsWith('\n'))
        whole += '\n';
    QByteArray table("xref\n");
    for (const auto& [id, text] : changed) {
        table += QByteArray::number(id) + " 1\n" + QByteArray::number(whole.size()).rightJustified(10, '0') +
                 " 00000 n \n";
        whole += QByteArray::number(id) + " 0 obj\n" + text + "endobj\n";
    }
    const qsizetype end = objects.trailer.lastIndexOf(">>");
    if (end < 0)
        refuseLayout("trailer");
    const qsizetype xref = whole.size();
    return whole + table + "trailer\n<<" + objects.trailer.left(end) + "/Prev " +
           QByteArray::number(objects.xref) + "\n>>\nstartxref\n" + QByteArray::number(xref) + "\n%%EOF\n";
}

QByteArray renderPdf(const Figure& figure)
{
    const QSizeF points = figure.size * kPointsPerUnit;
    if (std::max(points.width(), points.height()) > kMaxPoints)
        throw FigureError(
            QCoreApplication::translate("Figure", "A PDF page can be at most %1 mm wide and high.")
                .arg(kMaxMillimetres)
                .toStdString());
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    // one device unit is one scene unit, so fonts in pixels and in points both come out right
    writer.setResolution(static_cast<int>(kUnitsPerInch));
    writer.setTitle(figure.title);
    writer.setCreator(QString::fromLatin1(kSoftware));
    const QSizeF whole(std::ceil(points.width()), std::ceil(points.height()));
    writer.setPageSize(QPageSize(whole, QPageSize::Point, {}, QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    {
        QPainter painter(&writer);
        paintFigure(figure, painter, QRectF(QPointF(), figure.size));
    }
    return withPageAndKeywords(bytes, points, figure.settings);
}

} // namespace views
