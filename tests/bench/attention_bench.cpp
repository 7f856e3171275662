#include "tests/bench/attention_bench.h"

#include "core/attention_output.h"
#include "tests/bench/section.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <map>
#include <string>
#include <thread>

namespace bench {

namespace {

using core::Index;
using core::Matrix;

constexpr Index kWidth = 64;
constexpr std::array<Index, 5> kTokens{128, 256, 512, 1024, 2048};

/// The formula one query after the other, each over the keys it sees.
Matrix plainLoop(const Matrix& q, const Matrix& k, const Matrix& v)
{
    Matrix output(q.rows(), v.cols());
    const double scale = 1 / std::sqrt(static_cast<double>(q.cols()));
    for (Index query = 0; query < q.rows(); ++query) {
        const Index visible = query + 1;
        Eigen::RowVectorXd row = q.row(query) * k.topRows(visible).transpose() * scale;
        row = (row.array() - row.maxCoeff()).exp();
        output.row(query) = row * v.topRows(visible) / row.sum();
    }
    return output;
}

/// PyTorch's milliseconds by number of tokens; empty where python3-torch is not installed.
std::map<Index, double> torchMilliseconds()
{
    std::string command = TORCH_PYTHON " " BENCH_DIR "/torch_attention.py " +
                          std::to_string(std::thread::hardware_concurrency()) + " " + std::to_string(kWidth) +
                          " " + std::to_string(kRuns);
    for (const Index tokens : kTokens)
        command += " " + std::to_string(tokens);
    command += " 2>/dev/null";
    std::map<Index, double> times;
    if (FILE* pipe = popen(command.c_str(), "r")) {
        long tokens = 0;
        double milliseconds = 0;
        while (std::fscanf(pipe, "%ld %lf", &tokens, &milliseconds) == 2)
            times[tokens] = milliseconds;
        pclose(pipe);
    }
    return times;
}

struct Measured
{
    double head = 0;  // ms
    double plain = 0; // ms
};

Measured measure(Index tokens)
{
    std::srand(1);
    const Matrix q = Matrix::Random(tokens, kWidth);
    const Matrix k = Matrix::Random(tokens, kWidth);
    const Matrix v = Matrix::Random(tokens, kWidth);
    const core::Mask mask = core::Mask::causal(tokens);
    Matrix output;
    return {medianMilliseconds(
                kRuns, [&] { output = attentionOutput(q, k, v, mask, core::Scaling::BySqrtOfWidth); }),
            medianMilliseconds(kRuns, [&] { output = plainLoop(q, k, v); })};
}

} // namespace

void attentionHead()
{
    std::printf("One causal attention head, width %ld, double precision, %u threads, median of %d runs\n",
                static_cast<long>(kWidth), std::thread::hardware_concurrency(), kRuns);
    const auto torch = torchMilliseconds();
    if (torch.empty())
        std::printf("(python3-torch is not installed: no comparison with PyTorch)\n");
    std::printf("%8s %10s %12s %16s %14s\n", "tokens", "ms", "ns per n^2*d", "plain loop, ms", "PyTorch, ms");
    for (const Index tokens : kTokens) {
        const Measured time = measure(tokens);
        const auto work = static_cast<double>(tokens * tokens * kWidth);
        std::printf("%8ld %10.3f %12.4f %8.3f (%4.1fx)", static_cast<long>(tokens), time.head,
                    time.head * 1e6 / work, time.plain, time.plain / time.head);
        if (const auto found = torch.find(tokens); found != torch.end())
            std::printf(" %7.3f (%4.1fx)", found->second, found->second / time.head);
        std::printf("\n");
    }
}

} // namespace bench
