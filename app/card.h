#pragma once

#include "views/view.h"

#include <QFrame>

class QLabel;

namespace app {

class Heading;

/// The rounded panel around a view: its heading, its menu, a frame and a word when the guide points at it,
/// and a ring around the view when the keyboard does.
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
    bool eventFilter(QObject* view, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_id;
    views::View* m_view;
    Heading* m_heading;
    QLabel* m_pointer; // says that the guide speaks of this panel
    bool m_pointedAt = false;
    bool m_usesKeys = false; // reached or used by keyboard: a ring says where the focus is
};

} // namespace app
