#include "tests/bench/attention_bench.h"
#include "tests/bench/section.h"

#include <array>
#include <cstdio>
#include <string_view>

namespace {

/// A new table adds itself here.
constexpr std::array kSections{
    bench::Section{"attention", bench::attentionHead},
};

} // namespace

/// bench [SECTION]…    measures the sections named, or all
int main(int argc, char** argv)
{
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
