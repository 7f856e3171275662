#pragma once

#include "views/text_line_view.h"

namespace views {

/// One line in words about the chosen row: which key it attends to most, by how much, and what is hidden.
class SummaryView : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;
};

} // namespace views
