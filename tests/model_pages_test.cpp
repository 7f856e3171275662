#include "tests/examples.h"
#include "tests/model_window.h"
#include "views/attention_frame.h"
#include "views/generation_times.h"
#include "views/spoken_number.h"
#include "views/stream_view.h"

#include <QFileDialog>
#include <QPlainTextEdit>
#include <QTimer>

using tests::kMiasPet;
using Kind = views::StreamRow::Kind;

namespace {

/// The window on the page of the residual stream.
struct Stream : tests::ModelWindow
{
    Stream() { open("One position"); }

    views::StreamView& stream() { return dynamic_cast<views::StreamView&>(view("stream")); }

    int rowOf(Kind kind, core::Index layer, core::Index head = 0)
    {
        const auto rows = views::streamRows(results());
        return static_cast<int>(std::ranges::find(rows, views::StreamRow{kind, layer, head}) - rows.begin());
    }

    void click(int row)
    {
        const QRectF place = stream().layoutIn(stream().rect()).row(row);
        QTest::mouseClick(&stream(), Qt::LeftButton, {}, place.center().toPoint());
        settle();
    }
};

struct Writing : tests::ModelWindow
{
    Writing() { open("Write on"); }

    QString text() { return named<QPlainTextEdit>("What the model wrote").toPlainText(); }
    views::Switch& write()
    {
        for (views::Switch* each : view("generation").findChildren<views::Switch*>())
            return *each;
        throw std::logic_error("no switch");
    }
};

} // namespace

TEST_CASE("a click on a sublayer's row opens its layer, on a head's row the head", "[model][stream][mouse]")
{
    Stream lab;
    lab.click(lab.rowOf(Kind::FeedForward, 2));
    CHECK(lab.inputs().open == core::HeadPlace{2, 0});
    lab.click(lab.rowOf(Kind::Head, 2, 5));
    CHECK(lab.inputs().open == core::HeadPlace{2, 5});
    lab.click(lab.rowOf(Kind::Attention, 1));
    CHECK(lab.inputs().open == core::HeadPlace{1, 5});
    lab.click(lab.rowOf(Kind::Sum, 0));
    CHECK(lab.inputs().open == core::HeadPlace{1, 5});
    QTest::keyClick(&lab.stream(), Qt::Key_Down);
    QTest::keyClick(&lab.stream(), Qt::Key_Up);
    QTest::keyClick(&lab.stream(), Qt::Key_Up);
    CHECK(lab.inputs().open == core::HeadPlace{1, 4});
    lab.state.undoStack().undo();
    CHECK(lab.inputs().open == core::HeadPlace{1, 5});
}

TEST_CASE("the rows' numbers add up to the last, as print gives them", "[model][stream][law]")
{
    Stream lab;
    const core::ModelResults& results = lab.results();
    const auto rows = views::streamRows(results);
    core::Matrix sum = core::Matrix::Zero(1, 64);
    double logit = 0;
    for (const views::StreamRow& row : rows)
        if (row.kind == Kind::Embedding || row.kind == Kind::Attention || row.kind == Kind::FeedForward) {
            sum += views::streamNumbers(results, row);
            logit += views::streamLogit(results, row).value();
        }
    CHECK((sum - views::streamNumbers(results, rows.back())).cwiseAbs().maxCoeff() < 1e-12);
    CHECK(logit == Approx(*views::streamLogit(results, rows.back())));
    CHECK(lab.stream().numbers() == core::namedValue(results, "stream"));
    const auto attribution = std::get<core::Record>(*core::namedValue(results, "attribution"));
    const views::SpokenNumber last = lab.stream().spokenNumber(lab.stream().spokenNumbers() - 1);
    CHECK(last.number == results.stream.logit());
    CHECK(lab.stream().spokenNumber(0).number == attribution.front().value);
    CHECK(last.value == views::numberText(last.number, 3));
}

TEST_CASE("the rows of the stream lie one below the other at any size", "[model][stream][layout]")
{
    for (const QSizeF& size : {QSizeF(1, 1), QSizeF(200, 90), QSizeF(900, 500)}) {
        const auto layout = views::layoutStream(QRectF({0, 0}, size), 17, 80, 100, 15, 26);
        for (int row = 0; row < 17 && layout.line > 1; ++row) {
            CHECK(layout.rowAt(layout.row(row).center()) == row);
            CHECK(layout.rowAt(layout.bar(row).center()) == row);
        }
        CHECK_FALSE(layout.rowAt({-1, size.height() + 500}));
    }
}

TEST_CASE("switched on, the model writes, and what it took stands beside", "[model][generation][mouse]")
{
    Writing lab;
    CHECK(lab.text() == kMiasPet);
    CHECK_FALSE(lab.view("generation-times").numbers());
    lab.click(lab.write());
    lab.settle();
    CHECK(lab.text().startsWith(QString(kMiasPet) + " fish"));
    CHECK(lab.results().generated->tokens.size() == 20);
    CHECK(views::generationSentence(lab.results()).contains("Both ways chose the same tokens."));
    const auto table = std::get<core::Matrix>(*lab.view("generation-times").numbers());
    CHECK(table.rows() == lab.results().generated->compared);
    CHECK(table(0, 0) == 28);
    CHECK(table.minCoeff() > 0);
    lab.type(lab.named<views::WholeBox>("How many tokens, as far as the context reaches"), "1");
    lab.settle();
    CHECK(lab.text() == QString(kMiasPet) + " fish");
    lab.click(lab.button("Read it as the text"));
    lab.settle();
    CHECK(lab.inputs().text == std::string(kMiasPet) + " fish");
    lab.state.undoStack().undo();
    lab.state.undoStack().undo();
    lab.state.undoStack().undo();
    lab.settle();
    CHECK(lab.text() == kMiasPet);
    CHECK_FALSE(lab.results().generated);
}

TEST_CASE("a text that fills the context is told, not written on", "[model][generation]")
{
    Writing lab;
    core::transformer::Config config = core::shippedModel()->config();
    config.context = 28;
    core::transformer::Weights weights(config);
    weights.numbers() = core::shippedModel()->weights.numbers();
    const auto model = std::make_shared<const core::LanguageModel>(
        core::LanguageModel{"short", std::move(weights), core::shippedModel()->words});
    lab.state.edit(core::TopicEdit(core::ModelEdit(core::SetLanguageModel{model})));
    lab.set("write", "on");
    CHECK(views::generationSentence(lab.results()) ==
          "The text fills the model's context of 28 tokens; there is no room to write.");
    CHECK(lab.text() == kMiasPet);
}

TEST_CASE("a trained model is saved from the menu and opened by the model's lesson", "[model][files]")
{
    tests::ModelWindow lab;
    QAction& save = lab.action("Save the Trained Model…");
    CHECK_FALSE(save.isEnabled());
    lab.state.openLesson("train");
    lab.settle();
    REQUIRE(save.isEnabled());
    const QString path = lab.settings.filePath("class.safetensors");
    QTimer::singleShot(0, &lab.window, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        REQUIRE(dialog);
        dialog->selectFile(path);
        dialog->findChild<QLineEdit*>()->setText(path);
        QMetaObject::invokeMethod(dialog, "accept");
    });
    save.trigger();
    REQUIRE(QFile::exists(path));
    const auto& training = std::get<core::TrainingInputs>(lab.state.session().open());
    const auto shown = training.reading.model;
    lab.window.openFile(path);
    lab.settle();
    CHECK(lab.state.session().lesson == "mia");
    CHECK((lab.inputs().model->weights.numbers() == shown->weights.numbers()).all());
}
