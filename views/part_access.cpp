#include "views/part_access.h"

#include "views/accessibility.h"

namespace views {

namespace {

constexpr qsizetype kMostPartsTold = 4096; // parts; where more were read, they are read anew

QHash<const View*, PartAccess*>& all()
{
    static QHash<const View*, PartAccess*> made; // used by the window's thread alone
    return made;
}

} // namespace

PartAccess::PartAccess(View* view, QAccessible::Role role) : QAccessibleWidget(view, role), m_view(view)
{
    all().insert(view, this);
}

PartAccess::~PartAccess()
{
    all().remove(m_view);
    forgetParts();
}

PartAccess* PartAccess::of(const View& view)
{
    return all().value(&view);
}

void PartAccess::forgetParts()
{
    for (const Made& made : std::as_const(m_made))
        QAccessible::deleteAccessibleInterface(made.id);
    m_made.clear();
}

QAccessibleInterface* PartAccess::part(int index) const
{
    if (index < 0 || index >= partCount())
        return nullptr;
    Made& made = m_made[index];
    if (made.id == 0) {
        made.id = QAccessible::registerAccessibleInterface(makePart(index));
        made.name = partName(index);
    }
    return QAccessible::accessibleInterface(made.id);
}

int PartAccess::indexOfChild(const QAccessibleInterface* child) const
{
    const auto* part = dynamic_cast<const Part*>(child);
    return part && part->parent() == this ? part->index() : -1;
}

QAccessibleInterface* PartAccess::childAt(int x, int y) const
{
    if (!rect().contains(x, y))
        return nullptr;
    const auto found = partAt(m_view->mapFromGlobal(QPointF(x, y)));
    return found ? part(*found) : nullptr;
}

QAccessibleInterface* PartAccess::focusChild() const
{
    if (!m_view->hasFocus())
        return QAccessibleWidget::focusChild();
    const auto chosen = chosenPart();
    return chosen ? part(*chosen) : nullptr;
}

void PartAccess::tellFocus()
{
    m_toldChosen = chosenPart();
    if (QAccessibleInterface* chosen = focusChild()) {
        send(QAccessibleEvent(chosen, QAccessible::Focus));
    }
}

void PartAccess::tellNames()
{
    for (auto made = m_made.begin(); made != m_made.end(); ++made) {
        const QString name = partName(made.key());
        if (name == made->name)
            continue;
        made->name = name;
        send(QAccessibleEvent(QAccessible::accessibleInterface(made->id), QAccessible::NameChanged));
    }
}

void PartAccess::tellFrame()
{
    const bool otherCount = partCount() != m_toldCount;
    m_toldCount = partCount();
    if (otherCount || m_made.size() > kMostPartsTold) {
        forgetParts();
        m_toldChosen.reset();
        send(QAccessibleEvent(m_view, QAccessible::ObjectReorder));
    }
    tellNames();
    if (m_view->hasFocus() && chosenPart() != m_toldChosen)
        tellFocus();
}

QString Part::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name && isValid() ? m_owner.partName(m_index) : QString();
}

QRect Part::rect() const
{
    if (!isValid())
        return {};
    const QRectF place = m_owner.partPlace(m_index);
    return QRectF(m_owner.view().mapToGlobal(place.topLeft()), place.size()).toAlignedRect();
}

QAccessible::State Part::state() const
{
    QAccessible::State state;
    state.invalid = !isValid();
    if (!isValid())
        return state;
    state.invisible = !m_owner.view().isVisible();
    state.selectable = true;
    state.selected = isChosen();
    state.focusable = true;
    state.focused = isChosen() && m_owner.view().hasFocus();
    return state;
}

} // namespace views
