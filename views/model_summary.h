#pragma once

#include "views/text_line_view.h"

namespace views {

/// A trained model's answer in words, and what became of it without the heads that are off.
class ModelSummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;
};

} // namespace views
