#include "app/shortcuts_dialog.h"

#include "app/board.h"
#include "app/panel_keys.h"
#include "app/shortcuts.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QScreen>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace app {

namespace {

QString plain(QString menuText)
{
    return menuText.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const Board& board, QWidget* parent)
    : QDialog(parent), m_keys(new QTreeWidget(this))
{
    setAttribute(Qt::WA_WindowPropagation); // the program's palette
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_keys->setAccessibleName(tr("Keyboard shortcuts"));
    m_keys->setHeaderLabels({tr("What it does"), tr("Keys")});
    m_keys->setRootIsDecorated(false);
    addWindowKeys();
    addSwitches(board);
    addPanelKeys(board);
    layOut();
}

void ShortcutsDialog::layOut()
{
    m_keys->expandAll();
    m_keys->header()->setStretchLastSection(false);
    m_keys->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* rows = new QVBoxLayout(this);
    rows->addWidget(m_keys);
    rows->addWidget(buttons);
    const int line = fontMetrics().height();
    m_keys->resizeColumnToContents(0); // before it takes the rest
    const int words = m_keys->columnWidth(0) + m_keys->header()->sectionSizeHint(1) + 8 * line;
    const QSize screenRoom = screen()->availableSize() * 9 / 10;
    resize(QSize(std::max(35 * line, words), 40 * line).boundedTo(screenRoom));
}

void ShortcutsDialog::addWindowKeys()
{
    QTreeWidgetItem* last = nullptr;
    for (const Shortcut& each : shortcuts()) {
        if (const QString heading = title(each.group); !last || last->text(0) != heading)
            last = group(heading);
        const QString name = plain(each.translatedTitle());
        if (const auto keys = each.keySequences(); !keys.isEmpty())
            addRow(*last, name, keyWords(keys));
        if (const auto keys = each.freeKeySequences(); !keys.isEmpty())
            addRow(*last, tr("%1, unless the focus uses the key").arg(name), keyWords(keys));
    }
}

void ShortcutsDialog::addSwitches(const Board& board)
{
    QTreeWidgetItem* last = nullptr;
    for (const views::ViewEntry& entry : views::viewEntries())
        if (const views::View* view = board.view(QLatin1String(entry.id)))
            for (const QAction* action : view->actions()) {
                if (!last)
                    last = group(tr("Switches of this lesson"));
                const QString keys = keyWords(action->shortcuts());
                addRow(*last, plain(action->text()), keys.isEmpty() ? tr("switched off") : keys);
            }
}

void ShortcutsDialog::addPanelKeys(const Board& board)
{
    QTreeWidgetItem* last = nullptr;
    const char* lastView = "";
    for (const PanelKey& each : panelKeys()) {
        if (!board.view(QLatin1String(each.view)))
            continue;
        if (QLatin1String(lastView) != QLatin1String(each.view))
            last = group(
                tr("In the panel “%1”").arg(views::viewEntry(QLatin1String(each.view))->translatedTitle()));
        lastView = each.view;
        addRow(*last, each.translatedTitle(), keyWords(each.keySequences()));
    }
}

QTreeWidgetItem* ShortcutsDialog::group(const QString& title)
{
    auto* made = new QTreeWidgetItem(m_keys, {title});
    made->setFirstColumnSpanned(true);
    QFont bold = m_keys->font();
    bold.setBold(true);
    made->setFont(0, bold);
    return made;
}

void ShortcutsDialog::addRow(QTreeWidgetItem& group, const QString& title, const QString& words)
{
    new QTreeWidgetItem(&group, {title, words});
}

} // namespace app
