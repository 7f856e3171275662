#pragma once

#include "views/view.h"

namespace views {

/// The likeliest next tokens of a trained model, the likeliest first: a bar beside each.
class NextTokensView : public View
{
    Q_OBJECT

public:
    explicit NextTokensView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int place) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;
    bool event(QEvent* event) override;

private:
    QRectF lineIn(const QRectF& area, std::size_t place) const;
};

} // namespace views
