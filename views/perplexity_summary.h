#pragma once

#include "views/text_line_view.h"

namespace views {

/// Perplexity in words: what it is now, what it means, and the token most to blame.
class PerplexitySummary : public TextLineView
{
    Q_OBJECT

public:
    using TextLineView::TextLineView;

protected:
    QString sentence() const override;

private:
    bool readsInWindows() const;
    QString windows(const QString& whole) const;
    QString meaning() const;
    QString blame() const;
};

} // namespace views
