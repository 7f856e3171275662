#pragma once

#include "views/view.h"

class QPushButton;

namespace views {

class GuidePage;

/// Where the guide's parts lie: the page with the step's words, and below it how far one is and the buttons.
struct GuideLayout
{
    GuideLayout(const QRectF& area, qreal zoom, qreal labelWidth);

    QRectF page;
    QRectF label;    // "Step 4 of 9"
    QRectF progress; // the line that says it without words
    QRectF again;    // in its place, the button that begins the step again
    QRectF back;
    QRectF next;

    /// Of label, line and buttons together, with the gap above them.
    static qreal footerHeight(qreal zoom);
};

/// The lesson's text, a step at a time, with the results' numbers in it. Going to another step is a
/// selection; whoever holds the session makes the step's settings.
class GuideView : public View
{
    Q_OBJECT

public:
    explicit GuideView(QWidget* parent = nullptr);

    /// The words and how far one is; the buttons belong to the window alone. Text that is too tall is drawn
    /// smaller.
    void paintTo(QPainter& painter, const QRectF& area) const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void refresh() override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    std::size_t step() const;
    std::size_t steps() const;
    QString label() const;
    GuideLayout layoutIn(const QRectF& area) const;
    void paintProgress(QPainter& painter, const GuideLayout& layout) const;
    void arrange();
    void updateButtons();
    void goTo(std::size_t step);
    std::optional<core::TopicInputs> asTheStepBegins() const;

    GuidePage* m_page;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_again; // while the inputs are others than the step's
};

} // namespace views
