#pragma once

#include "views/view.h"

namespace views {

/// One line in words about the step: what each lane projected and read, and whether their outputs agree.
class CacheSummary : public View
{
    Q_OBJECT

public:
    explicit CacheSummary(QWidget* parent = nullptr);

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
