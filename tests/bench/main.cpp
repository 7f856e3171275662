#include "core/freed_memory.h"
#include "tests/bench/attention_bench.h"
#include "tests/bench/cache_bench.h"
#include "tests/bench/model_bench.h"
#include "tests/bench/section.h"
#include "tests/bench/window_bench.h"

#include <array>
#include <cstdio>
#include <string_view>

namespace {

/// A new table adds itself here.
constexpr std::array kSections{
    bench::Section{"attention", bench::attentionHead},
    bench::Section{"cache", bench::cacheSteps},
    bench::Section{"model", bench::model},
    bench::Section{"window", bench::window},
    bench::Section{"busy-window", bench::busyWindow},
};

} // namespace

/// bench [SECTION]…    measures the sections named, or all
int main(int argc, char** argv)
{
    core::keepFreedMemory(); // as the program does
    if (argc == 2 && argv[1] == std::string_view("--own-window"))
        return bench::showOwnWindow(argc, argv);
    if (argc == 2 && argv[1] == std::string_view("--empty-window"))
        return bench::showEmptyWindow(argc, argv);
    bool found = argc == 1;
    for (const bench::Section& section : kSections) {
        bool isWanted = argc == 1;
        for (int i = 1; i < argc; ++i)
            isWanted = isWanted || std::string_view(argv[i]) == section.name;
        if (!isWanted)
            continue;
        found = true;
        section.run();
    }
    if (!found)
        std::fprintf(stderr, "bench: no section of that name\n");
    return found ? 0 : 2;
}
