#include "views/mix_view.h"

#include "tests/catch.h"
#include "tests/lesson_frame.h"

#include <QTest>

using namespace views;
using tests::frameOf;
using tests::manyTokens;
using tests::pictureOf;
using tests::Selections;

namespace {

core::Selection at(core::Stage stage, std::optional<core::Index> key = std::nullopt)
{
    return {stage, key, 0};
}

} // namespace

TEST_CASE("terms are weight times value and their sum grows to the output", "[mix][core]")
{
    core::AttentionInputs inputs;
    inputs.tokens = {"a", "b", "c"};
    inputs.q = core::Matrix::Zero(3, 1); // equal weights
    inputs.k = core::Matrix::Zero(3, 1);
    inputs.v = core::Matrix{{2, 0}, {4, 6}, {100, 100}};
    inputs.query = 1;
    const core::MixTerms terms = core::mixTerms(core::evaluate(inputs), 1);
    CHECK(terms.visible == std::vector<bool>{true, true, false});
    CHECK(core::same(terms.products, core::Matrix{{1, 0}, {2, 3}, {0, 0}}));
    CHECK(core::same(terms.sums, core::Matrix{{1, 0}, {3, 3}, {3, 3}}));
}

TEST_CASE("the last running sum is the output row, for every query", "[mix][core][law]")
{
    const auto results = core::evaluate(manyTokens(17, 5));
    for (core::Index query = 0; query < 17; ++query) {
        const core::MixTerms terms = core::mixTerms(results, query);
        CHECK((terms.sums.row(16) - results.trace.output.row(query)).cwiseAbs().maxCoeff() < 1e-12);
    }
}

TEST_CASE("a hidden value that is not a number adds nothing", "[mix][core]")
{
    core::AttentionInputs inputs = manyTokens(3, 2);
    inputs.query = 1;
    (*inputs.v)(2, 0) = std::nan("");
    const core::MixTerms terms = core::mixTerms(core::evaluate(inputs), 1);
    CHECK(terms.sums.allFinite());
    CHECK(terms.products.row(2).isZero(0));
}

TEST_CASE("the mix gives the output row as one row of numbers", "[mix]")
{
    MixView view;
    const auto frame = frameOf(manyTokens(5, 3));
    view.setFrame(frame);
    const auto& output = std::get<core::AttentionResults>(frame.results->open).trace.output;
    CHECK(core::same(std::get<core::Matrix>(*view.numbers()), output.row(4)));
}

TEST_CASE("the table stays inside its panel at any size, width and length", "[mix][layout]")
{
    MixView view;
    for (const int tokens : {1, 4, 64})
        for (const int width : {1, 2, 4, 64})
            for (const QSizeF size :
                 {QSizeF(220, 110), QSizeF(260, 170), QSizeF(640, 240), QSizeF(2000, 900)}) {
                core::Selection selection;
                selection.key = tokens - 1;
                view.setFrame(frameOf(manyTokens(tokens, width), selection));
                const QRectF area(QPointF(3.5, 4.25), size);
                const MixLayout layout = view.layoutIn(area);
                CAPTURE(tokens, width, size.width(), size.height());
                CHECK(layout.output().left + layout.output().width <= area.right());
                CHECK(layout.weight.left >= layout.token.left + layout.token.width);
                CHECK(layout.product.left >= layout.weight.left + layout.weight.width);
                CHECK(layout.outputLine().bottom() <= area.bottom() + 1e-9);
                CHECK(layout.components >= 1);
                CHECK(layout.shown >= 1);
            }
}

TEST_CASE("a row's key is found at its centre", "[mix][layout]")
{
    MixView view;
    view.setFrame(frameOf(manyTokens(64, 4)));
    const MixLayout layout = view.layoutIn({1.5, 2.5, 400, 250});
    REQUIRE(layout.shown < 64);
    for (int key = layout.first; key < layout.first + layout.shown; ++key)
        CHECK(layout.keyAt(layout.row(key).center()) == key);
    CHECK_FALSE(layout.keyAt(layout.titles().center()));
    CHECK_FALSE(layout.keyAt(layout.moreLine().center()));
    CHECK_FALSE(layout.keyAt(layout.outputLine().center()));
}

