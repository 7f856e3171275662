#pragma once

#include <QRectF>
#include <QString>

namespace views {

/// How far a number without bounds of its own can be set; beyond, the session refuses it with a sentence.
inline constexpr double kLargestSpoken = 1e300;

/// A number that a view shows in one place, as a screen reader reads and sets it: the height of a bar, the
/// end of an arrow.
struct SpokenNumber
{
    QString name;  // what it is a number of: "Probability of 1 “cat”"
    QString value; // as it is read: "0.422"
    double number = 0;
    double minimum = 0;
    double maximum = 1;
    double step = 0; // of a key press; 0 for none
    QRectF place;    // within the view
    bool chosen = false;
    bool settable = false;
};

} // namespace views
