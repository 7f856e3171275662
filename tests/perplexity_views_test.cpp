#include "views/choices_view.h"
#include "views/number_box.h"
#include "views/perplexity_controls.h"
#include "views/perplexity_curve_view.h"
#include "views/perplexity_states.h"
#include "views/perplexity_summary.h"
#include "views/reading_controls.h"
#include "views/reading_view.h"

#include "tests/catch.h"
#include "tests/perplexity_frame.h"

#include <QAction>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSlider>
#include <QTest>

#include <cmath>

using namespace views;
using tests::Answered;
using tests::catOnMat;
using tests::catWith;
using tests::perplexityFrame;
using tests::pictureOf;

namespace {

QString summaryOf(const core::PerplexityInputs& inputs)
{
    PerplexitySummary view;
    view.setFrame(perplexityFrame(inputs));
    return view.plainText();
}

QPushButton* buttonOf(const View& view, const QString& text)
{
    for (auto* button : view.findChildren<QPushButton*>())
        if (button->text() == text)
            return button;
    FAIL("no button " << text.toStdString());
    return nullptr;
}

} // namespace

TEST_CASE("the summary says perplexity, its meaning and who is to blame", "[perplexity][summary]")
{
    const QString text = summaryOf(catOnMat());
    CHECK(text.startsWith(QStringLiteral(
        "Perplexity 4: as unsure as choosing among 4 equally likely tokens. Token 1 “cat” makes "
        "28.6 % of the surprise.")));
    CHECK(text.contains(QStringLiteral("2 bits = 1.386 nats")));
}

TEST_CASE("the summary has words for certainty and for the impossible", "[perplexity][summary]")
{
    CHECK(summaryOf(catWith({{"preset", "perfect"}})).contains(QStringLiteral("Every token was certain.")));
    const QString infinite = summaryOf(catWith({{"preset", "impossible"}}));
    CHECK(infinite.startsWith(QStringLiteral("Perplexity ∞")));
    CHECK(infinite.contains(QStringLiteral("Token 5 “mat” has probability 0, and −log 0 is ∞.")));
}

TEST_CASE("as many slots are drawn as perplexity says", "[perplexity][choices]")
{
    ChoicesView view;
    const auto drawn = [&](const core::PerplexityInputs& inputs) {
        view.setFrame(perplexityFrame(inputs));
        CHECK_NOTHROW(pictureOf(view, {300, 220}));
        return view.drawnSlots();
    };
    CHECK(drawn(catOnMat()) == 4);
    CHECK(drawn(catWith({{"preset", "perfect"}})) == 1);
    CHECK(drawn(catWith({{"preset", "uniform"}})) == 10);
    CHECK(drawn(catWith({{"p", "0.4"}})) == 3); // two and a half
    CHECK(drawn(catWith({{"p", "1e-300"}})) == 400);
    CHECK(view.sentence().contains(QStringLiteral("400 are drawn")));
    CHECK(drawn(catWith({{"preset", "impossible"}})) == 0);
    CHECK(view.sentence().startsWith(QStringLiteral("∞")));
}

TEST_CASE("slots are equal, inside the area and apart", "[perplexity][choices][layout]")
{
    for (const int count : {1, 2, 7, 100, 400})
        for (const QRectF area : {QRectF(3, 5, 300, 200), QRectF(0, 0, 40, 300), QRectF(0, 0, 500, 30)}) {
            const ChoicesLayout layout = layoutChoices(area, count, 54);
            for (int i = 0; i < count; ++i) {
                CHECK(area.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(layout.slot(i)));
                CHECK(layout.slot(i).size() == layout.slot(0).size());
                CHECK((i == 0 || !layout.slot(i).intersects(layout.slot(i - 1))));
            }
        }
}

