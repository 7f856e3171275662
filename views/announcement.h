#pragma once

#include <QAccessibleObject>
#include <QWidget>

namespace views {

/// Sentences that a screen reader says at once, wherever the focus is.
class Announcement : public QObject
{
    Q_OBJECT

public:
    explicit Announcement(QWidget* of) : QObject(of), m_of(of) {}

    /// Also where it was said before.
    void say(const QString& sentence);

    const QString& sentence() const { return m_sentence; }
    QWidget* of() const { return m_of; }

private:
    QWidget* m_of;
    QString m_sentence; // the last one
};

/// A notification that appears: Qt 6.4 knows no announcements, but screen readers read these.
class AnnouncementAccess : public QAccessibleObject
{
public:
    explicit AnnouncementAccess(Announcement* announcement);

    QAccessible::Role role() const override { return QAccessible::Notification; }
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override { return {}; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }

private:
    const Announcement& m_announcement;
};

} // namespace views
