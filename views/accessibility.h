#pragma once

class QAccessibleEvent;

namespace views {

class View;

/// Gives the views that paint their numbers themselves something a screen reader can read. Once, after the
/// application is made.
void installAccessibility();

/// Tells a screen reader that has asked for the view what the view's new frame has changed, or where in it
/// the focus is.
void tellFrame(View& view);
void tellFocus(View& view);

/// Sends a screen reader the event. Tests listen too, as Qt sends nothing while no screen reader runs.
void send(QAccessibleEvent&& event);
using Listener = void (*)(const QAccessibleEvent& event);
void setListener(Listener listener);

} // namespace views
