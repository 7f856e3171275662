#include "tests/shown_window.h"

#include <QComboBox>
#include <QScrollBar>

#include <random>

using core::Stage;
using tests::cellIn;
using tests::Shown;
using tests::startOf;

TEST_CASE("a click on a cell chooses its query and its key", "[window][mouse]")
{
    Shown shown;
    QTest::mouseClick(&shown.matrix(), Qt::LeftButton, {}, cellIn(shown.matrix(), 3, 1));
    CHECK(shown.inputs().query == 3);
    CHECK(shown.selection().key == 1);
    CHECK(shown.query().value() == 3);
    shown.state.undoStack().undo();
    CHECK(shown.inputs().query == 2);
    CHECK(shown.query().value() == 2);
}

TEST_CASE("a stage's button goes to its stage", "[window][mouse]")
{
    Shown shown;
    for (views::StageButton* each : shown.window.findChildren<views::StageButton*>()) {
        shown.click(*each);
        CHECK(each->text().toLower().toStdString() == core::name(shown.stage()));
    }
    CHECK(shown.state.undoStack().count() == 0);
}

TEST_CASE("the switches work by mouse and by key", "[window]")
{
    Shown shown;
    shown.click(shown.mask());
    CHECK(shown.inputs().mask == core::MaskKind::None);
    shown.click(shown.scale());
    CHECK_FALSE(shown.inputs().scale);
    CHECK(shown.state.undoStack().count() == 2);
    QWidget* const places[] = {&shown.matrix(), &shown.lessons(), &shown.guide(), &shown.slider(),
                               &shown.button("Reset")};
    for (QWidget* place : places) {
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        place->setFocus();
        shown.press(Qt::Key_M);
        CHECK(shown.mask().isChecked());
        CHECK(shown.inputs().mask == core::MaskKind::Causal);
        shown.press(Qt::Key_D);
        CHECK(shown.inputs().scale);
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_D);
        CHECK(shown.inputs().mask == core::MaskKind::None);
        CHECK_FALSE(shown.scale().isChecked());
    }
}

TEST_CASE("a slider dragged with the mouse is one undo step", "[window][mouse][undo]")
{
    Shown shown;
    QSlider& slider = shown.slider();
    const QPoint middle = slider.rect().center();
    const auto handle = [&] {
        const double share =
            (slider.value() - slider.minimum()) / double(slider.maximum() - slider.minimum());
        return QPoint(qRound(8 + share * (slider.width() - 16)), middle.y());
    };
    QTest::mousePress(&slider, Qt::LeftButton, {}, handle());
    REQUIRE(slider.isSliderDown());
    for (const int step : {4, 8, 12, 16, 20})
        QTest::mouseMove(&slider, handle() + QPoint(step, 0));
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, handle());
    CHECK(shown.inputs().qMultiplier > 1);
    CHECK(shown.multiplier().value() == shown.inputs().qMultiplier);
    CHECK(shown.state.undoStack().count() == 1);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.inputs().qMultiplier == 1);
    CHECK(slider.value() == 100);
}

TEST_CASE("a refused edit is told in the window's foot", "[window][refused]")
{
    Shown shown;
    shown.state.edit(core::TopicEdit(core::AttentionEdit(core::SetQMultiplier{50})));
    CHECK(shown.window.statusBar()->isVisible());
    CHECK(shown.window.statusBar()->currentMessage() ==
          "q-multiplier must be a number from -10 to 10, not 50");
}

TEST_CASE("a lesson is opened from the list and from the keyboard", "[window]")
{
    Shown shown;
    QListWidget& list = shown.lessons();
    CHECK(list.currentRow() == 0);
    QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(1)).center());
    CHECK(shown.state.session().lesson == "cat-sat");
    CHECK(shown.window.windowTitle().startsWith("The cat sat"));
    CHECK(shown.query().maximum() == 2);
    shown.press(Qt::Key_Up);
    CHECK(shown.state.session().lesson == "exercise");
    shown.press(Qt::Key_2, Qt::AltModifier);
    CHECK(shown.state.session().lesson == "cat-sat");
    CHECK(list.currentRow() == 1);
}

TEST_CASE("the menu's decimals are the numbers' and can be undone", "[window][menu]")
{
    Shown shown;
    shown.action("0").trigger();
    CHECK(shown.state.session().decimals == 0);
    CHECK(shown.action("0").isChecked());
    shown.action("6").trigger();
    CHECK(shown.state.session().decimals == 6);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.state.session().decimals == 0);
    CHECK(shown.action("0").isChecked());
}

