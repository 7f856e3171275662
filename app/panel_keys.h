#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <span>

namespace app {

/// What a key does in a panel that has the keyboard focus.
struct PanelKey
{
    const char* view;
    const char* title; // translated in the context "PanelKey"
    const char* keys;  // portable text, several parted by "; "

    QString translatedTitle() const;
    QList<QKeySequence> keySequences() const;
};

std::span<const PanelKey> panelKeys();

} // namespace app
