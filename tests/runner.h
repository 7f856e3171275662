#pragma once

namespace tests {

/// Runs the cases the arguments choose; returns the program's exit code. Catch2's version 2 is compiled
/// where this is, once for both test programs.
int run(int argc, char** argv);

} // namespace tests
