#include "views/attention_frame.h"
#include "views/key_choice.h"
#include "views/mix_view.h"
#include "views/text_width.h"
#include "views/token_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace views {

/// One paint of the table.
struct MixView::Painter
{
    const MixView& view;
    QPainter& p;
    Sized sized;
    const MixLayout& layout = sized.layout;
    const core::AttentionResults& results = attention(view.frame());
    const Appearance& look = sized.look;
    QFont plain = look.font(sized.type);
    QFont strong = look.font(sized.type, QFont::DemiBold);
    QFont small = look.font(sized.type * kMixSmall);
    const MixWidths& widths = sized.widths;
    bool inMotion = view.m_motion.state() == QAbstractAnimation::Running;
    double progress = inMotion ? view.m_motion.currentValue().toDouble() : 1;

    bool isChosen(int key) const { return view.frame().selection.key == key; }
    int decimals() const { return view.frame().decimals(); }

    /// Before the stage it is for, the table is a preview in muted colours.
    QColor ink(const QColor& colour) const { return view.isMixing() ? colour : look.theme.muted; }

    /// 0…1: how far the line after `before` others has appeared.
    double appeared(int before) const { return std::clamp(progress * (layout.shown + 1) - before, 0.0, 1.0); }

    QRectF in(const MixColumn& column, const QRectF& line) const
    {
        return {column.left, line.top(), column.width, line.height()};
    }

    void write(const QRectF& room, Qt::Alignment alignment, const QString& text) const
    {
        const QString fitted = QFontMetricsF(p.font()).elidedText(text, Qt::ElideRight, room.width() + 0.5);
        p.drawText(room, alignment | Qt::AlignVCenter | Qt::TextSingleLine, fitted);
    }

    void title(const MixColumn& column, const VectorWidths* vector, const QString& text) const
    {
        const qreal sign = vector ? vector->sign + vector->bracket : 0;
        if (column.isShown())
            write(in(column, layout.titles()).adjusted(sign, 0, 0, 0),
                  vector ? Qt::AlignLeft : Qt::AlignRight, text);
    }

    void titles() const
    {
        if (!layout.hasTitles)
            return;
        p.setFont(small);
        p.setPen(look.theme.muted);
        write(in(layout.token, layout.titles()), Qt::AlignLeft, tr("key"));
        title(layout.weight, nullptr, tr("weight"));
        title(layout.value, &widths.value, tr("value"));
        title(layout.product, &widths.product, layout.value.isShown() ? tr("product") : tr("weight × value"));
        title(layout.sum, &widths.sum, tr("sum so far"));
    }

    /// Numbers below numbers, the rest left out behind an ellipsis.
    void vector(const QRectF& room, const VectorWidths& parts, const QString& sign,
                const Eigen::RowVectorXd& numbers, int decimals) const
    {
        qreal x = room.left();
        const auto put = [&](const QString& text, qreal width, Qt::Alignment alignment) {
            p.drawText(QRectF(x, room.top(), width, room.height()), alignment | Qt::AlignVCenter, text);
            x += width;
        };
        put(sign, parts.sign, Qt::AlignLeft);
        put(QStringLiteral("("), parts.bracket, Qt::AlignLeft);
        for (int i = 0; i < layout.components; ++i) {
            if (i > 0)
                put(QStringLiteral(","), parts.comma, Qt::AlignLeft);
            put(numberText(numbers(i), decimals), parts.number, Qt::AlignRight);
        }
        if (layout.components < numbers.size()) {
            if (layout.components > 0)
                put(QStringLiteral(","), parts.comma, Qt::AlignLeft);
            put(QStringLiteral("…"), parts.ellipsis, Qt::AlignLeft);
        }
        put(QStringLiteral(")"), parts.bracket, Qt::AlignLeft);
    }

