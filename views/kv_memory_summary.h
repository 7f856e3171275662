#pragma once

#include "views/text_line_view.h"

namespace views {

/// What the open page shows in one sentence.
class KvMemorySummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

    /// The sentence, with marks of HTML.
    QString sentence() const override;

private:
    QString bytes() const;
    QString sharing() const;
    QString walls() const;
    QString paging() const;
    QString quantization() const;
};

} // namespace views
