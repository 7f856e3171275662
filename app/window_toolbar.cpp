#include "app/main_window.h"
#include "app/shortcuts.h"
#include "views/tooltip_text.h"

#include <QBoxLayout>
#include <QDockWidget>
#include <QPushButton>

namespace app {

namespace {

constexpr int kRoomForWords = 1150; // pixels of window width at zoom 1

QPushButton* button(const QString& toolTip, QWidget* parent)
{
    auto* result = new QPushButton(parent);
    result->setToolTip(toolTip);
    result->setFocusPolicy(Qt::TabFocus); // a click leaves the focus where the person works
    return result;
}

} // namespace

QWidget* MainWindow::buildToolbar()
{
    auto* bar = new QWidget(this);
    bar->setObjectName(QStringLiteral("toolbar"));
    bar->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(14, 7, 14, 7);
    row->setSpacing(8);
    m_undo = button(tr("Nothing to undo"), bar);
    m_redo = button(tr("Nothing to redo"), bar);
    m_reset = button(withKey(tr("This lesson back to its start"), QStringLiteral("reset")), bar);
    m_export = button(
        withKey(tr("Save a panel as a picture or its numbers as a table"), QStringLiteral("export")), bar);
    m_project = button(withKey(tr("Full screen with large type"), QStringLiteral("projector")), bar);
    m_guideButton = button(withKey(tr("The guide beside the panels"), QStringLiteral("guide-dock")), bar);
    m_guideButton->setText(tr("Guide"));
    m_undo->setAccessibleName(tr("Undo"));
    m_redo->setAccessibleName(tr("Redo"));
    m_reset->setAccessibleName(tr("Reset all"));
    m_export->setAccessibleName(tr("Export figure…"));
    auto* controls = new QWidget(bar); // keeps its room where a lesson has no controls
    m_controls = new QHBoxLayout(controls);
    m_controls->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* each : {m_undo, m_redo, m_reset})
        row->addWidget(each);
    row->addSpacing(10);
    row->addWidget(controls, 1);
    row->addSpacing(10);
    row->addWidget(m_export);
    row->addWidget(m_guideButton);
    row->addWidget(m_project);

    QUndoStack& undo = m_state.undoStack();
    m_undo->setEnabled(false);
    m_redo->setEnabled(false);
    connect(m_undo, &QPushButton::clicked, &undo, &QUndoStack::undo);
    connect(m_redo, &QPushButton::clicked, &undo, &QUndoStack::redo);
    connect(&undo, &QUndoStack::canUndoChanged, m_undo, &QPushButton::setEnabled);
    connect(&undo, &QUndoStack::canRedoChanged, m_redo, &QPushButton::setEnabled);
    connect(&undo, &QUndoStack::undoTextChanged, m_undo, [this](const QString& step) {
        m_undo->setToolTip(
            step.isEmpty() ? tr("Nothing to undo")
                           : views::tooltipText({withKey(tr("Undo: %1").arg(step), QStringLiteral("undo"))}));
    });
    connect(&undo, &QUndoStack::redoTextChanged, m_redo, [this](const QString& step) {
        m_redo->setToolTip(
            step.isEmpty() ? tr("Nothing to redo")
                           : views::tooltipText({withKey(tr("Redo: %1").arg(step), QStringLiteral("redo"))}));
    });
    connect(m_reset, &QPushButton::clicked, &m_state, &AppState::resetAll);
    connect(m_export, &QPushButton::clicked, this, [this] { exportFigure(currentView()); });
    connect(m_guideButton, &QPushButton::clicked, m_guideDock->toggleViewAction(), &QAction::trigger);
    connect(m_project, &QPushButton::clicked, this, [this] { setProjector(!m_projector); });
    return bar;
}

/// Words where there is room, then fewer, then signs alone, which the tooltips explain.
void MainWindow::shortenToolbar()
{
    const QWidget& bar = *m_undo->parentWidget();
    const bool roomy = width() >= kRoomForWords * m_preferences.appearance(m_projector).zoom;
    const auto fits = [&] { return bar.layout()->totalMinimumSize().width() <= width(); };
    m_redo->setText(tr("↷"));
    m_project->setText(m_projector ? tr("Leave projector") : tr("Projector"));
    m_guideButton->setVisible(m_projector);
    m_project->setVisible(true);
    m_undo->setText(tr("↶ Undo"));
    m_reset->setText(tr("Reset all"));
    m_export->setText(tr("Export figure…"));
    if (roomy && fits())
        return;
    m_project->setVisible(m_projector);
    m_undo->setText(tr("↶"));
    m_reset->setText(tr("Reset"));
    m_export->setText(tr("Export…"));
    if (fits())
        return;
    m_reset->setText(QStringLiteral("↺"));
    m_export->setText(QStringLiteral("↗"));
}

} // namespace app
