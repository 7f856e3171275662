#pragma once

#include "views/view.h"

class QTextDocument;

namespace views {

/// A line in words over the other panels, as high as its text needs.
class TextLineView : public View
{
    Q_OBJECT

public:
    explicit TextLineView(QWidget* parent = nullptr);
    ~TextLineView() override;

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;

    /// The line without colours.
    QString plainText() const;

protected:
    /// The line as HTML; `<b>` is in the colour of actions.
    virtual QString sentence() const = 0;

    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::unique_ptr<QTextDocument> document(qreal width) const;
    int heightFor(int width) const;
    void writeFor(int width);

    std::unique_ptr<QTextDocument> m_document; // for the width on screen
};

/// Words in a colour and a stronger weight, as HTML.
QString colouredWords(const QString& text, const QColor& colour);

} // namespace views
