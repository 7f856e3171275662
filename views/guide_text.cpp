#include "views/guide_text.h"

#include "core/prose.h"
#include "views/attention_frame.h"
#include "views/token_text.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextFrame>

#include <algorithm>

namespace views {

namespace {

constexpr qreal kTextPixels = 14;
constexpr qreal kTitlePixels = 16;
constexpr qreal kLineHeight = 1.45; // of the type's size
constexpr qreal kParagraphGap = 10;
constexpr qreal kChoiceGap = 6;
constexpr qreal kBoxGap = 16;
constexpr qreal kBoxPadding = 12;
constexpr qreal kBoxRadius = 8;

QString filledIn(const core::Piece& piece, int decimals)
{
    return piece.number ? numberText(*piece.number, decimals) : quotedToken(piece.text);
}

/// Words of the lesson's author; everything else is filled in.
bool isProse(const core::Piece& piece)
{
    return !piece.number && piece.role == core::Role::Plain;
}

core::Pieces filled(const std::string& prose, const Frame& frame)
{
    return core::filledProse(prose, *frame.results, frame.selection.key);
}

/// Writes blocks of text at a cursor.
class Writer
{
public:
    Writer(const QTextCursor& cursor, const Appearance& appearance, int decimals)
        : m_cursor(cursor), m_appearance(appearance), m_decimals(decimals)
    {
    }

    void paragraph(const QString& words, qreal pixels, QFont::Weight weight, qreal gapBelow)
    {
        startBlock(pixels, gapBelow);
        m_cursor.insertText(words, format(pixels, weight, m_appearance.theme.text));
    }

    void coloured(const QString& words, const QColor& colour)
    {
        startBlock(kTextPixels, 0);
        m_cursor.insertText(words, format(kTextPixels, QFont::DemiBold, colour));
    }

    void prose(const core::Pieces& pieces)
    {
        startBlock(kTextPixels, kParagraphGap);
        for (const core::Piece& piece : pieces) {
            if (isProse(piece))
                markup(QString::fromStdString(piece.text));
            else
                m_cursor.insertText(filledIn(piece, m_decimals),
                                    format(kTextPixels, QFont::DemiBold, m_appearance.theme.of(piece.role)));
        }
    }

    /// A line that can be clicked.
    void link(const QString& mark, const core::Pieces& words, const QString& href, QFont::Weight weight)
    {
        startBlock(kTextPixels, kChoiceGap);
        QTextCharFormat link = format(kTextPixels, weight, m_appearance.theme.action);
        link.setAnchor(true);
        link.setAnchorHref(href);
        QString text = mark + QLatin1Char(' ');
        for (const core::Piece& piece : words)
            text += piece.number || !isProse(piece) ? filledIn(piece, m_decimals)
                                                    : QString::fromStdString(piece.text).replace(u'\n', u' ');
        m_cursor.insertText(text, link);
    }

    void setGapBelow(qreal gap)
    {
        QTextBlockFormat block = m_cursor.blockFormat();
        block.setBottomMargin(gap * m_appearance.zoom);
        m_cursor.setBlockFormat(block);
    }

    QTextCursor& cursor() { return m_cursor; }

private:
    QTextCharFormat format(qreal pixels, QFont::Weight weight, const QColor& colour) const
    {
        QTextCharFormat result;
        result.setFont(m_appearance.font(pixels, weight));
        result.setForeground(colour);
        return result;
    }

    QTextCharFormat proseFormat() const
    {
        QTextCharFormat result =
            format(kTextPixels, m_isBold ? QFont::DemiBold : QFont::Normal, m_appearance.theme.text);
        result.setFontItalic(m_isSlanted);
        return result;
    }

    void startBlock(qreal pixels, qreal gapBelow)
    {
        QTextBlockFormat block;
        block.setLineHeight(pixels * kLineHeight * m_appearance.zoom, QTextBlockFormat::FixedHeight);
        block.setBottomMargin(gapBelow * m_appearance.zoom);
        if (m_isFirst)
            m_cursor.setBlockFormat(block);
        else
            m_cursor.insertBlock(block);
        m_isFirst = false;
    }

