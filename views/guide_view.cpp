#include "views/guide_view.h"

#include "views/attention_frame.h"
#include "views/contrast.h"
#include "views/guide_page.h"
#include "views/guide_text.h"
#include "views/number_box.h"

#include <QLineEdit>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kLabelPixels = 12;
constexpr qreal kLabelHeight = 18;
constexpr qreal kButtonHeight = 32;
constexpr qreal kButtonGap = 8;
constexpr qreal kGapAbove = 12;
constexpr qreal kLineThickness = 4;
constexpr qreal kGuideFigureWidth = 300;
constexpr qreal kUsualHeight = 520;
constexpr qreal kNarrowest = 180;
constexpr qreal kLowestPage = 90;

QPushButton* newButton(QWidget* parent, const QString& name, const QString& tooltip)
{
    auto* button = new QPushButton(parent);
    button->setAccessibleName(name);
    button->setToolTip(tooltip);
    button->setFocusPolicy(Qt::TabFocus); // a click leaves Space to the picture
    return button;
}

qreal heightOf(QTextDocument& document, const Frame& frame, const Appearance& appearance, qreal width)
{
    writeStep(document, frame, appearance);
    document.setTextWidth(width);
    return document.size().height();
}

} // namespace

GuideLayout::GuideLayout(const QRectF& area, qreal zoom, qreal labelWidth, qreal answerHeight)
{
    const qreal buttonTop = area.bottom() - kButtonHeight * zoom;
    const qreal labelTop = buttonTop - (kButtonGap + kLabelHeight) * zoom;
    page = QRectF(area.left(), area.top(), area.width(),
                  std::max(0.0, area.height() - footerHeight(zoom) - answerHeight));
    const QSizeF half((area.width() - kButtonGap * zoom) / 2, kButtonHeight * zoom);
    number = QRectF({area.left(), page.bottom() + kButtonGap * zoom}, half);
    check = number.translated(half.width() + kButtonGap * zoom, 0);
    label = QRectF(area.left(), labelTop, std::min(labelWidth, area.width()), kLabelHeight * zoom);
    const qreal lineLeft = label.right() + kGapAbove * zoom;
    progress = QRectF(lineLeft, label.center().y() - kLineThickness * zoom / 2,
                      std::max(0.0, area.right() - lineLeft), kLineThickness * zoom);
    again = QRectF(lineLeft, labelTop, std::max(0.0, area.right() - lineLeft), kLabelHeight * zoom);
    const QSizeF button((area.width() - kButtonGap * zoom) / 2, kButtonHeight * zoom);
    back = QRectF({area.left(), buttonTop}, button);
    next = QRectF({area.right() - button.width(), buttonTop}, button);
}

qreal GuideLayout::footerHeight(qreal zoom)
{
    return (kGapAbove + kLabelHeight + kButtonGap + kButtonHeight) * zoom;
}

GuideView::GuideView(QWidget* parent)
    : View(parent),
      m_page(new GuidePage(this)),
      m_back(newButton(this, tr("Previous step of the guide"), tr("Previous step (Ctrl+PageUp)"))),
      m_next(newButton(this, tr("Next step of the guide"), tr("Next step (Ctrl+PageDown)"))),
      m_number(new QLineEdit(this)),
      m_check(newButton(this, tr("Answer with this number"), tr("Answer with this number (Enter)"))),
      m_again(newButton(this, tr("Show the step of the guide again"),
                        tr("You changed something, and the text speaks of the numbers as they are now. "
                           "This brings back what the step is about; Undo takes it back")))
{
    m_again->setObjectName(QStringLiteral("link"));
    m_again->setText(tr("↺ Show it again"));
    connect(m_again, &QPushButton::clicked, this, [this] {
        if (const auto inputs = asTheStepBegins())
            Q_EMIT edited(core::BeginStep{*inputs}, Gesture::Once);
    });
    m_number->setAccessibleName(tr("Your answer"));
    m_number->setPlaceholderText(tr("your answer"));
    m_check->setText(tr("Check"));
    leaveUndoToWindow(*m_number);
    connect(m_number, &QLineEdit::returnPressed, this, &GuideView::answerNumber);
    connect(m_check, &QPushButton::clicked, this, &GuideView::answerNumber);
    connect(m_page, &GuidePage::answered, this, &GuideView::answerLink);
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(step() - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(step() + 1); });
}

std::size_t GuideView::steps() const
{
    return frame().lesson ? frame().lesson->steps.size() : 0;
}

std::size_t GuideView::step() const
{
    return steps() == 0 ? 0 : std::min(frame().selection.step, steps() - 1);
}

void GuideView::goTo(std::size_t step)
{
    if (step >= steps()) // one below the first is a very large number
        return;
    core::Selection selection = frame().selection;
    selection.step = step;
    Q_EMIT selected(selection);
}

QString GuideView::label() const
{
    return steps() == 0 ? QString() : tr("Step %1 of %2").arg(step() + 1).arg(steps());
}

GuideLayout GuideView::layoutIn(const QRectF& area) const
{
    const QFontMetricsF metrics(appearance().font(kLabelPixels));
    const qreal answer = asksForNumber() ? (kButtonGap + kButtonHeight) * appearance().zoom : 0;
    return {area, appearance().zoom, metrics.horizontalAdvance(label()), answer};
}

bool GuideView::asksForNumber() const
{
    const core::LessonStep* shown = stepOf(frame());
    return shown && shown->question && std::holds_alternative<core::NumberQuestion>(shown->question->kind);
}

void GuideView::answer(const core::Answer& answer)
{
    Q_EMIT edited(core::AnswerQuestion{stepOf(frame())->id, answer}, Gesture::Once);
}

