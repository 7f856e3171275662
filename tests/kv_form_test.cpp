#include "tests/catch.h"
#include "tests/kv_memory_frame.h"
#include "views/kv_forms.h"
#include "views/number_box.h"
#include "views/switch.h"

#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QTest>

using namespace views;
using tests::KvHand;

namespace {

template <typename Control>
Control* controlNamed(View& view, const QString& name)
{
    for (Control* control : view.findChildren<Control*>())
        if (control->accessibleName() == name)
            return control;
    FAIL("no control named " << name.toStdString());
    return nullptr;
}

void type(QWidget* box, const QString& text)
{
    box->setFocus();
    static_cast<QAbstractSpinBox*>(box)->selectAll();
    QTest::keyClicks(box, text);
    QTest::keyClick(box, Qt::Key_Return);
}

} // namespace

TEST_CASE("a number typed into the calculator is the edit of its name", "[kv-form][gui]")
{
    KvCalculator form;
    KvHand hand(form, {});
    type(controlNamed<NumberBox>(form, QStringLiteral("Layers")), QStringLiteral("80"));
    type(controlNamed<NumberBox>(form, QStringLiteral("KV heads")), QStringLiteral("8"));
    type(controlNamed<NumberBox>(form, QStringLiteral("Context")), QStringLiteral("131072"));
    CHECK(hand.inputs.load.shape == core::CacheShape{80, 32, 8, 128});
    CHECK(hand.inputs.load.context == 131'072);
    CHECK(hand.inputs.preset.empty());
    CHECK(controlNamed<QComboBox>(form, QStringLiteral("Model"))->currentText() ==
          QStringLiteral("Your own numbers"));
}

TEST_CASE("a refused number leaves the box at what holds", "[kv-form][gui]")
{
    KvCalculator form;
    KvHand hand(form, {});
    auto* box = controlNamed<NumberBox>(form, QStringLiteral("KV heads"));
    type(box, QStringLiteral("5"));
    CHECK(hand.refused == 1);
    CHECK(box->value() == 32);
    CHECK(box->text() == QStringLiteral("32"));
}

TEST_CASE("the K/V width follows the KV heads and changes the head dimension", "[kv-form][gui]")
{
    KvCalculator form;
    KvHand hand(form, {{"kv-heads", "4"}});
    auto* width = controlNamed<NumberBox>(form, QStringLiteral("K/V width"));
    CHECK(width->value() == 512);
    type(width, QStringLiteral("1024"));
    CHECK(hand.inputs.load.shape.headDim == 256);
}

TEST_CASE("a model is chosen from the list", "[kv-form][gui]")
{
    KvCalculator form;
    KvHand hand(form, {});
    auto* models = controlNamed<QComboBox>(form, QStringLiteral("Model"));
    const int llama = models->findText(QStringLiteral("Llama 3 70B"));
    models->setCurrentIndex(llama);
    Q_EMIT models->activated(llama);
    CHECK(hand.inputs.load.shape == core::CacheShape{80, 64, 8, 128});
    CHECK(models->toolTip().startsWith(QStringLiteral("https://")));
}

TEST_CASE("the divisors' slider has only numbers that divide", "[kv-form][gui]")
{
    KvSharingForm form;
    KvHand hand(form, {{"preset", "qwen2.5-7b"}}); // 28: 1 2 4 7 14 28
    auto* slider = controlNamed<QSlider>(form, QStringLiteral("KV heads"));
    CHECK(slider->maximum() == 5);
    CHECK(slider->value() == 2);
    slider->setValue(3);
    CHECK(hand.inputs.load.shape.kvHeads == 7);
    CHECK(hand.refused == 0);
}

TEST_CASE("a slider that is held drags, and drops when it is let go", "[kv-form][gui]")
{
    KvQuantizationForm form;
    KvHand hand(form, {});
    auto* slider = controlNamed<QSlider>(form, QStringLiteral("Group"));
    slider->setSliderDown(true);
    slider->setValue(20);
    slider->setValue(24);
    slider->setSliderDown(false);
    CHECK(hand.inputs.quantization.group == 24);
    CHECK(hand.gestures == std::vector{Gesture::Dragging, Gesture::Dragging, Gesture::Dropped});
}

TEST_CASE("sequences are added, ended and cleared by buttons", "[kv-form][gui]")
{
    KvPagingForm form;
    KvHand hand(form, {});
    const auto buttons = form.findChildren<QPushButton*>();
    REQUIRE(buttons.size() == 3);
    CHECK_FALSE(buttons[1]->isEnabled()); // nothing to end
    buttons[0]->click();
    buttons[0]->click();
    buttons[1]->click();
    CHECK(core::layOut(hand.inputs.paging).running == std::vector<core::Index>{2});
    buttons[2]->click();
    CHECK(hand.inputs.paging.events.empty());
}

TEST_CASE("switches show what holds and change it", "[kv-form][gui]")
{
    KvWallsForm form;
    KvHand hand(form, {{"axis", "batch"}});
    auto* control = form.findChild<Switch*>();
    CHECK(control->isChecked());
    control->click();
    CHECK(hand.inputs.axis == core::WallsAxis::Context);
    CHECK(hand.gestures.size() == 1);
}

TEST_CASE("showing a frame asks for nothing", "[kv-form]")
{
    const auto quiet = [](View&& form) {
        int edits = 0;
        QObject::connect(&form, &View::edited, &form, [&] { ++edits; });
        form.setFrame(tests::kvFrame());
        form.setFrame(tests::kvFrame({{"preset", "gemma-2b"}, {"context", "1000000"}, {"memory", "12.345"}}));
        CHECK(edits == 0);
    };
    quiet(KvCalculator());
    quiet(KvSharingForm());
    quiet(KvWallsForm());
    quiet(KvPagingForm());
    quiet(KvQuantizationForm());
}

TEST_CASE("what is no number in the range is refused in a sentence", "[kv-form][gui][refused]")
{
    KvCalculator form;
    KvHand hand(form, {});
    QString told;
    QObject::connect(&form, &View::refused, &form, [&](const QString& sentence) { told = sentence; });
    auto* box = controlNamed<NumberBox>(form, QStringLiteral("Layers"));
    for (const QString& text : {QStringLiteral("abc"), QStringLiteral("12.5"), QStringLiteral("0"),
                                QString(40, QLatin1Char('9'))}) {
        told.clear();
        type(box, text);
        CHECK(told.startsWith(QStringLiteral("Layers must be a whole number from 1 to 1")));
        CHECK(box->text() == QStringLiteral("46"));
    }
    CHECK(hand.gestures.empty());
    told.clear();
    type(box, QStringLiteral("12"));
    CHECK(told.isEmpty());
}

TEST_CASE("commas in a whole number stand between thousands", "[kv-form][gui]")
{
    KvCalculator form;
    KvHand hand(form, {});
    auto* box = controlNamed<NumberBox>(form, QStringLiteral("Context"));
    type(box, QStringLiteral("80,000"));
    CHECK(hand.inputs.load.context == 80'000);
    CHECK(box->text() == QStringLiteral("80,000"));
}
