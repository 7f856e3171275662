#pragma once

namespace bench {

/// The first painted window, an edit to the painted window, and a figure as a whole process.
void window();

/// Shows the program's window, or an empty one with one chart, and ends when it is painted: a process of its
/// own for `window` to time.
int showOwnWindow(int argc, char** argv);
int showEmptyWindow(int argc, char** argv);

} // namespace bench
