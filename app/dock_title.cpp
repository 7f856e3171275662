#include "app/dock_title.h"

#include <QDockWidget>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

namespace {

QToolButton* button(const QString& sign, const QString& name, const QString& toolTip, QWidget* parent)
{
    auto* made = new QToolButton(parent);
    made->setText(sign);
    made->setAccessibleName(name);
    made->setToolTip(toolTip);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

} // namespace

DockTitle::DockTitle(QDockWidget& dock, const QString& hideTip) : QWidget(&dock)
{
    setObjectName(QStringLiteral("dockTitle"));
    setAttribute(Qt::WA_StyledBackground);
    auto* name = new QLabel(dock.windowTitle(), this);
    name->setObjectName(QStringLiteral("heading"));
    auto* move = button(QStringLiteral("⇄"), tr("Move %1").arg(dock.windowTitle()),
                        tr("To the other side of the window"), this);
    auto* hide = button(QStringLiteral("✕"), tr("Hide %1").arg(dock.windowTitle()), hideTip, this);
    connect(move, &QToolButton::clicked, this, &DockTitle::moveRequested);
    connect(hide, &QToolButton::clicked, this, &DockTitle::hideRequested);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 8, 2);
    row->setSpacing(2);
    row->addWidget(name, 1);
    row->addWidget(move);
    row->addWidget(hide);
}

} // namespace app
