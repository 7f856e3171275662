#pragma once

#include "views/view.h"

namespace views {

/// Where two texts part: for each place of the first one's run, how likely the second one's answer becomes
/// when that place is taken from the second. A click on a column asks from its word.
class PatchingView : public View
{
    Q_OBJECT

public:
    explicit PatchingView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    struct Place
    {
        int sublayer = 0;
        int position = 0;

        bool operator==(const Place&) const = default;
    };
    /// The cell under the point; nothing where there is none, or no second text.
    std::optional<Place> placeAt(const QPointF& point, const QRectF& area) const;

    /// Where the cells lie, without the words beside and above them.
    QRectF cellsIn(const QRectF& area) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Painter;

    Appearance lookIn(const QRectF& area) const;
};

} // namespace views
