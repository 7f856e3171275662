#pragma once

#include "views/stream_layout.h"
#include "views/view.h"

namespace views {

/// The residual stream at the query: what the embedding and each sublayer add to the position's vector, the
/// open layer's attention as what its heads add through W_O, and what each adds to the likeliest token's
/// logit.
class StreamView : public View
{
    Q_OBJECT

public:
    explicit StreamView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    StreamLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    struct Painter;

    Appearance lookIn(const QRectF& area) const;
    QStringList tooltipLines(const StreamRow& row, std::optional<int> column) const;
    void open(const core::HeadPlace& place);

    std::vector<StreamRow> m_rows;
    std::optional<int> m_column; // the dimension under the mouse
};

} // namespace views