TEST_CASE("the curve passes through the current point", "[perplexity][curve]")
{
    PerplexityCurveView view;
    view.setFrame(perplexityFrame(catOnMat(), 1));
    CHECK(view.heading().contains(QStringLiteral("“cat” (token 1)")));
    const auto& points = view.chart().lines().front().points;
    CHECK(points.front().y() > points.back().y());
    CHECK(std::abs(points.back().y() - std::exp2(10.0 / 7)) < 1e-9); // cat certain: 10 of 14 bits stay
    CHECK(std::get<core::Matrix>(*view.numbers()).cols() == 2);
}

TEST_CASE("dragging along the curve changes the chosen probability", "[perplexity][curve][mouse]")
{
    for (const char* axis : {"linear", "log"}) {
        PerplexityCurveView view;
        view.resize(400, 300);
        Answered answered(view, catWith({{"axis", axis}}), 4);
        const QRectF plot = view.chart().plotIn(view.rect());
        QTest::mousePress(&view, Qt::LeftButton, {}, plot.center().toPoint());
        QTest::mouseMove(&view, QPoint(qRound(plot.right()), 50));
        QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(qRound(plot.right()), 50));
        CHECK(answered.p(4) == 1);
        CHECK(answered.edits.back().second == Gesture::Dropped);
        QTest::keyClick(&view, Qt::Key_Left);
        CHECK(answered.p(4) < 1);
    }
}

TEST_CASE("where another token is impossible the curve gives its reason", "[perplexity][curve]")
{
    PerplexityCurveView view;
    view.resize(400, 300);
    Answered answered(view, catWith({{"preset", "impossible"}}), 1);
    CHECK_FALSE(view.numbers());
    CHECK_NOTHROW(pictureOf(view, {400, 300}));
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(200, 150));
    CHECK(answered.edits.empty());
    view.setFrame(perplexityFrame(catWith({{"preset", "impossible"}}), 5));
    CHECK(view.numbers());
}

TEST_CASE("a sentence is taken with Enter, a preset and the axis at once", "[perplexity][controls]")
{
    PerplexityControls view;
    view.show();
    Answered answered(view, catOnMat());
    auto* sentence = view.findChild<QLineEdit*>();
    CHECK(sentence->text() == QStringLiteral("The cat sat on the mat."));
    sentence->selectAll();
    QTest::keyClicks(sentence, QStringLiteral("Fish swim."));
    CHECK(answered.edits.empty());
    QTest::keyClick(sentence, Qt::Key_Return);
    CHECK(answered.inputs().sentence.tokens == std::vector<std::string>{"Fish", "swim", "."});
    auto* preset = view.findChild<QComboBox*>();
    CHECK(preset->currentIndex() == -1);
    preset->setFocus();
    Q_EMIT preset->activated(0);
    CHECK(answered.results().now.perplexity == 1);
    CHECK(preset->currentIndex() == 0);
    view.actions().constFirst()->trigger();
    CHECK(answered.inputs().axis == core::ProbabilityAxis::Logarithmic);
    sentence->clear();
    QTest::keyClicks(sentence, QStringLiteral("?"));
    QTest::keyClick(sentence, Qt::Key_Return);
    CHECK(answered.inputs().sentence.tokens == std::vector<std::string>{"?"});
}

TEST_CASE("states are kept, compared and brought back by buttons", "[perplexity][states]")
{
    PerplexityStates view;
    Answered answered(view, catOnMat());
    CHECK_FALSE(buttonOf(view, QStringLiteral("Show A"))->isEnabled());
    QTest::mouseClick(buttonOf(view, QStringLiteral("Keep as A")), Qt::LeftButton);
    answered.show(core::apply(answered.inputs(), core::UsePerplexityPreset{core::PerplexityPreset::Uniform}),
                  {});
    QTest::mouseClick(buttonOf(view, QStringLiteral("Keep as B")), Qt::LeftButton);
    CHECK(view.comparison() == QStringLiteral("B's perplexity is 2.500 times A's."));
    QTest::mouseClick(buttonOf(view, QStringLiteral("Show A")), Qt::LeftButton);
    CHECK(answered.inputs().sentence == catOnMat().sentence);
    CHECK(std::get<core::Record>(*view.numbers()).size() == 3);
}

