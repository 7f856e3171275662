#pragma once

#include "views/view.h"

class QLineEdit;
class QPushButton;

namespace views {

class GuidePage;

/// Where the guide's parts lie: the page with the step's words, and below it how far one is and the buttons.
struct GuideLayout
{
    /// `answerHeight`: of the line where a number is typed; 0 where none is asked for.
    GuideLayout(const QRectF& area, qreal zoom, qreal labelWidth, qreal answerHeight = 0);

    QRectF page;
    QRectF number;   // where a question's number is typed
    QRectF check;    // beside it
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
    bool asksForNumber() const;
    void answer(const core::Answer& answer);
    void answerLink(const QString& link);
    void answerNumber();
    void showNumber();
    std::optional<core::TopicInputs> asTheStepBegins() const;

    GuidePage* m_page;
    QPushButton* m_back;
    QPushButton* m_next;
    QLineEdit* m_number;
    QPushButton* m_check;
    const core::LessonStep* m_asked = nullptr; // only compared, never read
    QPushButton* m_again;                      // while the inputs are others than the step's
};

} // namespace views
