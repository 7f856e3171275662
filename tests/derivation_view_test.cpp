#include "views/derivation_view.h"

#include "tests/catch.h"
#include "tests/examples.h"
#include "views/attention_frame.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QTest>

#include <cmath>

using namespace views;
using core::Stage;

namespace {

constexpr qreal kTinyLength = 1e-6;

Frame frameAt(Stage stage, std::optional<core::Index> key)
{
    core::Session session;
    session.lesson = "lesson";
    session.inputs["lesson"] = tests::fourTokens();
    Frame frame;
    frame.results = std::make_shared<const core::Results>(core::evaluate(session));
    frame.selection.stage = stage;
    frame.selection.key = key;
    return frame;
}

PiecesStyle style()
{
    return {fontOf(14), fontOf(14, QFont::Bold), fontOf(10), 3};
}

core::Pieces words(const std::string& text)
{
    return {{text, std::nullopt, core::Role::Plain, false}};
}

/// The text of each line, its runs put together.
QStringList linesOf(const PiecesLayout& layout)
{
    QStringList lines;
    qreal top = -1;
    for (const PieceRun& run : layout.runs) {
        if (run.box.top() != top)
            lines += QString();
        top = run.box.top();
        lines.last() += run.text;
    }
    return lines;
}

} // namespace

TEST_CASE("lines break at spaces, never after an operator and not inside brackets that fit", "[pieces]")
{
    const qreal width = QFontMetricsF(style().words).horizontalAdvance(QStringLiteral("aaaa + bb"));
    CHECK(linesOf(layoutPieces(words("aaaa + bbbb = (c c)"), style(), width)) ==
          QStringList{QStringLiteral("aaaa"), QStringLiteral("+bbbb"), QStringLiteral("=(cc)")});
    CHECK(linesOf(layoutPieces(words("aaaa bbbb"), style(), 1000)).size() == 1);
}

TEST_CASE("an exponent stands higher, smaller and in the line of what it raises", "[pieces]")
{
    core::Pieces pieces = words("x e");
    pieces.push_back({"a − b", std::nullopt, core::Role::Plain, true});
    const PiecesLayout layout = layoutPieces(pieces, style(), 1000);
    REQUIRE(layout.runs.size() == 3);
    CHECK(layout.runs[2].start.y() < layout.runs[1].start.y());
    CHECK(layout.runs[2].font.pixelSize() < layout.runs[1].font.pixelSize());
    CHECK(std::abs(layout.runs[2].box.left() - layout.runs[1].box.right()) < kTinyLength);
}

TEST_CASE("no run of a derivation reaches beyond its width", "[pieces][derivation]")
{
    DerivationView view;
    view.setFrame(frameAt(Stage::Mix, 0));
    for (const qreal width : {130.5, 200.0, 268.25, 700.0})
        for (const DerivationLayout::Line& line : view.layoutIn({10.25, 5, width, 160}).lines)
            for (const PieceRun& run : line.text.runs) {
                CHECK(run.box.left() >= 10.25);
                CHECK(run.box.right() <= 10.25 + width);
            }
}

TEST_CASE("the heading asks for the chosen number as it is shown", "[derivation]")
{
    DerivationView view;
    view.setFrame(frameAt(Stage::Softmax, 0));
    CHECK(view.heading() == QStringLiteral("Where does 0.140 come from?"));
    view.setFrame(frameAt(Stage::Mask, 3));
    CHECK(view.heading() == QStringLiteral("Where does −∞ come from?"));
    view.setFrame(frameAt(Stage::Mix, 0));
    CHECK(view.heading() == QStringLiteral("Where does output 2 come from?"));
    view.setFrame(frameAt(Stage::Mix, std::nullopt));
    CHECK(view.heading() == QStringLiteral("Where does a number come from?"));
}

TEST_CASE("the numbers of a derivation are core's, exact under the pointer", "[derivation]")
{
    DerivationView view;
    const Frame frame = frameAt(Stage::Softmax, 0);
    view.setFrame(frame);
    const DerivationLayout layout = view.layoutIn({0, 0, 400, 300});
    const PieceRun& last = layout.lines.back().text.runs.back();
    CHECK(last.text == QStringLiteral("0.140"));
    const PieceRun* found = layout.runAt(last.box.center());
    REQUIRE(found != nullptr);
    CHECK(found->number == attention(frame).trace.weights(2, 0));
}

