#pragma once

#include <QString>

#include <memory>
#include <span>

class QWidget;

namespace views {

class View;

/// Where a lesson's view lies in the window.
enum class Place { Controls, Summary, Subject, Side, Strip, Footer, Guide };

/// A kind of view, by the id that lessons and the command line use.
struct ViewEntry
{
    const char* id;
    const char* title; // translated in the context "ViewEntry"
    Place place;
    View* (*make)(QWidget* parent);

    QString translatedTitle() const;
};

/// Every view of the program, in the order in which a place shows them.
std::span<const ViewEntry> viewEntries();

/// The entry of that id; nothing for any other text.
const ViewEntry* viewEntry(const QString& id);

} // namespace views
