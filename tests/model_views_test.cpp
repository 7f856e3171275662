#include "core/session_file.h"
#include "tests/examples.h"
#include "tests/model_window.h"
#include "tests/program_run.h"
#include "views/heads_view.h"
#include "views/model_frame.h"
#include "views/next_tokens_view.h"
#include "views/spoken_number.h"
#include "views/token_strip_view.h"

using tests::kMiasPet;

namespace {

struct Mia : tests::ModelWindow
{
    views::HeadsView& heads() { return dynamic_cast<views::HeadsView&>(view("heads")); }

    views::TokenStripView& strip() { return dynamic_cast<views::TokenStripView&>(view("token-strip")); }

    void click(const QRectF& place)
    {
        QTest::mouseClick(&heads(), Qt::LeftButton, {}, place.center().toPoint());
        settle();
    }
};

} // namespace

TEST_CASE("a click on a map opens the head, one on the word under it switches it", "[model][mouse]")
{
    Mia lab;
    const views::HeadsLayout layout = lab.heads().layoutIn(lab.heads().rect());
    lab.click(layout.map(1, 4));
    CHECK(lab.inputs().open == core::HeadPlace{1, 4});
    lab.click(layout.captionOf(2, 6));
    CHECK(lab.inputs().off == std::vector<core::HeadPlace>{{2, 6}});
    lab.click(layout.captionOf(2, 6));
    CHECK(lab.inputs().off.empty());
    lab.state.undoStack().undo();
    CHECK(lab.inputs().off.size() == 1);
}

TEST_CASE("arrows open heads and Enter switches the open one", "[model][keys]")
{
    Mia lab;
    for (const Qt::Key key :
         {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up, Qt::Key_Up})
        QTest::keyClick(&lab.heads(), key);
    CHECK(lab.inputs().open == core::HeadPlace{0, 1});
    QTest::keyClick(&lab.heads(), Qt::Key_Return);
    CHECK(lab.inputs().off == std::vector<core::HeadPlace>{{0, 1}});
}

TEST_CASE("the place under a map's centre is that map, at any size", "[model][layout]")
{
    for (const QRectF area : {QRectF(0, 0, 900, 400), QRectF(3, 7, 320, 200)}) {
        const auto layout = views::layoutHeads(area, 3, 8, {60, 16}, 14, 6);
        for (int layer = 0; layer < 3; ++layer)
            for (int head = 0; head < 8; ++head) {
                CHECK(area.contains(layout.map(layer, head)));
                CHECK(layout.placeAt(layout.map(layer, head).center()) ==
                      views::HeadsLayout::Place{layer, head, false});
                CHECK(layout.placeAt(layout.captionOf(layer, head).center()) ==
                      views::HeadsLayout::Place{layer, head, true});
            }
    }
}

TEST_CASE("a click on an arc cuts the edge, another one mends it", "[model][strip][mouse]")
{
    Mia lab;
    using Arc = views::TokenStripView::Arc;
    const auto arcs = lab.strip().arcs();
    const core::Cut edge{{1, 3}, 27, 3}; // the first hop, whose arc no other meets halfway
    const auto carrying = std::ranges::find(arcs, edge, &Arc::edge);
    REQUIRE(carrying != arcs.end());
    CHECK(carrying->kind == Arc::Kind::Carrying);
    const auto clickArc = [&] {
        const auto layout = lab.strip().layoutIn(lab.strip().rect());
        const QPainterPath arc =
            layout.arc(static_cast<std::size_t>(edge.query), static_cast<std::size_t>(edge.key));
        QTest::mouseClick(&lab.strip(), Qt::LeftButton, {}, arc.pointAtPercent(0.5).toPoint());
        lab.settle();
    };
    clickArc();
    CHECK(lab.inputs().cuts == std::vector<core::Cut>{edge});
    CHECK(views::model(lab.state.frame()).answer.word == "fish"); // of the whole model
    CHECK(views::model(lab.state.frame()).answer.probability < 0.9);
    clickArc();
    CHECK(lab.inputs().cuts.empty());
}

