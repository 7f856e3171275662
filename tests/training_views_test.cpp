#include "core/session_file.h"
#include "core/training_settings.h"
#include "tests/program_run.h"
#include "tests/shown_window.h"
#include "views/learning_view.h"
#include "views/training_frame.h"
#include "views/training_player.h"

#include <QComboBox>

using tests::Shown;

namespace {

/// The window on the lesson of a training.
struct TrainingLab : Shown
{
    TrainingLab()
    {
        state.openLesson("train");
        QApplication::processEvents();
    }

    const core::TrainingInputs& inputs() { return std::get<core::TrainingInputs>(state.session().open()); }
    views::TrainingPlayer& player() { return dynamic_cast<views::TrainingPlayer&>(view("training-player")); }
    views::LearningView& learning() { return dynamic_cast<views::LearningView&>(view("learning")); }

    void settle()
    {
        REQUIRE(QTest::qWaitFor([&] { return state.frame().results->session == state.session(); }, 20'000));
        QApplication::processEvents();
    }

    /// A model so small that its steps take no time.
    void beginTiny()
    {
        for (const auto& [key, value] :
             {std::pair("layers", "1"), std::pair("heads", "1"), std::pair("width", "8")})
            state.edit(core::editNamed(state.session(), key, value));
        settle();
    }

    void waitForStep(core::Index step)
    {
        REQUIRE(QTest::qWaitFor([&] { return inputs().run->step() >= step; }, 30'000));
    }
};

} // namespace

TEST_CASE("Next, Back and the chart show other snapshots of the shipped training", "[training][mouse]")
{
    TrainingLab lab;
    CHECK(lab.inputs().step() == 0);
    const auto steps = lab.inputs().run->snapshots;
    lab.player().next();
    lab.settle();
    CHECK(lab.inputs().step() == steps[1].step);
    lab.player().back();
    lab.settle();
    CHECK(lab.inputs().step() == 0);
    const QRectF chart = lab.learning().rightIn(lab.learning().rect());
    const QRectF plot = lab.learning().rightChart().plotIn(chart);
    QTest::mouseClick(&lab.learning(), Qt::LeftButton, {},
                      QPointF(plot.right() - 1, plot.center().y()).toPoint());
    lab.settle();
    CHECK(lab.inputs().step() == steps.back().step);
    QTest::keyClick(&lab.learning(), Qt::Key_Left);
    lab.settle();
    CHECK(lab.inputs().step() == steps[steps.size() - 2].step);
    const QRectF loss = lab.learning().lossChart().plotIn(lab.learning().lossIn(lab.learning().rect()));
    QTest::mouseClick(&lab.learning(), Qt::LeftButton, {},
                      QPointF(loss.right() - 1, loss.center().y()).toPoint());
    lab.settle();
    CHECK(lab.inputs().step() == steps.back().step);
    lab.state.undoStack().undo();
    lab.state.undoStack().undo();
    CHECK(lab.inputs().step() == steps.back().step);
}

TEST_CASE("Train goes on live until it is pressed again, as one undo step", "[training]")
{
    TrainingLab lab;
    lab.beginTiny();
    const int undoSteps = lab.state.undoStack().index();
    const auto before = lab.state.session();
    lab.player().toggleTraining();
    lab.waitForStep(12);
    lab.player().toggleTraining();
    const core::Index reached = lab.inputs().run->step();
    CHECK(reached >= 12);
    lab.settle();
    const auto& results = views::training(lab.state.frame());
    CHECK(results.inputs.run->step() == reached);
    CHECK(results.inputs.run->curve.losses.size() == static_cast<std::size_t>(reached));
    QTest::qWait(200);
    CHECK(lab.inputs().run->step() == reached); // it rests
    CHECK(lab.state.undoStack().index() == undoSteps + 1);
    lab.state.undoStack().undo();
    CHECK(lab.state.session() == before);
    lab.state.undoStack().redo();
    CHECK(lab.inputs().run->step() == reached);
}

TEST_CASE("training goes on while another page of its lesson is looked at", "[training]")
{
    TrainingLab lab;
    lab.beginTiny();
    lab.player().toggleTraining();
    lab.waitForStep(10);
    views::TrainingPlayer* player = &lab.player();
    core::Selection elsewhere = lab.selection();
    elsewhere.page = 1;
    lab.state.select(elsewhere);
    CHECK(&lab.player() == player);
    const core::Index reached = lab.inputs().run->step();
    lab.waitForStep(reached + 10);
    lab.player().toggleTraining();
    lab.settle();
}

TEST_CASE("what was trained on the way is what training in one go gives", "[training][law]")
{
    TrainingLab lab;
    lab.beginTiny();
    const core::TrainingRunPtr start = lab.inputs().run;
    lab.player().toggleTraining();
    lab.waitForStep(5);
    lab.player().toggleTraining();
    const core::TrainingRun& run = *lab.inputs().run;
    const core::TrainingRunPtr whole = core::goneOn(*start, run.step(), 1);
    CHECK((whole->trainer->weights().numbers() == run.trainer->weights().numbers()).all());
}

TEST_CASE("undoing while it trains ends the training", "[training][undo]")
{
    TrainingLab lab;
    lab.beginTiny();
    const auto before = lab.state.session();
    lab.player().toggleTraining();
    lab.waitForStep(3);
    lab.state.undoStack().undo();
    QTest::qWait(300);
    CHECK(lab.state.session() == before);
}

TEST_CASE("Train beside the shipped training begins one's own", "[training]")
{
    TrainingLab lab;
    lab.player().setSpeed(0);
    lab.player().toggleTraining();
    lab.waitForStep(1);
    REQUIRE(QTest::qWaitFor([&] { return lab.inputs().run->trainer.has_value(); }, 30'000));
    CHECK_FALSE(lab.inputs().shown);
    lab.player().toggleTraining();
    CHECK(lab.inputs().run->recipe.steps == core::shippedTraining()->recipe.steps);
    lab.state.undoStack().undo();
    CHECK(lab.inputs().run == core::shippedTraining());
}

TEST_CASE("a setting changed by hand begins a training at step 0", "[training][controls]")
{
    TrainingLab lab;
    auto& layers = lab.named<QComboBox>("layers");
    layers.setCurrentIndex(1);
    Q_EMIT layers.activated(1);
    lab.settle();
    CHECK(lab.inputs().run->recipe.config.layers == 2);
    CHECK(lab.inputs().run->step() == 0);
    auto& run = lab.named<QComboBox>("Training");
    CHECK(run.currentIndex() == 1);
    Q_EMIT run.activated(0);
    lab.settle();
    CHECK(lab.inputs().run == core::shippedTraining());
}

TEST_CASE("a session's file keeps the settings of a training, not its steps", "[training][files]")
{
    TrainingLab lab;
    lab.beginTiny();
    lab.state.edit(core::editNamed(lab.state.session(), "trained", "3"));
    const std::string text =
        core::sessionText({lab.state.session(), lab.selection(), "viridis"}, lab.state.lessons());
    CHECK(text.find("\"width\": 8") != std::string::npos);
    CHECK(text.find("trained") == std::string::npos);
}

TEST_CASE("the command line trains and prints what was learned", "[training][command]")
{
    const tests::Program program;
    const auto print = [&](QStringList words) {
        return program.run(QStringList{"print"} + words + QStringList{"--lesson", "train"});
    };
    CHECK(print({"step"}).answer == "0\n");
    CHECK(print({"two-hops", "--set", "step=9000"}).answer.toDouble() > 0.98);
    const QStringList tiny{"--set", "layers=1", "--set", "heads=1", "--set", "width=8", "--set", "trained=2"};
    CHECK(print(QStringList{"trained"} + tiny).answer == "2\n");
    CHECK(print(QStringList{"loss"} + tiny).answer.toDouble() > 0.5);
}
