#pragma once

#include <QAction>
#include <QPointer>

class QAbstractButton;

namespace views {

/// A view's letter or sign: works from anywhere in the window, though not while a box is typed into, and
/// stands in the window's menu. A switch's also stands behind the words of its tooltip.
class LetterKey : public QAction
{
    Q_OBJECT

public:
    LetterKey(const QString& text, const QString& letter, QWidget* view);
    LetterKey(const QString& text, const QString& letter, QAbstractButton& control, QWidget* view);

    /// Out of use the menu's entry remains, without its key: for whoever speaks to the computer or brushes
    /// keys.
    void setInUse(bool inUse);

private:
    QKeySequence m_letter;
    QString m_words; // of the tooltip
    QPointer<QAbstractButton> m_control;
};

} // namespace views
