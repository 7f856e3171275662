#pragma once

#include "views/text_line_view.h"

namespace views {

/// How far random scores spread at the width, and what softmax makes of them, in words.
class ScalingSummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;
};

} // namespace views
