#pragma once

#include "views/view.h"

namespace views {

/// One line in words about the chosen row: which key it attends to most, by how much, and what is hidden.
class SummaryView : public View
{
    Q_OBJECT

public:
    explicit SummaryView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;

    /// The line without colours.
    QString plainText() const;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QString sentence() const; // HTML
    int heightFor(int width) const;
};

} // namespace views
