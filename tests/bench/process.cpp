#include "tests/bench/process.h"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <stdexcept>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

[[noreturn]] void become(const std::vector<std::string>& command)
{
    std::vector<char*> arguments;
    for (const std::string& word : command)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    dup2(nowhere, STDERR_FILENO);
    execvp(arguments.front(), arguments.data());
    _exit(127);
}

double median(std::vector<double> numbers)
{
    std::ranges::sort(numbers);
    return numbers[numbers.size() / 2];
}

} // namespace

ProcessCost costOf(const std::vector<std::string>& command)
{
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    const pid_t child = fork();
    if (child == 0)
        become(command);
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - start).count();
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        throw std::runtime_error(command.front() + ": failed");
    return {milliseconds, static_cast<double>(usage.ru_maxrss) / 1024};
}

ProcessCost medianCostOf(int runs, const std::vector<std::string>& command)
{
    costOf(command);
    std::vector<double> times;
    std::vector<double> sizes;
    for (int run = 0; run < runs; ++run) {
        const ProcessCost cost = costOf(command);
        times.push_back(cost.milliseconds);
        sizes.push_back(cost.mebibytes);
    }
    return {median(times), median(sizes)};
}

std::string ownPath()
{
    return std::filesystem::read_symlink("/proc/self/exe");
}

} // namespace bench
