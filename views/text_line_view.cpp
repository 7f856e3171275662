#include "views/text_line_view.h"

#include <QPainter>
#include <QResizeEvent>
#include <QTextDocument>

#include <cmath>

namespace views {

namespace {

constexpr qreal kLineFigureWidth = 760;

} // namespace

QString colouredWords(const QString& text, const QColor& colour)
{
    return QStringLiteral("<span style='color:%1; font-weight:600'>%2</span>")
        .arg(colour.name(), text.toHtmlEscaped());
}

TextLineView::TextLineView(QWidget* parent) : View(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

TextLineView::~TextLineView() = default;

std::unique_ptr<QTextDocument> TextLineView::document(qreal width) const
{
    auto result = std::make_unique<QTextDocument>();
    result->setDocumentMargin(0);
    result->setDefaultFont(appearance().font(14));
    const Theme& theme = appearance().theme;
    result->setDefaultStyleSheet(
        QStringLiteral("body{color:%1} b{color:%2}").arg(theme.text.name(), theme.action.name()));
    result->setHtml(QStringLiteral("<body>%1</body>").arg(sentence()));
    result->setTextWidth(width);
    return result;
}

QString TextLineView::plainText() const
{
    return document(-1)->toPlainText();
}

void TextLineView::refresh()
{
    writeFor(width());
    setAccessibleName(m_document->toPlainText());
}

void TextLineView::writeFor(int width)
{
    m_document = document(width);
    setFixedHeight(qCeil(m_document->size().height()));
}

void TextLineView::resizeEvent(QResizeEvent* event)
{
    View::resizeEvent(event);
    if (frame().results && event->size().width() != event->oldSize().width())
        writeFor(width());
}

int TextLineView::heightFor(int width) const
{
    return frame().results ? static_cast<int>(std::ceil(document(width)->size().height())) : 20;
}

QSize TextLineView::sizeHint() const
{
    return {400, heightFor(qMax(200, width()))};
}

QSizeF TextLineView::figureSize() const
{
    const qreal width = kLineFigureWidth * appearance().zoom;
    return {width, qreal(heightFor(qRound(width)))};
}

void TextLineView::paintTo(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.translate(area.topLeft());
    if (m_document && m_document->textWidth() == area.width())
        m_document->drawContents(&painter);
    else
        document(area.width())->drawContents(&painter);
    painter.restore();
}

} // namespace views
