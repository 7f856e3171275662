#pragma once

#include "views/text_line_view.h"

namespace views {

/// One line in words about the step: what each lane projected and read, and whether their outputs agree.
class CacheSummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;
};

} // namespace views
