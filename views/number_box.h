#pragma once

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
};

/// Undo and Redo are the window's while the box has the keyboard focus, not those of the text in it.
void leaveUndoToWindow(QWidget& box);

} // namespace views
