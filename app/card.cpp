#include "app/card.h"

#include <QContextMenuEvent>
#include <QGraphicsOpacityEffect>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

/// A line of text, shortened at its end where there is no room.
class Heading : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

namespace {

QGraphicsEffect* greyed(QObject* parent)
{
    auto* effect = new QGraphicsOpacityEffect(parent);
    effect->setOpacity(0.4);
    return effect;
}

} // namespace

Card::Card(const QString& id, views::View* view, QWidget* parent)
    : QFrame(parent), m_id(id), m_view(view), m_heading(new Heading(this))
{
    setObjectName(QStringLiteral("card"));
    m_heading->setObjectName(QStringLiteral("heading"));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 8, 10, 12);
    layout->setSpacing(4);
    if (!view->heading().isNull() || view->numbers()) {
        auto* menu = new QToolButton(this);
        menu->setText(QStringLiteral("⋯"));
        menu->setToolTip(tr("Copy or export this panel"));
        menu->setAccessibleName(tr("Panel menu"));
        menu->setFocusPolicy(Qt::TabFocus);
        connect(menu, &QToolButton::clicked, this,
                [this, menu] { Q_EMIT menuRequested(m_id, menu->mapToGlobal(QPoint(0, menu->height()))); });
        auto* top = new QHBoxLayout;
        top->addWidget(m_heading, 1);
        top->addWidget(menu);
        layout->addLayout(top);
    } else {
        m_heading->hide();
        layout->setContentsMargins(14, 10, 14, 10);
    }
    view->setParent(this);
    layout->addWidget(view, 1);
}

void Card::refresh(bool pointedAt, bool stale)
{
    if (stale != (m_view->graphicsEffect() != nullptr))
        m_view->setGraphicsEffect(stale ? greyed(m_view) : nullptr);
    const QString heading = m_view->heading();
    if (m_heading->text() != heading)
        m_heading->setText(heading);
    if (pointedAt == m_pointedAt)
        return;
    m_pointedAt = pointedAt;
    setProperty("pointedAt", pointedAt);
    style()->unpolish(this);
    style()->polish(this);
}

void Card::contextMenuEvent(QContextMenuEvent* event)
{
    Q_EMIT menuRequested(m_id, event->globalPos());
}

} // namespace app
