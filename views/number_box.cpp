#include "views/number_box.h"

#include "core/number_text.h"
#include "views/count_text.h"

#include <QKeyEvent>

#include <cmath>

namespace views {

namespace {

constexpr int kUsualDecimals = 2;
constexpr int kWidestTold = 240; // pixels of what was typed

QString withoutCommas(QString text)
{
    return text.remove(QLatin1Char(','));
}

class UndoToWindow : public QObject
{
public:
    using QObject::QObject;

    bool eventFilter(QObject* box, QEvent* event) override
    {
        if (event->type() != QEvent::ShortcutOverride)
            return QObject::eventFilter(box, event);
        const auto* key = static_cast<QKeyEvent*>(event);
        if (!key->matches(QKeySequence::Undo) && !key->matches(QKeySequence::Redo))
            return QObject::eventFilter(box, event);
        event->ignore();
        return true;
    }
};

} // namespace

std::optional<double> readNumber(QString text)
{
    text.replace(QLatin1Char(','), QLatin1Char('.')).replace(QChar(0x2212), QLatin1Char('-'));
    return core::parseNumber(text.trimmed().toStdString());
}

NumberBox::NumberBox(QWidget* parent) : QDoubleSpinBox(parent)
{
    setDecimals(core::kMaxDecimals);
    setKeyboardTracking(false);
    setAlignment(Qt::AlignCenter);
    leaveUndoToWindow(*this);
}

void leaveUndoToWindow(QWidget& box)
{
    box.installEventFilter(new UndoToWindow(&box));
}

QString NumberBox::textFromValue(double value) const
{
    QString text = QString::fromStdString(core::fixedText(value, core::kMaxDecimals));
    const auto shortest = text.indexOf(QLatin1Char('.')) + 1 + kUsualDecimals;
    while (text.size() > shortest && text.endsWith(QLatin1Char('0')))
        text.chop(1);
    return text.replace(QLatin1Char('-'), QChar(0x2212)); // as everywhere in the window
}

double NumberBox::valueFromText(const QString& text) const
{
    return readNumber(text).value_or(value());
}

QValidator::State NumberBox::validate(QString& text, int&) const
{
    const auto number = readNumber(text);
    return number && *number >= minimum() && *number <= maximum() ? QValidator::Acceptable
                                                                  : QValidator::Intermediate;
}

/// Called where editing ends with a text that is no number in the range.
void NumberBox::fixup(QString& text) const
{
    const QString sentence = decimals() == 0 ? tr("%1 must be a whole number from %2 to %3, not “%4”.")
                                             : tr("%1 must be a number from %2 to %3, not “%4”.");
    Q_EMIT refused(sentence.arg(accessibleName(), textFromValue(minimum()), textFromValue(maximum()),
                                QFontMetrics(font()).elidedText(text, Qt::ElideRight, kWidestTold)));
}

WholeBox::WholeBox(QWidget* parent) : NumberBox(parent)
{
    setDecimals(0);
    connect(this, &QDoubleSpinBox::valueChanged, this, [this] { Q_EMIT wholeChanged(whole()); });
}

core::Index WholeBox::whole() const
{
    return std::llround(value());
}

QString WholeBox::textFromValue(double value) const
{
    return wholeText(value).replace(QLatin1Char('-'), QChar(0x2212));
}

double WholeBox::valueFromText(const QString& text) const
{
    return NumberBox::valueFromText(withoutCommas(text));
}

QValidator::State WholeBox::validate(QString& text, int& position) const
{
    QString plain = withoutCommas(text);
    const auto number = readNumber(plain);
    return number && core::isWhole(*number) ? NumberBox::validate(plain, position) : QValidator::Intermediate;
}

} // namespace views
