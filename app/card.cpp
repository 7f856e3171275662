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

/// A line of text; where there is no room, what is in brackets goes first, then the end.
class Heading : public QLabel
{
public:
    using QLabel::QLabel;

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const QString& whole = text();
        const bool fits = fontMetrics().horizontalAdvance(whole) <= width();
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(fits ? whole : whole.section(QStringLiteral(" ("), 0, 0),
                                                  Qt::ElideRight, width()));
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
    : QFrame(parent),
      m_id(id),
      m_view(view),
      m_heading(new Heading(this)),
      m_pointer(new QLabel(tr("Guide"), this))
{
    setObjectName(QStringLiteral("card"));
    QSizePolicy policy = sizePolicy();
    policy.setHorizontalStretch(view->sizePolicy().horizontalStretch());
    policy.setVerticalStretch(view->sizePolicy().verticalStretch());
    setSizePolicy(policy);
    m_heading->setObjectName(QStringLiteral("heading"));
    m_heading->setTextFormat(Qt::PlainText);
    m_heading->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    // From its foot up: Tab, which follows layouts, then reaches the view before its menu.
    auto* layout = new QBoxLayout(QBoxLayout::BottomToTop, this);
    layout->setContentsMargins(14, 8, 10, 12);
    layout->setSpacing(4);
    if (!view->heading().isNull() || view->numbers()) {
        auto* menu = new QToolButton(this);
        menu->setText(QStringLiteral("⋯"));
        menu->setToolTip(tr("Copy, export or hide this panel"));
        menu->setAccessibleName(tr("Panel menu"));
        menu->setFocusPolicy(Qt::TabFocus);
        connect(menu, &QToolButton::clicked, this,
                [this, menu] { Q_EMIT menuRequested(m_id, menu->mapToGlobal(QPoint(0, menu->height()))); });
        auto* top = new QHBoxLayout;
        top->addWidget(m_heading, 1);
        top->addWidget(m_pointer);
        top->addWidget(menu);
        layout->addLayout(top);
    } else {
        m_heading->hide();
        layout->setContentsMargins(14, 10, 14, 10);
    }
    m_pointer->setObjectName(QStringLiteral("pointer"));
    m_pointer->setToolTip(tr("The guide's step is about this panel"));
    m_pointer->hide();
    view->installEventFilter(this);
    view->setParent(this);
    layout->insertWidget(0, view, 1);
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
    m_pointer->setVisible(pointedAt && m_heading->isVisibleTo(this));
    setProperty("pointedAt", pointedAt);
    style()->unpolish(this);
    style()->polish(this);
}

/// The ring follows the view's focus, once a key is used there.
bool Card::eventFilter(QObject* view, QEvent* event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        const Qt::FocusReason reason = static_cast<QFocusEvent*>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason) // else it comes back
            m_usesKeys = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
        update();
    } else if (event->type() == QEvent::KeyPress && !m_usesKeys) {
        m_usesKeys = true;
        update();
    }
    return QFrame::eventFilter(view, event);
}

void Card::paintEvent(QPaintEvent* event)
{
    QFrame::paintEvent(event);
    if (!m_usesKeys || !m_view->hasFocus())
        return;
    constexpr int kAway = 5; // from the view's words
    constexpr qreal kWidth = 2;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_view->appearance().theme.action, kWidth));
    const QRectF ring = QRectF(m_view->geometry()).adjusted(-kAway, -kAway / 2.0, kAway, kAway);
    painter.drawRoundedRect(ring, 5, 5);
}

void Card::contextMenuEvent(QContextMenuEvent* event)
{
    Q_EMIT menuRequested(m_id, event->globalPos());
}

} // namespace app
