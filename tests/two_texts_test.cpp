#include "tests/examples.h"
#include "tests/model_window.h"
#include "views/compare_view.h"
#include "views/heads_view.h"
#include "views/model_frame.h"
#include "views/patching_view.h"
#include "views/spoken_number.h"

#include <QPlainTextEdit>

using tests::kMiasPet;

namespace {

constexpr const char* kJohnsCat =
    "John raises a cat . Mia raises a dog . The dog chews a bone . The cat eats fish . "
    "What does Mia 's pet eat ?";

/// The window on the page of two texts.
struct TwoTexts : tests::ModelWindow
{
    TwoTexts() { open("Two texts"); }

    views::PatchingView& patching() { return dynamic_cast<views::PatchingView&>(view("patching")); }
};

} // namespace

TEST_CASE("a second text typed is compared at once; one that does not fit stays to be mended",
          "[model][two-texts]")
{
    TwoTexts lab;
    auto& field = lab.named<QPlainTextEdit>("Text to compare with");
    lab.button("Start from the text").click();
    lab.settle();
    CHECK(lab.inputs().other == kMiasPet);
    CHECK(field.toPlainText() == kMiasPet);
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, kJohnsCat);
    QTest::keyClick(&field, Qt::Key_Return);
    lab.settle();
    REQUIRE(lab.inputs().other == kJohnsCat);
    CHECK(views::model(lab.state.frame()).other->answer.word == "bone");
    QTest::keyClicks(&field, " John");
    QTest::keyClick(&field, Qt::Key_Return);
    CHECK(lab.inputs().other == kJohnsCat);
    CHECK(field.toPlainText().endsWith("? John"));
    CHECK(lab.window.statusBar()->currentMessage().contains("29 tokens"));
}

TEST_CASE("the table's numbers are those that print gives, and a click asks from its word",
          "[model][two-texts][mouse]")
{
    TwoTexts lab;
    CHECK_FALSE(lab.patching().numbers());
    CHECK(lab.patching().spokenNumbers() == 0);
    lab.state.edit(core::editNamed(lab.state.session(), "other", kJohnsCat));
    lab.settle();
    const auto table = std::get<core::Matrix>(lab.patching().numbers().value());
    REQUIRE(lab.patching().spokenNumbers() == table.size());
    CHECK(lab.patching().spokenNumber(28 + 3).number == table(1, 3));
    const QRectF cells = lab.patching().cellsIn(lab.patching().rect());
    const QPointF point(cells.left() + cells.width() * 3.5 / 28, cells.top() + cells.height() * 1.5 / 7);
    CHECK(lab.patching().placeAt(point, lab.patching().rect()) == views::PatchingView::Place{1, 3});
    QTest::mouseClick(&lab.patching(), Qt::LeftButton, {}, point.toPoint());
    lab.settle();
    CHECK(lab.inputs().query == 3);
}

TEST_CASE("the open head's two maps are compared, and pinning keeps the text there is", "[model][two-texts]")
{
    TwoTexts lab;
    lab.open("Two maps");
    lab.button("Pin as A").click();
    lab.settle();
    CHECK(lab.inputs().other == kMiasPet);
    lab.state.edit(core::editNamed(lab.state.session(), "swap", "Mia,John"));
    lab.settle();
    const auto& results = views::model(lab.state.frame());
    REQUIRE(results.head.pinned);
    CHECK(results.head.pinned->inputs.tokens.front() == "Mia");
    CHECK(results.head.inputs.tokens.front() == "John");
    const auto& compare = dynamic_cast<views::CompareView&>(lab.view("compare"));
    CHECK(compare.panelsIn(QRectF(0, 0, 900, 400)).size() == 3);
}

TEST_CASE("without the first token's column each row's others share its part", "[model][sink]")
{
    core::Matrix weights(3, 3);
    weights << 1, 0, 0, 0.5, 0.5, 0, 0.6, 0.1, 0.3;
    core::Matrix expected(3, 3);
    expected << 1, 0, 0, 0, 1, 0, 0, 0.25, 0.75;
    CHECK((core::withoutFirstKey(weights) - expected).cwiseAbs().maxCoeff() < 1e-12);
    TwoTexts lab;
    lab.open("All heads");
    auto& heads = dynamic_cast<views::HeadsView&>(lab.view("heads"));
    REQUIRE(heads.actions().size() == 1);
    heads.actions().front()->trigger();
    lab.settle();
    CHECK(lab.inputs().sink == core::Sink::Hidden);
    CHECK(heads.heading().contains("without the first token"));
}

TEST_CASE("the guide goes on also where a text of one's own does not fit the step's other text",
          "[model][guide]")
{
    TwoTexts lab;
    lab.set("text", "What does the cat eat ?");
    core::Selection there = lab.selection();
    there.step = core::stepNamed(*lab.state.frame().lesson, "two").value();
    lab.state.select(there);
    lab.settle();
    CHECK(lab.selection().step == there.step);
    CHECK(lab.inputs().text == "What does the cat eat ?");
    CHECK(lab.inputs().other.empty());
    CHECK(lab.window.statusBar()->currentMessage().contains("the other text has 28 tokens; it must have 6"));
}

TEST_CASE("Next pressed faster than the model reads leads as many steps on, to the last one's page",
          "[model][guide]")
{
    TwoTexts lab;
    core::Selection start = lab.selection();
    start.step = 0;
    lab.state.select(start);
    lab.settle();
    const auto two = core::stepNamed(*lab.state.frame().lesson, "two").value();
    for (std::size_t i = 0; i < two; ++i)
        QTest::keyClick(&lab.window, Qt::Key_PageDown, Qt::ControlModifier);
    lab.settle();
    CHECK(lab.selection().step == two);
    CHECK(lab.selection().page == lab.state.frame().lesson->steps[two].page);
}

TEST_CASE("two quick clicks in the guide lead where the second one says", "[model][guide]")
{
    TwoTexts lab;
    const auto start = lab.state.session();
    const core::Selection first = lab.selection();
    core::Selection there = first;
    there.step = core::stepNamed(*lab.state.frame().lesson, "two").value(); // takes long to read
    lab.state.select(there);
    CHECK_FALSE(lab.state.session() == start);
    lab.state.select(first);
    lab.settle();
    CHECK(lab.selection().step == first.step);
    CHECK(lab.inputs().other.empty());
}
