#pragma once

#include <string>
#include <vector>

namespace bench {

/// What a process of its own cost, as the system counts it.
struct ProcessCost
{
    double milliseconds = 0; // wall clock, from before its start to its end
    double mebibytes = 0;    // largest resident size
};

/// Runs the command once, its output thrown away. Throws std::runtime_error when it fails.
ProcessCost costOf(const std::vector<std::string>& command);

/// The median of several runs after one that warms up, figure by figure.
ProcessCost medianCostOf(int runs, const std::vector<std::string>& command);

/// The path of the running program, to start it again.
std::string ownPath();

} // namespace bench
