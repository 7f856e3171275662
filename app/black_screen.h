#pragma once

#include <QPointer>
#include <QWidget>

namespace app {

/// Covers the window in black, as a presenter's remote asks for; the next key or click takes it away and does
/// nothing else.
class BlackScreen : public QWidget
{
    Q_OBJECT

public:
    explicit BlackScreen(QWidget& window);

protected:
    bool event(QEvent* event) override;

private:
    void end();

    QPointer<QWidget> m_focusBefore;
};

} // namespace app
