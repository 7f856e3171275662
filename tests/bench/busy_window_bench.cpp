#include "app/main_window.h"
#include "app/source.h"
#include "core/training_run.h"
#include "core/transformer/answer_meter.h"
#include "core/transformer/hops.h"
#include "tests/bench/model_bench.h"

#include <QApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <thread>
#include <vector>

namespace bench {

namespace {

using Clock = std::chrono::steady_clock;

double since(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// A frame after the other while the work goes on beside: another head is opened and the window painted.
void printFrames(const char* what, app::AppState& state, const std::function<void()>& work)
{
    const auto start = Clock::now();
    const auto working = std::async(std::launch::async, work);
    std::vector<double> frames;
    while (working.wait_for(std::chrono::seconds(0)) != std::future_status::ready) {
        const auto began = Clock::now();
        const auto head = static_cast<core::Index>(frames.size() % 8);
        state.edit(core::TopicEdit(core::ModelEdit(core::OpenHead{{1, head}})));
        QApplication::processEvents();
        frames.push_back(since(began));
    }
    std::ranges::sort(frames);
    if (!frames.empty())
        std::printf("  %-40s %6.1f s; a frame %5.1f ms, one in twenty over %5.1f ms\n", what,
                    since(start) / 1000, frames[frames.size() / 2], frames[frames.size() * 19 / 20]);
}

void sweep(const core::LanguageModel& model, const std::vector<int>& tokens)
{
    constexpr int kDraws = 5000;
    core::transformer::AnswerMeter meter(model.weights, tokens, 0);
    const auto heads = core::transformer::allHeads(model.config());
    for (int draw = 0; draw < kDraws; ++draw)
        meter.without({{heads[static_cast<std::size_t>(draw) % heads.size()]}, {}, {}});
}

} // namespace

void busyWindow()
{
    constexpr core::Index kTrained = 300;
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    int argc = 1;
    char name[] = "bench";
    char* argv[] = {name, nullptr};
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    app::Command command;
    command.lesson = QStringLiteral("mia");
    const app::Source source = app::sourceOf(command);
    app::AppState state(source.lessons, source.session, source.selection);
    app::MainWindow window(state, {});
    window.show();
    QApplication::processEvents();
    const core::LanguageModelPtr model = core::shippedModel();
    const std::vector<int> tokens = model->encode(std::get<core::ModelInputs>(state.session().open()).text);
    std::printf("\nThe window while something is computed beside it\n");
    printFrames("nothing", state, [] { std::this_thread::sleep_for(std::chrono::seconds(2)); });
    printFrames("5,000 runs, a head off in each", state, [&] { sweep(*model, tokens); });
    printFrames("300 steps of training, all threads", state,
                [&] { core::goneOn(*core::newTraining(core::transformer::petsRecipe()), kTrained); });
}

} // namespace bench
