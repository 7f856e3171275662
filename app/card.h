#pragma once

#include "views/view.h"

#include <QFrame>

namespace app {

class Heading;

/// The rounded panel around a view: its heading, the frame when the guide points at it, and its menu.
class Card : public QFrame
{
    Q_OBJECT

public:
    Card(const QString& id, views::View* view, QWidget* parent = nullptr);

    const QString& id() const { return m_id; }
    views::View& view() { return *m_view; }

    /// The view's heading anew, whether the guide points here, and whether newer numbers are on their way.
    void refresh(bool pointedAt, bool stale);

Q_SIGNALS:
    void menuRequested(const QString& id, const QPoint& globalPosition);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    QString m_id;
    views::View* m_view;
    Heading* m_heading;
    bool m_pointedAt = false;
};

} // namespace app
