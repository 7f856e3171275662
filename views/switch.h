#pragma once

#include "views/theme.h"

#include <QAbstractButton>

namespace views {

/// A labelled on/off control.
class Switch : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Switch(const QString& label, QWidget* parent = nullptr);

    void setLook(const Theme& theme, qreal zoom);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme = lightTheme();
    qreal m_zoom = 1;
};

} // namespace views
