#pragma once

#include <QLabel>
#include <QLayout>

namespace views {

/// A new box with its words before it, which name it to the keyboard; what it is for is its tooltip and its
/// name.
template <typename Box>
Box* addLabelled(QLayout& row, const QString& label, const QString& toolTip, QWidget* parent)
{
    auto* words = new QLabel(label, parent);
    auto* box = new Box(parent);
    box->setToolTip(toolTip);
    box->setAccessibleName(toolTip);
    words->setBuddy(box);
    row.addWidget(words);
    row.addWidget(box);
    return box;
}

} // namespace views