TEST_CASE("a click on a word asks from it; Left, Right, Home and End go on from there", "[model][strip]")
{
    Mia lab;
    const auto place = [&](std::size_t token) {
        return lab.strip().layoutIn(lab.strip().rect()).tokens[token].center().toPoint();
    };
    QTest::mouseClick(&lab.strip(), Qt::LeftButton, {}, place(3));
    lab.settle();
    CHECK(lab.inputs().query == 3);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Left})
        QTest::keyClick(&lab.strip(), key);
    CHECK(lab.inputs().query == 4);
    QTest::keyClick(&lab.strip(), Qt::Key_End);
    CHECK(lab.inputs().query == 27);
    QTest::keyClick(&lab.strip(), Qt::Key_Home);
    CHECK(lab.inputs().query == 0);
}

TEST_CASE("two clicks on a word offer those of its kind, which take its place everywhere", "[model][strip]")
{
    Mia lab;
    const auto layout = lab.strip().layoutIn(lab.strip().rect());
    QTest::mouseDClick(&lab.strip(), Qt::LeftButton, {}, layout.tokens[3].center().toPoint()); // cat
    auto* menu = lab.strip().findChild<QMenu*>();
    REQUIRE(menu);
    const auto named = [&](const QList<QAction*>& actions, const char* text) {
        const auto found = std::ranges::find(actions, QString::fromLatin1(text), &QAction::text);
        REQUIRE(found != actions.end());
        return *found;
    };
    CHECK(menu->actions().size() == 11 + 2); // the other animals, a line, "Only here"
    named(menu->actions(), "dog")->trigger();
    lab.settle();
    CHECK(lab.inputs().text.starts_with("Mia raises a dog . John raises a cat . The cat chews a bone"));
    CHECK(views::model(lab.state.frame()).next.front().word == "fish"); // Mia's dog eats fish now
    lab.state.undoStack().undo();
    lab.settle();
    named(menu->actions().last()->menu()->actions(), "dog")->trigger();
    lab.settle();
    CHECK(lab.inputs().text.starts_with("Mia raises a dog . John raises a dog"));
}

TEST_CASE("tokens lie side by side within the strip, and the token under a point is that token",
          "[model][strip][layout]")
{
    for (const QSizeF size : {QSizeF(900, 190), QSizeF(320, 110), QSizeF(1600, 400)})
        for (const std::size_t count : {1, 28, 128}) {
            const QRectF area({3, 5}, size);
            const auto layout = views::layoutTokenStrip(area, std::vector<qreal>(count, 30), 13, 1);
            for (std::size_t i = 0; i < count; ++i) {
                CHECK(area.adjusted(-0.01, -0.01, 0.01, 0.01).contains(layout.tokens[i]));
                CHECK(layout.tokenAt(layout.tokens[i].center()) == i);
                if (i > 0)
                    CHECK(std::abs(layout.tokens[i].left() - layout.tokens[i - 1].right()) < 1e-6);
                CHECK(area.contains(layout.apex(i, 0)));
                CHECK(views::isNear(layout.arc(i, 0), layout.arc(i, 0).pointAtPercent(0.4), 1));
            }
        }
}