TEST_CASE("Ctrl+C copies the derivation as text", "[derivation][clipboard]")
{
    DerivationView view;
    view.setFrame(frameAt(Stage::Scale, 0));
    QTest::keyClick(&view, Qt::Key_C, Qt::ControlModifier);
    CHECK(QGuiApplication::clipboard()->text() ==
          QStringLiteral("q₂·k₀ = 1·1 + 1.5·0 = 1.000\n1.000 ÷ √2 = 1.000 ÷ 1.414 = 0.707"));
    CHECK(view.text(DerivationView::Numbers::Exact).endsWith(QStringLiteral("= 0.7071067811865475")));
}

TEST_CASE("what is too tall scrolls, with the last stage in sight first", "[derivation][layout]")
{
    DerivationView view;
    view.resize(230, 80);
    view.setFrame(frameAt(Stage::Mix, 0));
    view.show();
    const QRectF area = view.rect();
    const DerivationLayout before = view.layoutIn(area);
    CHECK(before.scrollMax > 0);
    CHECK(before.lines.back().text.runs.front().box.top() < area.bottom());
    for (int press = 0; press < 50; ++press)
        QTest::keyClick(&view, Qt::Key_Up);
    CHECK(view.layoutIn(area).scrolled == 0);
    for (int press = 0; press < 50; ++press)
        QTest::keyClick(&view, Qt::Key_Down);
    CHECK(std::abs(view.layoutIn(area).scrolled - before.scrollMax) < kTinyLength);
    view.setFrame(frameAt(Stage::Score, 0));
    view.resize(600, 300);
    CHECK(view.layoutIn(view.rect()).scrollMax == 0);
}

TEST_CASE("PageUp and PageDown are left to the stages", "[derivation][keys]")
{
    DerivationView view;
    view.resize(230, 80);
    view.setFrame(frameAt(Stage::Mix, 0));
    view.show();
    for (const int key : {Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Left, Qt::Key_Right}) {
        QKeyEvent press(QEvent::KeyPress, key, Qt::NoModifier);
        QCoreApplication::sendEvent(&view, &press);
        CHECK_FALSE(press.isAccepted());
    }
}

TEST_CASE("Escape leaves the chosen cell, and a new frame asks for nothing", "[derivation][keys]")
{
    DerivationView view;
    std::vector<core::Selection> selections;
    QObject::connect(&view, &View::selected, [&](const core::Selection& s) { selections.push_back(s); });
    view.setFrame(frameAt(Stage::Mix, 0));
    view.setFrame(frameAt(Stage::Mix, 1));
    CHECK(selections.empty());
    QTest::keyClick(&view, Qt::Key_Escape);
    REQUIRE(selections.size() == 1);
    CHECK_FALSE(selections[0].key.has_value());
}

TEST_CASE("a derivation paints at any size, with and without a chosen cell", "[derivation][paint]")
{
    DerivationView view;
    QImage image(300, 200, QImage::Format_RGB32);
    QPainter painter(&image);
    for (const Stage stage : core::kStages)
        for (const auto key : {std::optional<core::Index>(0), std::optional<core::Index>(3),
                               std::optional<core::Index>(99), std::optional<core::Index>()})
            for (const QSizeF size : {QSizeF(0, 0), QSizeF(1, 1), QSizeF(250, 150), QSizeF(16000, 20)}) {
                view.setFrame(frameAt(stage, key));
                view.paintTo(painter, {{0, 0}, size});
            }
    CHECK(view.figureSize().height() > 0);
}

TEST_CASE("a picture of a derivation never scrolls and ends with the number itself", "[derivation][layout]")
{
    DerivationView view;
    view.setFrame(frameAt(Stage::Mix, 0));
    for (const QSizeF size : {QSizeF(302, 265), QSizeF(200, 120), QSizeF(120, 60), QSizeF(900, 600)}) {
        const QRectF area(QPointF(2, 3), size);
        const DerivationLayout layout = view.layoutIn(area);
        CAPTURE(size.width(), size.height());
        CHECK(layout.scrollMax == 0);
        CHECK(layout.lines.back().stage == Stage::Mix);
        for (const DerivationLayout::Line& line : layout.lines)
            for (const PieceRun& run : line.text.runs)
                CHECK(area.adjusted(-1, -1, 1, 1).contains(run.box));
    }
}

TEST_CASE("a derivation never rounds its shares away", "[derivation]")
{
    Frame frame = frameAt(Stage::Softmax, 0);
    core::Session session = frame.results->session;
    session.decimals = 0;
    frame.results = std::make_shared<const core::Results>(core::evaluate(session));
    DerivationView view;
    view.setFrame(frame);
    CHECK(view.text(DerivationView::Numbers::Rounded)
              .endsWith(QStringLiteral("0.24 ÷ (0.24 + 0.49 + 1.00) = 0.24 ÷ 1.74 = 0.14")));
}
