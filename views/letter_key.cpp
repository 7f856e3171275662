#include "views/letter_key.h"

#include <QAbstractButton>

namespace views {

LetterKey::LetterKey(const QString& text, const QString& letter, QWidget* view)
    : QAction(text, view), m_letter(letter)
{
    view->addAction(this);
    setInUse(true);
}

LetterKey::LetterKey(const QString& text, const QString& letter, QAbstractButton& control, QWidget* view)
    : LetterKey(text, letter, view)
{
    m_words = control.toolTip();
    m_control = &control;
    setAutoRepeat(false);
    setCheckable(true);
    connect(this, &QAction::triggered, &control, &QAbstractButton::setChecked);
    setInUse(true);
}

void LetterKey::setInUse(bool inUse)
{
    setShortcut(inUse ? m_letter : QKeySequence());
    if (m_control)
        m_control->setToolTip(inUse ? tr("%1 (%2)").arg(m_words, m_letter.toString(QKeySequence::NativeText))
                                    : m_words);
}

} // namespace views
