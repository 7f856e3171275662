#pragma once

#include "views/view.h"

namespace views {

/// What the open page shows in one sentence.
class KvMemorySummary : public View
{
    Q_OBJECT

public:
    explicit KvMemorySummary(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;

    /// The sentence, with marks of HTML.
    QString sentence() const;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int heightFor(qreal width) const;
    QString bytes() const;
    QString sharing() const;
    QString walls() const;
    QString paging() const;
    QString quantization() const;
};

} // namespace views
