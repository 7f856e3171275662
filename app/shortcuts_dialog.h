#pragma once

#include <QDialog>

class QTreeWidget;
class QTreeWidgetItem;

namespace app {

class Board;

/// Every key: the window's, those of the shown views' switches, and those of each shown panel.
class ShortcutsDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ShortcutsDialog(const Board& board, QWidget* parent = nullptr);

private:
    void addWindowKeys();
    void addSwitches(const Board& board);
    void addPanelKeys(const Board& board);
    QTreeWidgetItem* group(const QString& title);
    void addRow(QTreeWidgetItem& group, const QString& title, const QString& words);
    void layOut();

    QTreeWidget* m_keys;
};

} // namespace app