void GuideView::answerLink(const QString& link)
{
    bool isPlace = false;
    const int place = link.toInt(&isPlace);
    if (isPlace)
        answer(static_cast<core::Index>(place));
    else if (const auto cell = chosenCell(frame()))
        answer(*cell);
}

void GuideView::answerNumber()
{
    if (const auto number = readNumber(m_number->text()))
        answer(*number);
    else
        Q_EMIT refused(tr("“%1” is no number; write one such as 0.25").arg(m_number->text()));
}

/// What is typed stays until the step is left; an answer given before is shown.
void GuideView::showNumber()
{
    m_number->setVisible(asksForNumber());
    m_check->setVisible(asksForNumber());
    const core::LessonStep* shown = stepOf(frame());
    if (shown == m_asked)
        return;
    m_asked = shown;
    const auto given = asksForNumber() ? answerTo(frame()) : std::nullopt;
    m_number->setText(given ? exactNumberText(std::get<double>(*given)) : QString());
}

void GuideView::refresh()
{
    showNumber();
    m_page->show(frame(), appearance());
    updateButtons();
    arrange();
}

/// The step's inputs, where those there are differ from them.
std::optional<core::TopicInputs> GuideView::asTheStepBegins() const
{
    if (steps() == 0)
        return std::nullopt;
    const core::Session& session = frame().results->session;
    try {
        const core::Session begun = core::atStep(session, *frame().lesson, step());
        return begun == session ? std::nullopt : std::optional(begun.open());
    } catch (const core::EditError&) { // the step does not fit the person's own numbers
        return std::nullopt;
    }
}

void GuideView::updateButtons()
{
    m_again->setVisible(asTheStepBegins().has_value());
    const bool canGoBack = step() > 0;
    const bool canGoOn = step() + 1 < steps();
    const bool hadFocus = m_back->hasFocus() || m_next->hasFocus();
    m_back->setEnabled(canGoBack);
    m_next->setEnabled(canGoOn);
    if (hadFocus && !m_back->hasFocus() && !m_next->hasFocus()) // a button switched off loses it
        (canGoBack ? m_back : m_next)->setFocus();
}

void GuideView::arrange()
{
    const GuideLayout layout = layoutIn(rect());
    m_page->setGeometry(layout.page.toRect());
    m_back->setGeometry(layout.back.toRect());
    m_next->setGeometry(layout.next.toRect());
    m_again->setGeometry(layout.again.toRect());
    m_number->setGeometry(layout.number.toRect());
    m_check->setGeometry(layout.check.toRect());
    m_back->setText(tr("◀ Back"));
    m_next->setText(tr("Next ▶"));
    if (std::max(m_back->sizeHint().width(), m_next->sizeHint().width()) > m_back->width()) {
        m_back->setText(QStringLiteral("◀"));
        m_next->setText(QStringLiteral("▶"));
    }
}

void GuideView::resizeEvent(QResizeEvent*)
{
    arrange();
}

void GuideView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    GuideLayout layout = layoutIn(rect());
    if (!m_again->isHidden())
        layout.progress.setWidth(0);
    paintProgress(painter, layout);
}

void GuideView::paintProgress(QPainter& painter, const GuideLayout& layout) const
{
    if (steps() == 0)
        return;
    const Theme& theme = appearance().theme;
    painter.setFont(appearance().font(kLabelPixels));
    painter.setPen(theme.muted);
    painter.drawText(layout.label, Qt::AlignLeft | Qt::AlignVCenter, label());

    const qreal radius = layout.progress.height() / 2;
    const qreal done = static_cast<qreal>(step() + 1) / static_cast<qreal>(steps());
    QRectF doneLine = layout.progress;
    doneLine.setWidth(std::max(layout.progress.height(), layout.progress.width() * done));
    painter.setPen(Qt::NoPen);
    if (layout.progress.width() < doneLine.height() * 4)
        return;
    painter.setBrush(edge(theme));
    painter.drawRoundedRect(layout.progress, radius, radius);
    painter.setBrush(theme.action);
    painter.drawRoundedRect(doneLine, radius, radius);
}

void GuideView::paintTo(QPainter& painter, const QRectF& area) const
{
    GuideLayout layout = layoutIn(area);
    const qreal down = area.bottom() - layout.label.bottom(); // no buttons here
    layout.label.translate(0, down);
    layout.progress.translate(0, down);
    const qreal room = layout.label.top() - kGapAbove * appearance().zoom - area.top();

    QTextDocument document;
    const qreal height = heightOf(document, frame(), appearance(), area.width());
    painter.save();
    painter.translate(area.topLeft());
    if (height > room && room > 0) {
        // Wider lines and smaller type, until all of it fits.
        qreal scale = 1;
        while (scale > 0.1 && document.size().height() * scale > room) {
            scale *= 0.95;
            document.setTextWidth(area.width() / scale);
        }
        painter.scale(scale, scale);
    }
    paintStep(painter, document, appearance());
    painter.restore();
    paintProgress(painter, layout);
}

QSizeF GuideView::figureSize() const
{
    QTextDocument document;
    const qreal height = heightOf(document, frame(), {}, kGuideFigureWidth);
    return {kGuideFigureWidth, std::ceil(height + kGapAbove + kLabelHeight)};
}

QSize GuideView::sizeHint() const
{
    return (QSizeF(kGuideFigureWidth, kUsualHeight) * appearance().zoom).toSize();
}

QSize GuideView::minimumSizeHint() const
{
    const qreal zoom = appearance().zoom;
    return QSizeF(kNarrowest, kLowestPage + GuideLayout::footerHeight(zoom)).toSize();
}

} // namespace views