TEST_CASE("the comparison has words for equal and infinite states", "[perplexity][states]")
{
    PerplexityStates view;
    view.setFrame(perplexityFrame(catWith({{"keep", "a"}, {"keep", "b"}})));
    CHECK(view.comparison() == QStringLiteral("A and B are equally unsure."));
    view.setFrame(perplexityFrame(catWith({{"keep", "a"}, {"preset", "impossible"}, {"keep", "b"}})));
    CHECK(view.comparison() == QStringLiteral("B is infinitely more unsure than A."));
}

TEST_CASE("passes lie in rows and each token is scored in one of them", "[perplexity][window]")
{
    ReadingView view;
    view.resize(600, 260);
    view.setFrame(perplexityFrame(catOnMat()));
    const ReadingLayout layout = view.layoutIn(view.rect());
    CHECK(layout.passes == 3);
    CHECK(layout.tokenAt(layout.cells(1, 4, 5).center()) == 4);
    CHECK(layout.cells(0, 0, 7).width() == layout.grid.width());
    CHECK(view.sentence().contains(QStringLiteral("with everything in view 4. Passes: 3, tokens read: 11.")));
    CHECK(std::get<core::Matrix>(*view.numbers()).cols() == 7);
}

TEST_CASE("window and stride move by slider and by box, the stride within the window", "[perplexity][window]")
{
    ReadingControls view;
    Answered answered(view, catOnMat());
    const auto boxes = view.findChildren<WholeBox*>();
    const auto sliders = view.findChildren<QSlider*>();
    REQUIRE(boxes.size() == 2);
    CHECK(boxes[1]->maximum() == 4);
    sliders[0]->setValue(1);
    CHECK(answered.inputs().window == 1);
    CHECK(answered.inputs().stride == 1);
    boxes[0]->setValue(200);
    CHECK(answered.inputs().window == 200);
    boxes[1]->setValue(3);
    CHECK(answered.inputs().stride == 3);
}

TEST_CASE("a long text can be painted by every view of the room", "[perplexity][paint]")
{
    core::PerplexityInputs inputs;
    for (int i = 0; i < 200; ++i) {
        inputs.sentence.tokens.push_back(i % 3 == 0 ? "extraordinarily" : "a");
        inputs.sentence.p.push_back(1.0 / (i + 1));
    }
    inputs.window = inputs.stride = 1;
    ReadingView reading;
    ChoicesView choices;
    PerplexityCurveView curve;
    PerplexityStates states;
    for (View* view : std::initializer_list<View*>{&reading, &choices, &curve, &states}) {
        view->setFrame(perplexityFrame(inputs, 199));
        for (const QSize size : {QSize(900, 300), QSize(250, 150), QSize(1, 1)})
            CHECK_NOTHROW(pictureOf(*view, size));
    }
}

TEST_CASE("a sentence that is refused stays to be mended, and spaces stay as typed", "[perplexity][controls]")
{
    PerplexityControls view;
    view.show();
    view.setFrame(perplexityFrame(catOnMat()));
    auto* sentence = view.findChild<QLineEdit*>();
    sentence->selectAll();
    QTest::keyClicks(sentence, QStringLiteral("   "));
    QTest::keyClick(sentence, Qt::Key_Return); // nobody answers: as refused
    CHECK(sentence->text() == QStringLiteral("   "));
    view.setFrame(perplexityFrame(catWith({{"sentence", "a<b"}})));
    CHECK(sentence->text() == QStringLiteral("a < b"));

    PerplexityControls other;
    Answered answered(other, catOnMat());
    sentence = other.findChild<QLineEdit*>();
    sentence->selectAll();
    QTest::keyClicks(sentence, QStringLiteral("a<b"));
    QTest::keyClick(sentence, Qt::Key_Return);
    CHECK(answered.inputs().sentence.tokens.size() == 3);
    CHECK(sentence->text() == QStringLiteral("a<b"));
}