    void markup(const QString& text)
    {
        QString run;
        const auto write = [&] {
            m_cursor.insertText(run, proseFormat());
            run.clear();
        };
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QStringView rest = QStringView(text).sliced(i);
            if (rest.startsWith(QLatin1String("**"))) {
                write();
                m_isBold = !m_isBold;
                ++i;
            } else if (text[i] == QLatin1Char('*')) {
                write();
                m_isSlanted = !m_isSlanted;
            } else if (rest.startsWith(QLatin1String("\n\n"))) {
                write();
                startBlock(kTextPixels, kParagraphGap);
                ++i;
            } else if (isSubscript(text, i)) {
                write();
                subscript(text[++i]);
            } else {
                run += text[i] == QLatin1Char('\n') ? QLatin1Char(' ') : text[i];
            }
        }
        write();
    }

    static bool isSubscript(const QString& text, qsizetype at)
    {
        return text[at] == QLatin1Char('_') && at > 0 && text[at - 1].isLetter() && at + 1 < text.size() &&
               text[at + 1].isLetterOrNumber();
    }

    void subscript(QChar sign)
    {
        QTextCharFormat lowered = proseFormat();
        lowered.setVerticalAlignment(QTextCharFormat::AlignSubScript);
        m_cursor.insertText(sign, lowered);
    }

    QTextCursor m_cursor;
    const Appearance& m_appearance;
    int m_decimals;
    bool m_isFirst = true;
    bool m_isBold = false;
    bool m_isSlanted = false;
};

void writeTryIt(Writer& text, const core::LessonStep& step, const Frame& frame, const Appearance& appearance)
{
    QTextFrameFormat box;
    box.setTopMargin(kBoxGap * appearance.zoom);
    box.setPadding(kBoxPadding * appearance.zoom);
    QTextFrame* inside = text.cursor().insertFrame(box);
    Writer tryIt(inside->firstCursorPosition(), appearance, frame.decimals());
    tryIt.paragraph(QCoreApplication::translate("Guide", "Try it"), kTextPixels, QFont::DemiBold, 0);
    tryIt.prose(filled(step.tryIt, frame));
    tryIt.setGapBelow(0);

    // A frame is always followed by a block, which needs no height here.
    QTextBlockFormat nothing;
    nothing.setLineHeight(1, QTextBlockFormat::FixedHeight);
    QTextCursor end = inside->lastCursorPosition();
    end.movePosition(QTextCursor::End);
    end.setBlockFormat(nothing);
    QTextCharFormat tiny;
    tiny.setFont(fontOf(1));
    end.setBlockCharFormat(tiny);
}

/// "row 1, column 2", of the chosen cell.
core::Pieces cellWords(const Frame& frame)
{
    const auto chosen = chosenCell(frame);
    if (!chosen)
        return {
            {QCoreApplication::translate("Guide", "Click a cell of the matrix first").toStdString(), {}, {}}};
    const auto& [row, column] = std::get<std::array<core::Index, 2>>(*chosen);
    return {{QCoreApplication::translate("Guide", "Answer with the chosen cell: row %1, column %2")
                 .arg(row)
                 .arg(column)
                 .toStdString(),
             {},
             {}}};
}

void writeVerdict(Writer& text, const Frame& frame, const core::Answer& answer, const Theme& theme)
{
    const core::Verdict verdict = core::verdictOn(*frame.lesson, frame.selection.step, answer);
    text.coloured(verdict.isRight ? QCoreApplication::translate("Guide", "✓ Right.")
                                  : QCoreApplication::translate("Guide", "✗ Not yet."),
                  verdict.isRight ? theme.value : theme.negative);
    text.prose(filled(verdict.said, frame));
}

void writeQuestion(Writer& text, const core::LessonStep& step, const Frame& frame, const Theme& theme)
{
    const auto answer = answerTo(frame);
    if (std::holds_alternative<core::ChoiceQuestion>(step.question->kind))
        for (std::size_t i = 0; i < step.question->choices.size(); ++i) {
            const bool isChosen = answer && *answer == core::Answer(static_cast<core::Index>(i));
            text.link(isChosen ? QStringLiteral("◉") : QStringLiteral("○"),
                      filled(step.question->choices[i].words, frame), QStringLiteral("answer:%1").arg(i),
                      isChosen ? QFont::DemiBold : QFont::Normal);
        }
    if (std::holds_alternative<core::CellQuestion>(step.question->kind))
        text.link(QStringLiteral("▶"), cellWords(frame), QStringLiteral("answer:cell"), QFont::DemiBold);
    if (answer)
        writeVerdict(text, frame, *answer, theme);
}

} // namespace

