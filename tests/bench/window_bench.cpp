#include "tests/bench/window_bench.h"

#include "app/main_window.h"
#include "app/source.h"
#include "tests/bench/process.h"
#include "tests/bench/section.h"

#include <QApplication>
#include <QChartView>
#include <QPaintEvent>
#include <QTemporaryDir>

#include <cstdio>

namespace bench {

namespace {

constexpr int kStarts = 9;

/// Ends the program when the first window has been painted.
class EndAfterPaint : public QObject
{
public:
    EndAfterPaint() { qApp->installEventFilter(this); }

    bool eventFilter(QObject*, QEvent* event) override
    {
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
        return false;
    }
};

/// Offscreen unless a display is there; the same for both windows.
void choosePlatform()
{
    if (qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

double editMilliseconds()
{
    const app::Source source = app::sourceOf({});
    app::AppState state(source.lessons, source.session);
    app::MainWindow window(state, {});
    window.show();
    QApplication::processEvents();
    double multiplier = 0;
    return medianMilliseconds(201, [&] {
        multiplier = multiplier > 9 ? 0 : multiplier + 0.1;
        state.edit(core::TopicEdit(core::AttentionEdit(core::SetQMultiplier{multiplier})));
        QApplication::processEvents(); // paints what changed
    });
}

/// A probability bar dragged in a sentence of as many tokens as there can be.
double barMilliseconds()
{
    app::Command command;
    command.lesson = QStringLiteral("perplexity");
    const app::Source source = app::sourceOf(command);
    app::AppState state(source.lessons, source.session);
    const auto edit = [&](const core::PerplexityEdit& change) {
        state.edit(core::TopicEdit(change), views::Gesture::Dragging);
    };
    edit(core::SetProbabilities{std::vector<double>(core::kMostSentenceTokens, 0.5)});
    app::MainWindow window(state, {});
    window.show();
    QApplication::processEvents();
    double p = 0;
    return medianMilliseconds(201, [&] {
        p = p > 0.9 ? 0.01 : p + 0.01;
        edit(core::SetProbability{core::kMostSentenceTokens / 2, p});
        QApplication::processEvents();
    });
}

/// The lesson of one's own numbers at its largest, 64 tokens of width 64, with plane, bars, matrices and
/// difference on screen.
struct Largest
{
    app::Source source = app::sourceOf(command());
    app::AppState state{source.lessons, source.session, source.selection};

    static app::Command command()
    {
        app::Command command;
        command.lesson = QStringLiteral("own");
        command.step = QStringLiteral("compare");
        for (const char* key : {"tokens", "width", "value-width"})
            command.settings.emplace_back(key, "64");
        command.settings.emplace_back("random", "1");
        command.settings.emplace_back("a.random", "2");
        return command;
    }
};

double arrowMilliseconds()
{
    Largest largest;
    app::MainWindow window(largest.state, {});
    window.show();
    QApplication::processEvents();
    double tip = 0;
    return medianMilliseconds(201, [&] {
        tip = tip > 2 ? -2 : tip + 0.1;
        const core::SetNumbers change{core::AttentionTable::K, 5, 0, core::Matrix::Constant(1, 2, tip)};
        largest.state.edit(core::TopicEdit(core::AttentionEdit(change)), views::Gesture::Dragging);
        QApplication::processEvents();
    });
}

double openMilliseconds()
{
    Largest largest;
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("large.attnlab"));
    app::Document document(largest.state);
    document.save(path, {});
    app::MainWindow window(largest.state, {});
    window.show();
    QApplication::processEvents();
    return medianMilliseconds(21, [&] {
        window.openFile(path);
        QApplication::processEvents();
    });
}

} // namespace

int showOwnWindow(int argc, char** argv)
{
    choosePlatform();
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    const app::Source source = app::sourceOf({});
    app::AppState state(source.lessons, source.session);
    app::MainWindow window(state, {});
    const EndAfterPaint end;
    window.show();
    return application.exec();
}

int showEmptyWindow(int argc, char** argv)
{
    choosePlatform();
    QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QChartView);
    window.resize(1280, 800);
    const EndAfterPaint end;
    window.show();
    return application.exec();
}

void window()
{
    const ProcessCost own = medianCostOf(kStarts, {ownPath(), "--own-window"});
    const ProcessCost empty = medianCostOf(kStarts, {ownPath(), "--empty-window"});
    std::printf("\nFirst painted window, whole process         ms     MiB\n");
    std::printf("  Attention Lab                         %6.0f  %6.0f\n", own.milliseconds, own.mebibytes);
    std::printf("  an empty Qt window with one chart     %6.0f  %6.0f\n", empty.milliseconds,
                empty.mebibytes);
    std::printf("  ratio                                 %6.1f  %6.1f\n",
                own.milliseconds / empty.milliseconds, own.mebibytes / empty.mebibytes);
    const ProcessCost figure =
        medianCostOf(kStarts, {PROGRAM, "export", "-o", "/tmp/attention-lab-bench.png"});
    std::printf("A labelled PNG, whole process           %6.0f  %6.0f\n", figure.milliseconds,
                figure.mebibytes);
    choosePlatform();
    int argc = 1;
    char name[] = "bench";
    char* argv[] = {name, nullptr};
    QApplication application(argc, argv);
    QApplication::setStyle(QStringLiteral("Fusion"));
    std::printf("An edit to the painted window           %6.1f\n", editMilliseconds());
    std::printf("A dragged bar of 200 to the window      %6.1f\n", barMilliseconds());
    std::printf("A dragged arrow at 64 × 64 to the window%6.1f\n", arrowMilliseconds());
    std::printf("A 64 × 64 session opened to the window  %6.1f\n", openMilliseconds());
}

} // namespace bench
