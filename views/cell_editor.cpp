#include "views/cell_editor.h"

#include "views/attention_frame.h"
#include "views/number_box.h"
#include "views/tooltip_text.h"

#include <QKeyEvent>
#include <QToolTip>

namespace views {

namespace {

constexpr int kEditorFrame = 3; // pixels around the number

} // namespace

CellEditor::CellEditor(QWidget* parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignCenter);
    setAccessibleName(tr("New number"));
    connect(this, &QLineEdit::textChanged, this, &CellEditor::place);
    hide();
}

void CellEditor::open(const QRectF& cell, double value, const QFont& font)
{
    openText(cell, exactNumberText(value), font);
}

void CellEditor::openText(const QRectF& cell, const QString& text, const QFont& font)
{
    m_before = text;
    setText(m_before);
    follow(cell, font);
    m_isOpen = true;
    show();
    setFocus();
    selectAll();
}

void CellEditor::follow(const QRectF& cell, const QFont& font)
{
    m_cell = cell;
    // The window's style sheet would set its own size of type and leave the number no room.
    setStyleSheet(QStringLiteral("padding: 0; border-radius: 2px; font-size: %1px").arg(font.pixelSize()));
    place();
}

void CellEditor::place()
{
    ensurePolished();
    const QFontMetrics metrics(font());
    const QSize number(metrics.horizontalAdvance(text()) + 4 * kEditorFrame,
                       metrics.height() + kEditorFrame + 1);
    const QSize size = m_cell.toAlignedRect().size().expandedTo(number);
    QRect box(QPoint(), size);
    box.moveCenter(m_cell.center().toPoint());
    box.moveLeft(std::clamp(box.left(), 0, std::max(0, parentWidget()->width() - size.width())));
    box.moveTop(std::clamp(box.top(), 0, std::max(0, parentWidget()->height() - size.height())));
    setGeometry(box);
}

void CellEditor::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        keep(true);
    else if (event->key() == Qt::Key_Escape)
        shut();
    else
        QLineEdit::keyPressEvent(event);
}

void CellEditor::focusOutEvent(QFocusEvent* event)
{
    QLineEdit::focusOutEvent(event);
    if (m_isOpen && event->reason() != Qt::PopupFocusReason)
        keep(false);
}

bool CellEditor::focusNextPrevChild(bool next)
{
    keep(false);
    Q_EMIT left(next);
    return true;
}

QString CellEditor::complaint() const
{
    return readNumber(text()) ? QString() : tr("“%1” is not a number such as 2.5.").arg(text());
}

void CellEditor::give()
{
    Q_EMIT entered(*readNumber(text()));
}

void CellEditor::keep(bool mayStayOpen)
{
    const QString problem = complaint();
    if (!problem.isEmpty() && mayStayOpen) {
        QToolTip::showText(mapToGlobal(QPoint(0, height())), tooltipText({problem}), this);
        return selectAll();
    }
    const bool isNew = problem.isEmpty() && text() != m_before;
    shut();
    if (isNew)
        give();
}

void CellEditor::shut()
{
    m_isOpen = false;
    if (hasFocus()) // else it is already where the person clicked
        parentWidget()->setFocus();
    hide();
}

} // namespace views
