#pragma once

#include <QComboBox>

namespace views {

/// A list to choose from. A style sheet takes the arrow away and has none to give; this draws it, and
/// shortens with an ellipsis what does not fit.
class ChoiceBox : public QComboBox
{
    Q_OBJECT

public:
    using QComboBox::QComboBox;

    /// The list as high as its entries: a style sheet's border is not counted in by Qt.
    void showPopup() override;

protected:
    void paintEvent(QPaintEvent* event) override;
};

} // namespace views