TEST_CASE("the chosen key is among the rows shown, and they move no more than needed", "[mix][layout]")
{
    MixView view;
    view.resize(400, 250);
    const auto firstWith = [&](core::Index key) {
        core::Selection selection;
        selection.key = key;
        view.setFrame(frameOf(manyTokens(64, 4), selection));
        const MixLayout layout = view.layoutIn(view.rect());
        CHECK(layout.first <= key);
        CHECK(key < layout.first + layout.shown);
        return layout.first;
    };
    CHECK(firstWith(0) == 0);
    CHECK(firstWith(1) == 0);
    const int far = firstWith(40);
    CHECK(firstWith(39) == far);
    CHECK(firstWith(far) == far);
    CHECK(firstWith(far - 1) == far - 1);
}

TEST_CASE("a click on a row chooses its key and Up and Down move it", "[mix][gui]")
{
    MixView view;
    view.resize(400, 200);
    core::Selection selection;
    view.setFrame(frameOf(manyTokens(4, 2), selection));
    QObject::connect(&view, &View::selected, &view, [&](const core::Selection& wished) {
        selection = wished;
        view.setFrame(frameOf(manyTokens(4, 2), selection));
    });
    QTest::mouseClick(&view, Qt::LeftButton, {}, view.layoutIn(view.rect()).row(2).center().toPoint());
    CHECK(selection.key == 2);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(selection.key == 3);
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(selection.key == 3);
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(selection.key == 2);
}

TEST_CASE("showing a frame chooses nothing", "[mix][bars]")
{
    MixView view;
    const Selections selections(view);
    core::Selection selection;
    selection.key = 3;
    view.setFrame(frameOf(manyTokens(4, 2), selection));
    CHECK(selections.all.empty());
}

TEST_CASE("without motion the mixed table is whole at once; with it, term after term", "[mix][motion]")
{
    for (const bool motion : {false, true}) {
        MixView view;
        Appearance look;
        look.motion = motion;
        view.setAppearance(look);
        view.resize(400, 200);
        view.setFrame(frameOf(manyTokens(4, 2), at(core::Stage::Softmax)));
        view.show();
        view.setFrame(frameOf(manyTokens(4, 2), at(core::Stage::Mix)));
        MixView settled;
        settled.resize(400, 200);
        settled.setFrame(frameOf(manyTokens(4, 2), at(core::Stage::Mix)));
        CHECK((pictureOf(view, view.size()) == pictureOf(settled, view.size())) == !motion);
        CHECK(QTest::qWaitFor([&] { return pictureOf(view, view.size()) == pictureOf(settled, view.size()); },
                              3000));
    }
}

TEST_CASE("the mix paints at any size, from nothing to huge", "[mix]")
{
    MixView view;
    view.setFrame(frameOf(manyTokens(64, 64), at(core::Stage::Mix, 63)));
    for (const QSize size : {QSize(1, 1), QSize(60, 30), QSize(4000, 20), QSize(20, 2000)})
        CHECK_FALSE(pictureOf(view, size).isNull());
}

TEST_CASE("columns and type are the same for every query", "[mix][layout]")
{
    core::AttentionInputs inputs = manyTokens(6, 3);
    *inputs.v *= 100;
    MixView view;
    const QRectF area(0, 0, 520, 190);
    inputs.query = 0;
    view.setFrame(frameOf(inputs));
    const MixLayout first = view.layoutIn(area);
    for (inputs.query = 1; inputs.query < 6; ++inputs.query) {
        view.setFrame(frameOf(inputs));
        const MixLayout layout = view.layoutIn(area);
        CHECK(layout.product.left == first.product.left);
        CHECK(layout.product.width == first.product.width);
        CHECK(layout.sum.left == first.sum.left);
        CHECK(layout.line == first.line);
    }
}

TEST_CASE("a column is at least as wide as its title", "[mix][layout]")
{
    VectorWidths vector;
    vector.number = 8;
    vector.title = 60;
    CHECK(vector.width(2, 2) == 60);
    vector.number = 40;
    CHECK(vector.width(2, 2) == 80);
}
