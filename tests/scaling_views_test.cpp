#include "tests/program_run.h"
#include "tests/shown_window.h"
#include "views/scaling_curves_view.h"
#include "views/scaling_frame.h"
#include "views/spoken_number.h"

namespace {

/// The window on the lesson of the scores' scaling.
struct Scaling : tests::Shown
{
    Scaling()
    {
        state.openLesson("scaling");
        settle();
    }

    void settle()
    {
        REQUIRE(QTest::qWaitFor([&] { return state.frame().results->session == state.session(); }, 30'000));
        QApplication::processEvents();
    }

    const core::ScalingInputs& inputs() { return std::get<core::ScalingInputs>(state.session().open()); }
    const core::ScalingResults& results() { return views::scaling(state.frame()); }
    views::ScalingCurvesView& curves()
    {
        return dynamic_cast<views::ScalingCurvesView&>(view("scaling-curves"));
    }
};

} // namespace

TEST_CASE("a drag in any of the charts chooses the width, as one undo step", "[scaling][mouse]")
{
    Scaling lab;
    const core::Index before = lab.inputs().width;
    const int steps = lab.state.undoStack().index();
    for (std::size_t chart = 0; chart < views::ScalingCurvesView::kCharts; ++chart) {
        const QRectF plot =
            lab.curves().chart(chart).plotIn(lab.curves().chartIn(lab.curves().rect(), chart));
        QTest::mousePress(&lab.curves(), Qt::LeftButton, {},
                          QPointF(plot.left() + 2, plot.center().y()).toPoint());
        QTest::mouseMove(&lab.curves(), plot.center().toPoint());
        QTest::mouseRelease(&lab.curves(), Qt::LeftButton, {}, plot.center().toPoint());
        lab.settle();
        CHECK(lab.inputs().width > 18); // √512 = 22.6, but for a pixel
        CHECK(lab.inputs().width < 27);
        CHECK(lab.state.undoStack().index() == steps + 1);
        lab.state.undoStack().undo();
        lab.settle();
        CHECK(lab.inputs().width == before);
    }
    QTest::keyClick(&lab.curves(), Qt::Key_Right);
    lab.settle();
    CHECK(lab.inputs().width == 2 * before);
    QTest::keyClick(&lab.curves(), Qt::Key_Left);
    CHECK(lab.inputs().width == before);
    lab.curves().setSpokenNumber(0, 100);
    CHECK(lab.inputs().width == 100);
    lab.settle();
}

TEST_CASE("Draw again draws with the next seed, and the boxes set width and keys", "[scaling][controls]")
{
    Scaling lab;
    const auto scores = lab.results().scores;
    lab.click(lab.button("Draw again"));
    lab.settle();
    CHECK(lab.inputs().seed == 2);
    CHECK(lab.results().scores != scores);
    lab.type(lab.named<views::WholeBox>("Numbers in each query and key"), "100");
    lab.type(lab.named<views::WholeBox>("Keys of a row, which softmax weighs"), "32");
    lab.settle();
    CHECK(lab.inputs() == core::ScalingInputs{100, 32, 2});
    CHECK(lab.view("scaling-row").spokenNumbers() == 64);
    auto& slider = lab.named<QSlider>("Width of queries and keys");
    slider.setValue(slider.maximum());
    lab.settle();
    CHECK(lab.inputs().width == 512);
    slider.setValue(slider.minimum());
    lab.settle();
    CHECK(lab.inputs().width == 1);
}

TEST_CASE("a bar, the tables and print say the same number", "[scaling][command]")
{
    Scaling lab;
    const auto row = std::get<core::Matrix>(*core::namedValue(lab.results(), "row"));
    const views::SpokenNumber bar = lab.view("scaling-row").spokenNumber(8 + 3); // with scaling
    CHECK(bar.number == row(3, 2));
    const tests::Program program;
    const QByteArray printed = program.answer("print row --lesson scaling --format csv");
    const QList<QByteArray> numbers = printed.split('\n')[3].split(',');
    CHECK(numbers[2].toDouble() == row(3, 2));
    CHECK(lab.view("scaling-curves").numbers() == core::namedValue(lab.results(), "sweep"));
    const auto bins = std::get<core::Matrix>(*lab.view("score-histogram").numbers());
    CHECK(bins.col(2).sum() == Approx(1).margin(0.01));
}
