#include "views/accessibility.h"

#include "views/announcement.h"
#include "views/heatmap_access.h"
#include "views/number_access.h"

#include <QAccessible>

namespace views {

namespace {

QAccessibleInterface* make(const QString&, QObject* object)
{
    if (auto* heatmap = qobject_cast<HeatmapView*>(object))
        return new HeatmapAccess(heatmap);
    if (auto* view = qobject_cast<View*>(object))
        return new NumberAccess(view);
    if (auto* announcement = qobject_cast<Announcement*>(object))
        return new AnnouncementAccess(announcement);
    return nullptr;
}

Listener& listening()
{
    static Listener listener = nullptr;
    return listener;
}

} // namespace

void installAccessibility()
{
    QAccessible::installFactory(make);
}

void setListener(Listener listener)
{
    listening() = listener;
}

void send(QAccessibleEvent&& event)
{
    if (listening())
        listening()(event);
    QAccessible::updateAccessibility(&event);
}

void tellFrame(View& view)
{
    if (PartAccess* access = PartAccess::of(view))
        access->tellFrame();
}

/// After Qt's own word that the view has the focus, of which its part is the more exact one.
void tellFocus(View& view)
{
    const auto tell = [&view] {
        if (PartAccess* access = PartAccess::of(view); access && view.hasFocus())
            access->tellFocus();
    };
    QMetaObject::invokeMethod(&view, tell, Qt::QueuedConnection);
}

} // namespace views