std::optional<core::Answer> answerTo(const Frame& frame)
{
    const core::LessonStep* step = stepOf(frame);
    const auto& all = frame.results->session.answers;
    const auto lesson = step ? all.find(frame.lesson->id) : all.end();
    if (lesson == all.end() || !step->question)
        return std::nullopt;
    const auto found = lesson->second.find(step->id);
    return found == lesson->second.end() ? std::nullopt : std::optional(found->second);
}

std::optional<core::Answer> chosenCell(const Frame& frame)
{
    const auto row = core::numberAt("query", *frame.results);
    if (!row || !frame.selection.key)
        return std::nullopt;
    return core::Answer(std::array{static_cast<core::Index>(*row), *frame.selection.key});
}

const core::LessonStep* stepOf(const Frame& frame)
{
    if (!frame.results || !frame.lesson || frame.lesson->steps.empty())
        return nullptr;
    return &frame.lesson->steps[std::min(frame.selection.step, frame.lesson->steps.size() - 1)];
}

void writeStep(QTextDocument& document, const Frame& frame, const Appearance& appearance)
{
    document.clear();
    document.setDocumentMargin(0);
    document.setUndoRedoEnabled(false);
    document.setDefaultFont(appearance.font(kTextPixels));
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere); // a long token must not be cut off
    document.setDefaultTextOption(option);
    const core::LessonStep* step = stepOf(frame);
    if (!step)
        return;
    QTextCursor cursor(&document);
    cursor.beginEditBlock(); // laid out once, at its end
    Writer text(cursor, appearance, frame.decimals());
    text.paragraph(QString::fromStdString(step->title), kTitlePixels, QFont::DemiBold, kParagraphGap);
    text.prose(filled(step->text, frame));
    if (step->question)
        writeQuestion(text, *step, frame, appearance.theme);
    if (step->tryIt.empty())
        text.setGapBelow(0);
    else
        writeTryIt(text, *step, frame, appearance);
    cursor.endEditBlock();
}

QRectF tryItBox(const QTextDocument& document)
{
    const auto frames = document.rootFrame()->childFrames();
    if (frames.isEmpty())
        return {};
    const QRectF withMargin = document.documentLayout()->frameBoundingRect(frames.first());
    return withMargin.adjusted(0, frames.first()->frameFormat().topMargin(), 0, 0);
}

void paintTryItBox(QPainter& painter, const QTextDocument& document, const Appearance& appearance)
{
    const QRectF box = tryItBox(document);
    if (box.isEmpty())
        return;
    const qreal radius = kBoxRadius * appearance.zoom;
    painter.setPen(Qt::NoPen);
    painter.setBrush(appearance.theme.tint);
    painter.drawRoundedRect(box, radius, radius);
}

void paintStep(QPainter& painter, const QTextDocument& document, const Appearance& appearance)
{
    paintTryItBox(painter, document, appearance);
    document.documentLayout()->draw(&painter, {});
}

} // namespace views