    void token(int key, const QRectF& line, bool hidden) const
    {
        const QString position = QString::number(key);
        const qreal positionWidth = QFontMetricsF(small).horizontalAdvance(position);
        const QRectF room = in(layout.token, line);
        p.setFont(strong);
        p.setPen(hidden ? look.theme.muted : look.theme.key);
        p.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                   fittedToken(results.inputs.tokens[static_cast<std::size_t>(key)], QFontMetricsF(strong),
                               room.width() - positionWidth - 5 * look.zoom));
        p.setFont(small);
        p.setPen(look.theme.muted);
        p.drawText(room, Qt::AlignRight | Qt::AlignVCenter, position);
    }

    void hiddenTerm(const QRectF& line) const
    {
        p.setFont(plain);
        p.setPen(look.theme.muted);
        write(QRectF(QPointF(layout.weight.left, line.top()), line.bottomRight()), Qt::AlignLeft,
              tr("hidden, adds nothing"));
    }

    void term(int key, const QRectF& line) const
    {
        p.setFont(isChosen(key) ? strong : plain);
        p.setPen(ink(look.theme.text));
        write(in(layout.weight, line), Qt::AlignRight,
              numberText(results.trace.weights(results.inputs.query, key), decimals()));
        if (layout.value.isShown()) {
            p.setPen(ink(look.theme.value));
            vector(in(layout.value, line), widths.value, QStringLiteral("×"), results.v.row(key),
                   view.m_valueDecimals);
        }
        p.setPen(ink(look.theme.text));
        vector(in(layout.product, line), widths.product,
               layout.value.isShown() ? QStringLiteral("=") : QString(), view.m_terms.products.row(key),
               decimals());
        if (!layout.sum.isShown())
            return;
        const auto chosen = view.frame().selection.key;
        p.setPen(chosen && key > *chosen ? look.theme.muted : ink(look.theme.text));
        vector(in(layout.sum, line), widths.sum, {}, view.m_terms.sums.row(key), decimals());
    }

    void band(int key) const
    {
        if (!isChosen(key) && view.m_hovered != key)
            return;
        p.setPen(Qt::NoPen);
        p.setBrush(look.theme.tint);
        p.setOpacity(isChosen(key) ? 1 : 0.5);
        p.drawRoundedRect(layout.row(key).adjusted(-4, 0.5, 4, -0.5), 4, 4);
        p.setOpacity(1);
    }

    void row(int key) const
    {
        const QRectF line = layout.row(key);
        const bool hidden = !view.m_terms.visible[static_cast<std::size_t>(key)];
        band(key);
        token(key, line, hidden);
        p.setOpacity(appeared(key - layout.first));
        hidden ? hiddenTerm(line) : term(key, line);
        p.setOpacity(1);
    }

    void moreLine() const
    {
        if (layout.more() == 0)
            return;
        p.setFont(small);
        p.setPen(look.theme.muted);
        const int before = layout.first;
        const int after = layout.more() - before;
        const QString text =
            before == 0  ? tr("… %1 more").arg(after)
            : after == 0 ? tr("… %1 more before").arg(before)
                         : tr("… %1 more: %2 before, %3 after").arg(layout.more()).arg(before).arg(after);
        write(layout.moreLine(), Qt::AlignLeft, text);
    }

    QRectF beforeOutput(const QRectF& line) const
    {
        return {line.left(), line.top(), layout.output().left - line.left() - widths.gap / 2, line.height()};
    }

    /// The chosen key's running sum, where there is no column for them.
    void sumLine() const
    {
        const auto key = view.frame().selection.key;
        if (!layout.hasSumLine || !key)
            return;
        const QRectF line = layout.sumLine();
        p.setFont(plain);
        p.setPen(look.theme.muted);
        write(beforeOutput(line), Qt::AlignLeft, tr("Sum up to key %1").arg(*key));
        p.setOpacity(appeared(layout.shown));
        vector(in(layout.output(), line), widths.product, {}, view.m_terms.sums.row(*key), decimals());
        p.setOpacity(1);
    }

    /// The output row whole, "(5.000, 6.000, …, 8.000)", as one text.
    QString wholeOutput() const
    {
        QStringList numbers;
        for (const double number : results.trace.output.row(results.inputs.query))
            numbers << numberText(number, decimals());
        return QStringLiteral("(%1)").arg(numbers.join(QStringLiteral(", ")));
    }

    void output() const
    {
        const QRectF line = layout.outputLine();
        const QRectF whole(line.left(), line.top(),
                           layout.output().left + layout.output().width - line.left(), line.height());
        p.setPen(QPen(look.theme.line, 1));
        p.drawLine(whole.topLeft(), whole.topRight());
        p.setFont(strong);
        p.setPen(ink(look.theme.query));
        const QRectF words = beforeOutput(line);
        const QString name = tr("Output of query %1").arg(results.inputs.query);
        const QString shortName = tr("Output %1").arg(results.inputs.query);
        const bool fits = textWidth(strong, name) <= words.width();
        const bool isCut = layout.components < results.v.cols();
        const bool fitsWhole =
            isCut &&
            textWidth(strong, shortName) + widths.gap + textWidth(strong, wholeOutput()) <= whole.width();
        write(fitsWhole ? whole : words, Qt::AlignLeft, fits && !fitsWhole ? name : shortName);
        p.setPen(ink(look.theme.text));
        p.setOpacity(appeared(layout.shown));
        if (fitsWhole) { // the columns had to leave numbers out, this line need not
            write(whole, Qt::AlignRight, wholeOutput());
            p.setOpacity(1);
            return;
        }
        const VectorWidths& parts = layout.sum.isShown() ? widths.sum : widths.product;
        vector(in(layout.output(), line), parts, {}, results.trace.output.row(results.inputs.query),
               decimals());
        p.setOpacity(1);
    }

    void paint() const
    {
        titles();
        for (int key = layout.first; key < layout.first + layout.shown; ++key)
            row(key);
        moreLine();
        sumLine();
        output();
    }
};

void MixView::paintTo(QPainter& painter, const QRectF& area) const
{
    if (paintNotKnown(frame(), painter, area, appearance()))
        return;
    Painter{*this, painter, sizedFor(area)}.paint();
}

} // namespace views
