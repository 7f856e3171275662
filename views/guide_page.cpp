#include "views/guide_page.h"

#include "views/guide_text.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QUrl>

namespace views {

GuidePage::GuidePage(QWidget* parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::LinksAccessibleByMouse |
                            Qt::LinksAccessibleByKeyboard);
    connect(this, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& link) { Q_EMIT answered(link.path()); });
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setAutoFillBackground(false); // the box is painted before the words
    setAccessibleName(tr("Guide"));
}

void GuidePage::show(const Frame& frame, const Appearance& appearance)
{
    m_appearance = appearance;
    const core::LessonStep* step = stepOf(frame);
    const int place = step == m_shown ? verticalScrollBar()->value() : 0;
    m_shown = step;
    setAccessibleName(step ? tr("Guide: %1").arg(QString::fromStdString(step->title)) : tr("Guide"));
    writeStep(*document(), frame, appearance);
    moveCursor(QTextCursor::Start); // writing left it at the end, where a resize would scroll to
    verticalScrollBar()->setValue(place);
}

bool GuidePage::event(QEvent* event)
{
    // Undo, stepping and the like stay the window's; only copying is the text's own.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Copy) && !key->matches(QKeySequence::SelectAll)) {
            event->ignore();
            return false;
        }
    }
    return QTextBrowser::event(event);
}

void GuidePage::keyPressEvent(QKeyEvent* event)
{
    QScrollBar* bar = verticalScrollBar();
    const bool isCopying = event->matches(QKeySequence::Copy) || event->matches(QKeySequence::SelectAll);
    const bool isEntering = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isCopying || (isEntering && textCursor().hasSelection())) // a link that Tab reached is selected
        QTextBrowser::keyPressEvent(event);
    else if (event->key() == Qt::Key_Up)
        bar->triggerAction(QAbstractSlider::SliderSingleStepSub);
    else if (event->key() == Qt::Key_Down)
        bar->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    else if (event->key() == Qt::Key_Home)
        bar->triggerAction(QAbstractSlider::SliderToMinimum);
    else if (event->key() == Qt::Key_End)
        bar->triggerAction(QAbstractSlider::SliderToMaximum);
    else
        event->ignore();
}

void GuidePage::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(viewport());
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(-horizontalScrollBar()->value(), -verticalScrollBar()->value());
        paintTryItBox(painter, *document(), m_appearance);
    }
    QTextBrowser::paintEvent(event);
}

} // namespace views