TEST_CASE("numbers are copied exactly, with tabs", "[window][menu]")
{
    Shown shown;
    shown.state.select({Stage::Softmax, 0, 0});
    shown.action("Copy Numbers").trigger();
    const QString text = QApplication::clipboard()->text();
    const auto weights = core::namedValue(*shown.state.frame().results, "weights");
    CHECK(text.toStdString() == core::tabSeparated(*weights));
    CHECK(text.startsWith("1\t0\t0\t0\n"));
    shown.view("bars").setFocus();
    shown.action("Copy Numbers").trigger();
    CHECK(QApplication::clipboard()->text() != text);
}

TEST_CASE("a panel is copied as a picture", "[window][menu]")
{
    Shown shown;
    for (const char* id : {"heatmap", "bars", "derivation", "inputs", "mix"}) {
        QApplication::clipboard()->clear();
        shown.view(id).setFocus();
        shown.action("Copy Picture").trigger();
        const QImage picture = QApplication::clipboard()->image();
        INFO(id);
        CHECK(picture.width() > 100);
        CHECK(picture.height() > 20);
    }
}

TEST_CASE("projector mode is full screen with large type, and Esc leaves it", "[window]")
{
    Shown shown;
    const qreal zoom = shown.matrix().appearance().zoom;
    shown.press(Qt::Key_F11);
    CHECK(shown.window.isFullScreen());
    CHECK(shown.matrix().appearance().zoom >= 1.5 * zoom);
    CHECK_FALSE(shown.lessons().isVisible());
    CHECK_FALSE(shown.guide().isVisible());
    shown.press(Qt::Key_PageDown);
    CHECK(shown.stage() == Stage::Scale); // the menus are away, their keys are not
    shown.press(Qt::Key_Escape);          // leaves the cell first
    shown.press(Qt::Key_Escape);
    CHECK_FALSE(shown.window.isFullScreen());
    CHECK(shown.matrix().appearance().zoom == zoom);
    CHECK(shown.lessons().isVisible());
    CHECK(shown.guide().isVisible());
    shown.press(Qt::Key_F11);
    shown.press(Qt::Key_F11);
    CHECK_FALSE(shown.window.isFullScreen());
}

TEST_CASE("the guide's step begins at its first line, however small the window", "[window][guide]")
{
    Shown shown;
    shown.window.resize(900, 480);
    QApplication::processEvents();
    REQUIRE(shown.guide().verticalScrollBar()->maximum() > 0);
    CHECK(shown.guide().verticalScrollBar()->value() == 0);
}

TEST_CASE("panels keep their distance when another lesson opens", "[window][board]")
{
    Shown shown;
    shown.state.openLesson("kv-memory");
    QApplication::processEvents();
    const QWidget* subject = shown.view("kv-bytes").parentWidget();
    const QWidget* side = shown.view("kv-calculator").parentWidget();
    CHECK(side->x() - (subject->x() + subject->width()) >= 8);
}

TEST_CASE("theme, palette and zoom reach every view and are remembered", "[window][menu]")
{
    Shown shown;
    shown.action("Dark").trigger();
    shown.action("Magma").trigger();
    shown.action("Zoom In").trigger();
    for (const char* id : {"heatmap", "bars", "guide", "stages", "controls"}) {
        const views::Appearance& look = shown.view(id).appearance();
        CHECK(look.theme.panel == views::darkTheme().panel);
        CHECK(look.palette == views::Palette::Magma);
        CHECK(look.zoom == 1.1);
    }
    const app::Preferences saved = app::Preferences::load();
    CHECK(saved.theme == app::ThemeChoice::Dark);
    CHECK(saved.palette == views::Palette::Magma);
    CHECK(saved.zoom == 1.1);
    CHECK(shown.picture().pixelColor(3, shown.window.height() / 2).lightness() < 80);
    for (int i = 0; i < 20; ++i)
        shown.action("Zoom In").trigger();
    CHECK(shown.matrix().appearance().zoom == app::kLargestZoom);
    CHECK(shown.state.undoStack().count() == 0);
}

TEST_CASE("settings that cannot be meant take the defaults", "[window][settings]")
{
    Shown shown; // settings in a place of their own
    QSettings settings;
    settings.setValue("look/theme", "purple");
    settings.setValue("look/palette", 77);
    settings.setValue("look/zoom", "nan");
    settings.setValue("look/motion", false);
    const app::Preferences preferences = app::Preferences::load();
    CHECK(preferences.theme == app::ThemeChoice::System);
    CHECK(preferences.palette == views::Palette::Viridis);
    CHECK(preferences.zoom == 1);
    CHECK_FALSE(preferences.motion); // false is a value
}

