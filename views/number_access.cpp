#include "views/number_access.h"

#include "views/accessibility.h"
#include "views/text_line_view.h"

#include <algorithm>
#include <cmath>

namespace views {

namespace {

class NumberPart : public Part, public QAccessibleValueInterface
{
public:
    NumberPart(const NumberAccess& owner, int index) : Part(owner, index), m_view(owner.view()) {}

    QAccessible::Role role() const override
    {
        return isValid() && number().settable ? QAccessible::Slider : QAccessible::StaticText;
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value && isValid() ? number().value : Part::text(kind);
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = Part::state();
        state.readOnly = isValid() && !number().settable;
        return state;
    }

    QVariant currentValue() const override { return isValid() ? number().number : 0; }
    QVariant minimumValue() const override { return isValid() ? number().minimum : 0; }
    QVariant maximumValue() const override { return isValid() ? number().maximum : 0; }
    QVariant minimumStepSize() const override { return isValid() ? number().step : 0; }

    void setCurrentValue(const QVariant& value) override
    {
        if (!isValid() || !number().settable || !std::isfinite(value.toDouble()))
            return;
        const SpokenNumber now = number();
        m_view.setSpokenNumber(index(), std::clamp(value.toDouble(), now.minimum, now.maximum));
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this) : nullptr;
    }

private:
    SpokenNumber number() const { return m_view.spokenNumber(index()); }

    View& m_view;
};

} // namespace

NumberAccess::NumberAccess(View* view) : PartAccess(view, QAccessible::Client) {}

/// Screen readers pass over a panel that is empty, but read a picture's name and description.
QAccessible::Role NumberAccess::role() const
{
    if (partCount() > 0)
        return QAccessible::Chart;
    if (qobject_cast<const TextLineView*>(&view()))
        return QAccessible::StaticText;
    return QAccessibleWidget::childCount() > 0 ? QAccessibleWidget::role() : QAccessible::Graphic;
}

QAccessibleInterface* NumberAccess::makePart(int index) const
{
    return new NumberPart(*this, index);
}

int NumberAccess::partCount() const
{
    return view().frame().results ? view().spokenNumbers() : 0;
}

/// A number that can be set is a value of its own; one that can't is read with its name.
QString NumberAccess::partName(int part) const
{
    const SpokenNumber number = view().spokenNumber(part);
    return number.settable ? number.name : View::tr("%1: %2").arg(number.name, number.value);
}

QRectF NumberAccess::partPlace(int part) const
{
    return view().spokenNumber(part).place;
}

std::optional<int> NumberAccess::partAt(QPointF point) const
{
    for (int part = 0; part < partCount(); ++part)
        if (partPlace(part).contains(point))
            return part;
    return std::nullopt;
}

std::optional<int> NumberAccess::chosenPart() const
{
    constexpr int kMostSearched = 4096; // of what has more numbers none is chosen by itself
    for (int part = 0; part < std::min(partCount(), kMostSearched); ++part)
        if (view().spokenNumber(part).chosen)
            return part;
    return std::nullopt;
}

void NumberAccess::tellFrame()
{
    PartAccess::tellFrame();
    const auto chosen = chosenPart();
    const auto number = chosen ? std::optional(view().spokenNumber(*chosen).number) : std::nullopt;
    if (number && number != m_toldNumber) {
        send(QAccessibleValueChangeEvent(part(*chosen), *number));
    }
    m_toldNumber = number;
}

int NumberAccess::childCount() const
{
    return partCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* NumberAccess::child(int index) const
{
    return index < partCount() ? part(index) : QAccessibleWidget::child(index - partCount());
}

int NumberAccess::indexOfChild(const QAccessibleInterface* child) const
{
    if (const int index = PartAccess::indexOfChild(child); index >= 0)
        return index;
    const int widget = QAccessibleWidget::indexOfChild(child);
    return widget >= 0 ? partCount() + widget : -1;
}

QAccessibleInterface* NumberAccess::childAt(int x, int y) const
{
    QAccessibleInterface* widget = QAccessibleWidget::childAt(x, y);
    return widget ? widget : PartAccess::childAt(x, y);
}

} // namespace views
