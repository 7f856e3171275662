#pragma once

#include "views/text_line_view.h"

namespace views {

/// What the model can do at the shown step of its training, and what it says to the text.
class TrainingSummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;
};

} // namespace views
