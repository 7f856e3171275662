#pragma once

#include "views/token_bars_view.h"

namespace views {

/// Each token's share of the sentence's total surprise, as a bar.
class SurpriseView : public TokenBarsView
{
    Q_OBJECT

public:
    explicit SurpriseView(QWidget* parent = nullptr);

    QString heading() const override;
    std::optional<core::Quantity> numbers() const override;

protected:
    Shown shown(std::size_t token) const override;
    QStringList tooltipLines(int token) const override;
    QColor colour() const override;
    void setScale(BarChart& chart) override;
};

} // namespace views
