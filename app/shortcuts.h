#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace app {

enum class KeyGroup { File, Edit, View, Lesson, Help };

/// What the window does at a key. Menu entries, tooltips and the list of shortcuts all read it here.
struct Shortcut
{
    const char* id;
    const char* title; // of its menu entry, translated in the context "Shortcut"
    KeyGroup group;
    const char* keys;          // from anywhere: portable text, several parted by "; "
    const char* freeKeys = ""; // only where the focus has no use for them

    QString translatedTitle() const;
    QList<QKeySequence> keySequences() const;
    QList<QKeySequence> freeKeySequences() const;
};

/// Every key of the window, in the order of its menus.
std::span<const Shortcut> shortcuts();

/// Throws std::invalid_argument when no shortcut has that id.
const Shortcut& shortcut(const QString& id);

QString title(KeyGroup group);

/// The key in whole words: "Ctrl+PageDown".
QString keyWords(const QKeySequence& key);

/// All keys, as "Ctrl+Shift+Z or Ctrl+Y"; of more than two, "Alt+1 to Alt+9".
QString keyWords(const QList<QKeySequence>& keys);

/// The words with the shortcut's first key behind them, for a tooltip.
QString withKey(const QString& words, const QString& id);

} // namespace app
