#pragma once

namespace app {

/// The whole program: reads the command line and does what it asks for. Returns the exit code: 0 done, 1 the
/// work failed, 2 wrong usage; one line on standard error says why.
int run(int argc, char** argv);

} // namespace app
