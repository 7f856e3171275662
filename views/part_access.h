#pragma once

#include "views/view.h"

#include <QAccessibleWidget>
#include <QHash>

namespace views {

/// A view with parts that a screen reader reads one by one, though they are no widgets. A part's interface is
/// made when it is asked for, so that a matrix of a million cells costs what is read of it.
class PartAccess : public QAccessibleWidget
{
public:
    PartAccess(View* view, QAccessible::Role role);
    ~PartAccess() override;

    /// The view's, once a screen reader has asked for it.
    static PartAccess* of(const View& view);

    virtual int partCount() const = 0;
    virtual QString partName(int part) const = 0;
    virtual QRectF partPlace(int part) const = 0;         // within the view
    virtual std::optional<int> partAt(QPointF) const = 0; // within the view
    virtual std::optional<int> chosenPart() const = 0;

    /// Counted from 0; null for any other number.
    QAccessibleInterface* part(int index) const;

    /// Tells what has changed since it was last told.
    virtual void tellFrame();
    void tellFocus();

    int childCount() const override { return partCount(); }
    QAccessibleInterface* child(int index) const override { return part(index); }
    int indexOfChild(const QAccessibleInterface* child) const override;
    QAccessibleInterface* childAt(int x, int y) const override;
    QAccessibleInterface* focusChild() const override;

    View& view() const { return *m_view; }

protected:
    virtual QAccessibleInterface* makePart(int index) const = 0;

private:
    struct Made
    {
        QAccessible::Id id = 0;
        QString name; // as it was last told
    };

    void forgetParts();
    void tellNames();

    View* m_view;
    mutable QHash<int, Made> m_made;
    int m_toldCount = 0;
    std::optional<int> m_toldChosen;
};

/// One part: what all kinds of them have in common.
class Part : public QAccessibleInterface
{
public:
    Part(const PartAccess& owner, int index) : m_owner(owner), m_index(index) {}

    int index() const { return m_index; }
    bool isValid() const override { return m_index < m_owner.partCount(); }
    QObject* object() const override { return nullptr; }
    QWindow* window() const override { return m_owner.window(); }
    QAccessibleInterface* parent() const override { return const_cast<PartAccess*>(&m_owner); }
    QAccessibleInterface* child(int) const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString&) override {}
    QRect rect() const override;
    QAccessible::State state() const override;

protected:
    bool isChosen() const { return m_owner.chosenPart() == m_index; }

private:
    const PartAccess& m_owner; // outlives its parts
    int m_index;
};

} // namespace views