TEST_CASE("a model's file is opened into the lesson of a trained model, and named in the session",
          "[model][files]")
{
    Mia lab;
    const QString path = lab.settings.filePath(QStringLiteral("own.safetensors"));
    {
        const tests::Program program;
        REQUIRE(program.run("train --layers 1 --heads 2 --width 16 --steps 2 -o own.safetensors").code == 0);
        QFile file(path);
        REQUIRE(file.open(QIODevice::WriteOnly));
        file.write(program.file("own.safetensors"));
    }
    lab.state.openLesson("exercise");
    lab.window.openFile(path);
    REQUIRE(lab.state.session().lesson == "mia");
    lab.settle();
    CHECK(lab.inputs().model->config().layers == 1);
    CHECK(lab.inputs().text == kMiasPet);
    const std::string text =
        core::sessionText({lab.state.session(), lab.selection(), ""}, lab.state.lessons());
    CHECK(text.find(path.toStdString()) != std::string::npos);
    const auto again = core::parseSession("a", text, lab.state.lessons());
    const auto& inputs = std::get<core::ModelInputs>(again.session.inputs.at("mia"));
    CHECK((inputs.model->weights.numbers() == lab.inputs().model->weights.numbers()).all());
    lab.state.undoStack().undo();
    CHECK(lab.inputs().model == core::shippedModel());
}

TEST_CASE("a word the model does not know is told, and what was typed stays to be mended", "[model][refused]")
{
    Mia lab;
    const auto before = lab.state.session();
    auto& text = lab.named<QLineEdit>("Text the model reads");
    text.setFocus();
    text.selectAll();
    QTest::keyClicks(&text, "Mia raises a hamster .");
    QTest::keyClick(&text, Qt::Key_Return);
    CHECK(lab.state.session() == before);
    CHECK(text.text() == "Mia raises a hamster .");
    CHECK(text.property("refused").toBool()); // it is marked
    CHECK(lab.window.statusBar()->currentMessage().contains("hamster"));
}

TEST_CASE("the bars of the next tokens are the numbers that print gives", "[model]")
{
    Mia lab;
    const auto& next = dynamic_cast<views::NextTokensView&>(lab.view("next-tokens"));
    const auto ranking = std::get<core::Ranking>(next.numbers().value());
    REQUIRE(static_cast<int>(ranking.places.size()) == next.spokenNumbers());
    for (std::size_t i = 0; i < ranking.places.size(); ++i)
        CHECK(next.spokenNumber(static_cast<int>(i)).number == ranking.places[i].value);
}

TEST_CASE("the matrix, its bars and the derivation show the open head", "[model]")
{
    Mia lab;
    core::Selection selection = lab.selection();
    selection.page = 1;
    selection.stage = core::Stage::Softmax;
    lab.state.select(selection);
    lab.settle();
    const core::AttentionResults head = views::model(lab.state.frame()).head;
    CHECK(std::get<core::Matrix>(lab.matrix().numbers().value()) == head.trace.weights);
    const auto before = lab.state.session();
    lab.state.edit(core::TopicEdit(core::AttentionEdit(core::SetCell{core::AttentionTable::Q, 0, 0, 1})));
    CHECK(lab.state.session() == before);
    CHECK(lab.window.statusBar()->currentMessage().contains("follow from its text"));
    lab.state.openLesson("own");
    lab.state.edit(core::TakeFrom{"mia"});
    CHECK(std::get<core::AttentionInputs>(lab.state.session().open()).q == head.inputs.q);
}

TEST_CASE("the command line asks the trained model", "[model][command]")
{
    const tests::Program program;
    const auto print = [&](QStringList words) { return program.run(QStringList{"print"} + words).answer; };
    CHECK(print({"next", "--text", kMiasPet, "--format", "json"}).startsWith("[[\"fish\",0.9"));
    CHECK(print({"perplexity", "--text", "What does the cat eat ?"}).toDouble() > 1);
    CHECK(print({"weights", "--text", kMiasPet, "--set", "layer=1", "--set", "head=3"}).count('\n') == 28);
    CHECK(print({"hops", "--text", kMiasPet}).count('\n') == 24);
    CHECK(print({"generate", "--text", kMiasPet, "--set", "tokens=1"}).contains("eat ? fish"));
    const auto unknown = program.run({"print", "next", "--text", "Who is Bob ?"});
    CHECK(unknown.code == 2);
    CHECK(unknown.error.contains("the model does not know the word"));
    CHECK(program.run({"print", "next", "--model", "none.safetensors"}).code == 1);
}
