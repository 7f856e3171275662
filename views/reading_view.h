#pragma once

#include "views/reading_layout.h"
#include "views/view.h"

namespace views {

/// A text read in passes of a window: which tokens each pass sees, on which it is scored, and what that does
/// to their probabilities and to perplexity.
class ReadingView : public View
{
    Q_OBJECT

public:
    explicit ReadingView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where everything lies when painted into the area; without words where it is too small for them.
    ReadingLayout layoutIn(const QRectF& area) const;

    /// The line under the picture.
    QString sentence() const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    struct Painter;

    QString tooltip(int token) const;
};

} // namespace views
