#pragma once

#include "views/accessibility.h"

#include <QAccessible>
#include <QTest>

#include <vector>

/// What a screen reader reads and hears.
namespace tests {

inline QString nameOf(const QAccessibleInterface& of)
{
    return of.text(QAccessible::Name);
}

inline QString nameOf(const QAccessibleInterface& parent, int child)
{
    return nameOf(*parent.child(child));
}

/// While it lives, a screen reader listens. One at a time.
class Heard
{
public:
    Heard()
    {
        events().clear();
        views::setListener(hear);
    }
    ~Heard() { views::setListener(nullptr); }
    Heard(const Heard&) = delete;
    Heard& operator=(const Heard&) = delete;

    void clear() { events().clear(); }

    /// Names of what the events of that kind were about, as they were then.
    QStringList names(QAccessible::Event kind) const
    {
        QStringList found;
        for (const Told& told : events())
            if (told.kind == kind)
                found += told.name;
        return found;
    }

    /// Sentences that are read at once, wherever the focus is.
    QStringList announced() const
    {
        QStringList found;
        for (const Told& told : events())
            if (told.isAnnouncement)
                found += told.name;
        return found;
    }

private:
    struct Told
    {
        QAccessible::Event kind;
        QString name;
        bool isAnnouncement;
    };

    static std::vector<Told>& events()
    {
        static std::vector<Told> all;
        return all;
    }

    static void hear(const QAccessibleEvent& event)
    {
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
        if (event.type() == QAccessible::Announcement) {
            const QString said = static_cast<const QAccessibleAnnouncementEvent&>(event).message();
            events().push_back({event.type(), said, true});
            return;
        }
#endif
        if (const QAccessibleInterface* of = event.accessibleInterface())
            events().push_back(
                {event.type(), nameOf(*of),
                 event.type() == QAccessible::ObjectShow && of->role() == QAccessible::Notification});
    }
};

} // namespace tests
