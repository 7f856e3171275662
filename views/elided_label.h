#pragma once

#include <QLabel>

namespace views {

/// A line of plain text, shortened at its end where there is no room; the tooltip has the whole.
class ElidedLabel : public QLabel
{
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setWords(const QString& words);

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace views
