#pragma once

#include <QLineEdit>

namespace views {

/// A box over a cell in which its number is typed: Enter, Tab or a click elsewhere keeps it, Escape does not.
/// A text that is no number stays open with a sentence that says so.
class CellEditor : public QLineEdit
{
    Q_OBJECT

public:
    explicit CellEditor(QWidget* parent);

    /// Opens over the cell with its number selected.
    void open(const QRectF& cell, double value, const QFont& font);

    /// Goes where the cell now lies, in type of its numbers; as large as the cell, or as the number needs.
    void follow(const QRectF& cell, const QFont& font);

    bool isOpen() const { return m_isOpen; }

    /// Leaves the number as it was.
    void shut();

Q_SIGNALS:
    void entered(double value);
    void left(bool forwards); // by Tab, or backwards by Shift+Tab

protected:
    void openText(const QRectF& cell, const QString& text, const QFont& font);

    /// Why the text cannot be kept; empty where it can.
    virtual QString complaint() const;

    /// Tells what was typed.
    virtual void give();

    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void keep(bool mayStayOpen);
    void place();

    QRectF m_cell;
    QString m_before;
    bool m_isOpen = false;
};

} // namespace views
