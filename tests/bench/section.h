#pragma once

#include <algorithm>
#include <chrono>
#include <vector>

namespace bench {

/// One table of the benchmark: its name on the command line, and what measures and prints it.
struct Section
{
    const char* name;
    void (*run)();
};

inline constexpr int kRuns = 21; // whose median counts

/// The median time of `runs` calls after one that warms up.
template <typename Work>
double medianMilliseconds(int runs, const Work& work)
{
    using Clock = std::chrono::steady_clock;
    work();
    std::vector<double> times;
    for (int run = 0; run < runs; ++run) {
        const auto start = Clock::now();
        work();
        times.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    const auto middle = times.begin() + runs / 2;
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

} // namespace bench
