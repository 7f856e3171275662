#include "views/cell_editor.h"

#include "core/number_text.h"
#include "views/number_box.h"
#include "views/tooltip_text.h"

#include <QKeyEvent>
#include <QToolTip>

namespace views {

namespace {

constexpr QSize kSmallest(64, 26);

} // namespace

CellEditor::CellEditor(QWidget* parent) : QLineEdit(parent)
{
    setAlignment(Qt::AlignCenter);
    setAccessibleName(tr("New number"));
    hide();
}

void CellEditor::open(const QRectF& cell, double value, const QFont& font)
{
    m_before = QString::fromStdString(core::exactText(value));
    setFont(font);
    setText(m_before);
    const QSize size = cell.size().toSize().expandedTo(kSmallest);
    QRect place(cell.center().toPoint() - QPoint(size.width() / 2, size.height() / 2), size);
    place.moveLeft(std::clamp(place.left(), 0, std::max(0, parentWidget()->width() - size.width())));
    place.moveTop(std::clamp(place.top(), 0, std::max(0, parentWidget()->height() - size.height())));
    setGeometry(place);
    m_isOpen = true;
    show();
    setFocus();
    selectAll();
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

void CellEditor::keep(bool mayStayOpen)
{
    const auto value = readNumber(text());
    if (!value && mayStayOpen) {
        QToolTip::showText(mapToGlobal(QPoint(0, height())),
                           tooltipText({tr("“%1” is not a number such as 2.5.").arg(text())}), this);
        return selectAll();
    }
    const bool isNew = value && text() != m_before;
    shut();
    if (isNew)
        Q_EMIT entered(*value);
}

void CellEditor::shut()
{
    m_isOpen = false;
    if (hasFocus()) // else it is already where the person clicked
        parentWidget()->setFocus();
    hide();
}

} // namespace views