TEST_CASE("the window can be any size", "[window][size]")
{
    Shown shown;
    shown.window.setMinimumSize(0, 0);
    for (const QSize size :
         {QSize(1, 1), QSize(4000, 3000), QSize(900, 600), QSize(16000, 20), QSize(1280, 800)}) {
        shown.window.resize(size);
        QApplication::processEvents();
        CHECK_FALSE(shown.picture().isNull());
    }
    CHECK(shown.matrix().isVisible());
    CHECK(shown.lessons().isVisible());
}

TEST_CASE("ten thousand quick toggles show the last state", "[window][long]")
{
    Shown shown;
    std::mt19937 random(5);
    for (int i = 0; i < 10'000; ++i)
        switch (random() % 4) {
        case 0:
            shown.mask().toggle();
            break;
        case 1:
            shown.scale().toggle();
            break;
        case 2:
            shown.slider().setValue(static_cast<int>(random() % 2001) - 1000);
            break;
        default:
            QTest::keyClick(&shown.matrix(), random() % 2 ? Qt::Key_PageDown : Qt::Key_PageUp);
        }
    CHECK(shown.mask().isChecked() == (shown.inputs().mask == core::MaskKind::Causal));
    CHECK(shown.scale().isChecked() == shown.inputs().scale);
    CHECK(shown.multiplier().value() == shown.inputs().qMultiplier);
    CHECK(shown.slider().value() == qRound(100 * shown.inputs().qMultiplier));
    CHECK(shown.matrix().frame().results == shown.state.frame().results);
    CHECK_FALSE(shown.picture().isNull());
}

TEST_CASE("the window can be closed while it plays", "[window]")
{
    Shown shown;
    shown.press(Qt::Key_Space);
    CHECK(shown.window.close());
    QApplication::processEvents();
    CHECK_FALSE(shown.window.isVisible());
}

TEST_CASE("the one panel that the guide's step is about says so", "[window][guide]")
{
    Shown lab;
    std::vector<const QWidget*> named;
    for (const QLabel* label : lab.window.findChildren<QLabel*>(QStringLiteral("pointer")))
        if (label->isVisible())
            named.push_back(label->parentWidget());
    REQUIRE(named.size() == 1);
    CHECK(named.front() == lab.matrix().parentWidget()); // of the exercise's first step
}

TEST_CASE("controls that the guide's step is about are tinted", "[window][guide]")
{
    Shown lab;
    views::View& controls = lab.view("controls");
    core::Lesson lesson = *lab.state.frame().lesson;
    lesson.steps.front().pointsAt = "controls";
    const QImage before = controls.grab().toImage();
    views::Frame frame = lab.state.frame();
    frame.lesson = std::make_shared<const core::Lesson>(lesson);
    controls.setFrame(frame);
    CHECK(controls.grab().toImage() != before);
}

TEST_CASE("a sentence in the foot goes with the next change", "[window][refused]")
{
    Shown shown;
    shown.state.edit(core::TopicEdit(core::AttentionEdit(core::SetQMultiplier{50})));
    CHECK_FALSE(shown.window.statusBar()->currentMessage().isEmpty());
    shown.state.edit(core::TopicEdit(core::AttentionEdit(core::SetQMultiplier{5})));
    CHECK(shown.window.statusBar()->currentMessage().isEmpty());
}

TEST_CASE("the wheel changes only a control that has the keyboard focus", "[window][mouse]")
{
    Shown shown;
    const auto turn = [](QWidget& widget) {
        const QPointF middle = widget.rect().center();
        QWheelEvent down(middle, widget.mapToGlobal(middle), {}, QPoint(0, -120), Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(&widget, &down);
    };
    const double query = shown.query().value();
    auto& slider = shown.named<QSlider>("Q multiplier");
    turn(shown.query());
    turn(slider);
    CHECK(shown.query().value() == query);
    CHECK(slider.value() == 100);
    shown.query().setFocus();
    turn(shown.query());
    CHECK(shown.query().value() == query - 1);
}

TEST_CASE("how fast Play goes stays so in the next lesson and in the next run", "[window][settings]")
{
    Shown shown;
    const auto speed = [&]() -> QComboBox& { return shown.named<QComboBox>("Speed"); };
    shown.state.openLesson("kv-cache");
    QApplication::processEvents(); // shows its panels
    const int usual = speed().currentIndex();
    speed().setFocus();
    shown.press(Qt::Key_Down);
    REQUIRE(speed().currentIndex() == usual + 1);
    shown.state.openLesson("exercise");
    shown.state.openLesson("kv-cache");
    CHECK(speed().currentIndex() == usual + 1);
    CHECK(app::Preferences::load().speed == usual + 1);
}
