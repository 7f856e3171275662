#include "views/announcement.h"

#include "views/accessibility.h"

namespace views {

void Announcement::say(const QString& sentence)
{
    m_sentence = sentence;
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
    send(QAccessibleAnnouncementEvent(m_of, sentence));
#else
    for (const QAccessible::Event kind : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
        send(QAccessibleEvent(this, kind));
    }
#endif
}

AnnouncementAccess::AnnouncementAccess(Announcement* announcement)
    : QAccessibleObject(announcement), m_announcement(*announcement)
{
}

QString AnnouncementAccess::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Name ? m_announcement.sentence() : QString();
}

QAccessibleInterface* AnnouncementAccess::parent() const
{
    return QAccessible::queryAccessibleInterface(m_announcement.of());
}

} // namespace views
