#pragma once

#include "core/matrix.h"

#include <QDoubleSpinBox>

#include <optional>

namespace views {

/// The whole text as a number; a comma is read as a point, and a true minus sign is understood.
std::optional<double> readNumber(QString text);

/// A box for a number written with a point in every locale; a comma typed is read as a point. Shows two
/// decimals and more only where the number has more.
class NumberBox : public QDoubleSpinBox
{
    Q_OBJECT

public:
    explicit NumberBox(QWidget* parent = nullptr);

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;
    void fixup(QString& text) const override;

Q_SIGNALS:
    /// What was typed is not taken, and why; the box shows its number again.
    void refused(const QString& sentence) const;
};

/// A box for a whole number, whose commas stand between thousands.
class WholeBox : public NumberBox
{
    Q_OBJECT

public:
    explicit WholeBox(QWidget* parent = nullptr);

    core::Index whole() const;

    QString textFromValue(double value) const override;
    double valueFromText(const QString& text) const override;
    QValidator::State validate(QString& text, int& position) const override;

Q_SIGNALS:
    void wholeChanged(core::Index value);
};

/// Undo and Redo are the window's while the box has the keyboard focus, not those of the text in it.
void leaveUndoToWindow(QWidget& box);

} // namespace views
