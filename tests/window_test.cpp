#include "app/board.h"
#include "app/lessons.h"
#include "app/main_window.h"
#include "tests/catch.h"
#include "views/heatmap_view.h"
#include "views/inputs_view.h"
#include "views/number_box.h"
#include "views/stage_button.h"
#include "views/switch.h"

#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>

#include <random>

using core::Stage;

namespace {

core::Session startOf(const std::vector<app::LessonPtr>& lessons)
{
    std::vector<core::Lesson> starts;
    for (const app::LessonPtr& lesson : lessons)
        starts.push_back(*lesson);
    core::Session session = core::startSession(starts);
    session.lesson = "exercise";
    return session;
}

/// The window on the exercise, shown, with settings of its own.
struct Shown
{
    QTemporaryDir settings;
    app::AppState state{app::builtInLessons(), startOf(app::builtInLessons())};
    app::MainWindow window{state, {.theme = app::ThemeChoice::Light, .motion = false}};

    Shown()
    {
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
        window.show();
        window.activateWindow();
        REQUIRE(QTest::qWaitForWindowActive(&window));
        matrix().setFocus();
    }

    views::View& view(const char* id)
    {
        views::View* found = window.board().view(QLatin1String(id));
        REQUIRE(found);
        return *found;
    }
    views::View& matrix() { return view("heatmap"); }

    template <typename Type>
    Type& named(const char* accessibleName)
    {
        for (Type* found : window.findChildren<Type*>())
            if (found->accessibleName() == QString::fromUtf8(accessibleName))
                return *found;
        FAIL("nothing is called " << accessibleName);
        throw std::logic_error(accessibleName);
    }

    QPushButton& button(const char* text)
    {
        for (QPushButton* found : window.findChildren<QPushButton*>())
            if (found->text().contains(QString::fromUtf8(text)) && found->isVisible())
                return *found;
        FAIL("no button says " << text);
        throw std::logic_error(text);
    }

    views::Switch& mask() { return named<views::Switch>("Causal mask"); }
    views::Switch& scale() { return named<views::Switch>("Divide by the square root of the key width"); }
    QSlider& slider() { return named<QSlider>("Q multiplier"); }
    views::NumberBox& multiplier() { return named<views::NumberBox>("Q multiplier"); }
    QSpinBox& query() { return named<QSpinBox>("Query position"); }
    QListWidget& lessons() { return named<QListWidget>("Lessons"); }
    QTextBrowser& guide() { return *window.findChild<QTextBrowser*>(); }

    const core::AttentionInputs& inputs() { return std::get<core::AttentionInputs>(state.session().open()); }
    const core::Selection& selection() { return state.frame().selection; }
    Stage stage() { return selection().stage; }

    /// Presses a key wherever the focus is.
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget* focus = QApplication::focusWidget();
        REQUIRE(focus);
        QTest::keyClick(focus, key, modifiers);
    }

    void click(QWidget& widget) { QTest::mouseClick(&widget, Qt::LeftButton); }

    void type(views::NumberBox& box, const char* text)
    {
        box.setFocus();
        box.selectAll();
        QTest::keyClicks(&box, QString::fromUtf8(text));
        QTest::keyClick(&box, Qt::Key_Return);
    }

    QAction& action(const char* text)
    {
        for (QAction* found : window.findChildren<QAction*>())
            if (found->text().remove(QLatin1Char('&')) == QString::fromUtf8(text))
                return *found;
        FAIL("no menu has " << text);
        throw std::logic_error(text);
    }

    /// The window's pixels, to see that it is painted at all.
    QImage picture() { return window.grab().toImage(); }
};

QPoint cellIn(views::View& matrix, int row, int column)
{
    auto& heatmap = dynamic_cast<views::HeatmapView&>(matrix);
    const views::HeatmapLayout layout = heatmap.layoutIn(matrix.rect());
    return layout.cell(row, column).center().toPoint();
}

} // namespace

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

TEST_CASE("arrow keys, Home and End move the cell and Esc leaves it", "[window][keys]")
{
    Shown shown;
    const auto at = [&](core::Index query, std::optional<core::Index> key) {
        CHECK(shown.inputs().query == query);
        CHECK(shown.selection().key == key);
    };
    at(2, 0);
    shown.press(Qt::Key_Right);
    at(2, 1);
    shown.press(Qt::Key_Up);
    at(1, 1);
    shown.press(Qt::Key_End);
    at(1, 3);
    shown.press(Qt::Key_Down);
    at(2, 3);
    shown.press(Qt::Key_Home);
    at(2, 0);
    shown.press(Qt::Key_Left); // there is nothing further left
    at(2, 0);
    shown.press(Qt::Key_End, Qt::ControlModifier);
    at(3, 3);
    shown.press(Qt::Key_Down);
    at(3, 3);
    shown.press(Qt::Key_Home, Qt::ControlModifier);
    at(0, 0);
    shown.press(Qt::Key_Escape);
    at(0, std::nullopt);
    CHECK(shown.stage() == Stage::Score);
}

TEST_CASE("PageDown and PageUp step through the stages wherever the focus is", "[window][keys]")
{
    Shown shown;
    QWidget* const places[] = {&shown.matrix(),    &shown.query(),        &shown.multiplier(),
                               &shown.slider(),    &shown.mask(),         &shown.lessons(),
                               &shown.guide(),     &shown.view("bars"),   &shown.view("derivation"),
                               &shown.view("mix"), &shown.view("inputs"), &shown.button("Reset")};
    for (QWidget* place : places) {
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        place->setFocus();
        REQUIRE(QApplication::focusWidget() == place);
        const auto inputs = shown.inputs();
        shown.press(Qt::Key_PageDown);
        CHECK(shown.stage() == Stage::Scale);
        shown.press(Qt::Key_PageUp);
        CHECK(shown.stage() == Stage::Score);
        CHECK(shown.inputs() == inputs);
    }
    for (int i = 0; i < 9; ++i)
        shown.press(Qt::Key_PageDown);
    CHECK(shown.stage() == Stage::Mix);
}

TEST_CASE("Space plays and pauses where no button has the focus", "[window][keys]")
{
    Shown shown;
    for (QWidget* place : {&shown.matrix(), static_cast<views::View*>(&shown.view("bars")),
                           &shown.view("mix"), &shown.view("derivation")}) {
        INFO(place->accessibleName().toStdString());
        place->setFocus();
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Pause").isVisible());
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Play").isVisible());
        CHECK(shown.stage() != Stage::Score); // playing began at once
    }
    for (QWidget* place : {static_cast<QWidget*>(&shown.lessons()), static_cast<QWidget*>(&shown.guide())}) {
        INFO(place->accessibleName().toStdString());
        place->setFocus();
        shown.press(Qt::Key_Space);
        CHECK(shown.button("Pause").isVisible());
        shown.press(Qt::Key_Space);
    }
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
}

TEST_CASE("Space presses the button that has the focus", "[window][keys]")
{
    Shown shown;
    shown.mask().setFocus();
    shown.press(Qt::Key_Space);
    CHECK(shown.inputs().mask == core::MaskKind::None);
    shown.button("Reset").setFocus();
    shown.press(Qt::Key_Space);
    CHECK(shown.inputs().mask == core::MaskKind::Causal);
    CHECK(shown.button("Play").isVisible());
    CHECK(shown.stage() == Stage::Score);
}

TEST_CASE("Left and Right step through the stages where the focus has no use for them", "[window][keys]")
{
    Shown shown;
    QWidget* const places[] = {&shown.lessons(),
                               &shown.guide(),
                               &shown.view("inputs"),
                               &shown.view("stages"),
                               &shown.button("Next"),
                               &shown.button("Play"),
                               shown.window.findChild<views::StageButton*>()};
    for (QWidget* place : places) {
        INFO(place->metaObject()->className() << " " << place->accessibleName().toStdString());
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Right);
        CHECK(shown.stage() == Stage::Scale);
        QTest::keyClick(place, Qt::Key_Left);
        CHECK(shown.stage() == Stage::Score);
    }
}

TEST_CASE("pressing Next with the keyboard to the end stays among the stages' buttons", "[window][keys]")
{
    Shown shown;
    shown.button("Next").setFocus();
    for (int i = 0; i < 4; ++i)
        shown.press(Qt::Key_Space);
    CHECK(shown.stage() == Stage::Mix);
    CHECK(shown.button("Back").hasFocus()); // the guide has a Back of its own, but it can't be pressed yet
    shown.press(Qt::Key_Space);
    CHECK(shown.stage() == Stage::Softmax);
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

TEST_CASE("letters typed into a number box switch nothing", "[window][keys]")
{
    Shown shown;
    for (QWidget* place :
         {static_cast<QWidget*>(&shown.multiplier()), static_cast<QWidget*>(&shown.query())}) {
        place->setFocus();
        shown.press(Qt::Key_M);
        shown.press(Qt::Key_D);
    }
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
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

TEST_CASE("a number box reads what people type", "[window][keys]")
{
    Shown shown;
    shown.type(shown.multiplier(), "0");
    CHECK(shown.inputs().qMultiplier == 0);
    shown.type(shown.multiplier(), "2,5");
    CHECK(shown.inputs().qMultiplier == 2.5);
    CHECK(shown.multiplier().text() == "2.50");
    shown.type(shown.multiplier(), "-1.25");
    CHECK(shown.inputs().qMultiplier == -1.25);
    CHECK(shown.slider().value() == -125);
    CHECK(shown.state.undoStack().count() == 3);
    shown.type(shown.multiplier(), "abc");
    CHECK(shown.inputs().qMultiplier == -1.25);
    CHECK(shown.multiplier().text() == "-1.25");
    CHECK(shown.state.undoStack().count() == 3);
}

TEST_CASE("a number too large for its box keeps the value that held", "[window][keys]")
{
    Shown shown;
    shown.type(shown.multiplier(), "50");
    CHECK(std::abs(shown.inputs().qMultiplier) <= 10);
    CHECK(shown.multiplier().value() == shown.inputs().qMultiplier);
}

TEST_CASE("Undo and Redo work from the number box that made the change", "[window][keys][undo]")
{
    Shown shown;
    shown.type(shown.multiplier(), "3");
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.inputs().qMultiplier == 1);
    CHECK(shown.multiplier().text() == "1.00");
    shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(shown.inputs().qMultiplier == 3);
    shown.query().setFocus();
    shown.press(Qt::Key_Up);
    CHECK(shown.inputs().query == 3);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.inputs().query == 2);
}

TEST_CASE("a number half typed does not reach the lesson that is opened meanwhile", "[window][keys]")
{
    Shown shown;
    auto& inputs = dynamic_cast<views::InputsView&>(shown.view("inputs"));
    for (const auto& placed : inputs.layoutIn(inputs.rect()).tables)
        if (placed.table.table == core::AttentionTable::V)
            QTest::mouseDClick(&inputs, Qt::LeftButton, {}, placed.cell(1, 1).center().toPoint());
    auto* editor = inputs.findChild<QLineEdit*>();
    REQUIRE(editor->hasFocus());
    QTest::keyClicks(editor, QStringLiteral("77"));
    shown.press(Qt::Key_2, Qt::AltModifier);
    CHECK(shown.state.session().lesson == "cat-sat");
    CHECK_FALSE(editor->isVisible());
    shown.press(Qt::Key_Return);
    CHECK(shown.state.undoStack().count() == 0);
}

TEST_CASE("a number is changed where it stands, and letters typed there switch nothing", "[window][keys]")
{
    Shown shown;
    auto& inputs = dynamic_cast<views::InputsView&>(shown.view("inputs"));
    const auto edit = [&](const char* text) {
        for (const auto& placed : inputs.layoutIn(inputs.rect()).tables)
            if (placed.table.table == core::AttentionTable::X)
                QTest::mouseDClick(&inputs, Qt::LeftButton, {}, placed.cell(3, 1).center().toPoint());
        auto* editor = inputs.findChild<QLineEdit*>();
        REQUIRE(editor->hasFocus());
        QTest::keyClicks(editor, QString::fromUtf8(text));
        QTest::keyClick(editor, Qt::Key_Return);
    };
    edit("2,5");
    CHECK(shown.inputs().projections->x(3, 1) == 2.5);
    CHECK(shown.state.undoStack().undoText() == "Change number");
    edit("m d");
    CHECK(shown.mask().isChecked());
    CHECK(shown.scale().isChecked());
    shown.press(Qt::Key_Escape);
    CHECK(shown.inputs().projections->x(3, 1) == 2.5);
    CHECK(inputs.hasFocus());
    CHECK(shown.button("Play").isVisible());
}

TEST_CASE("Undo and Redo go through everything and back", "[window][keys][undo]")
{
    Shown shown;
    shown.click(shown.mask());
    shown.click(shown.scale());
    shown.matrix().setFocus();
    shown.press(Qt::Key_Down);
    const core::Session end = shown.state.session();
    for (int i = 0; i < 5; ++i)
        shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.state.session() == startOf(shown.state.lessons()));
    CHECK(shown.mask().isChecked());
    for (int i = 0; i < 5; ++i)
        shown.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(shown.state.session() == end);
    CHECK_FALSE(shown.mask().isChecked());
}

TEST_CASE("Reset All resets every control and keeps the keyboard focus", "[window][undo]")
{
    Shown shown;
    const auto change = [&] {
        shown.click(shown.mask());
        shown.click(shown.scale());
        shown.type(shown.multiplier(), "0");
        shown.state.edit(core::SetDecimals{0});
    };
    const auto isReset = [&] {
        CHECK(shown.state.session() == startOf(shown.state.lessons()));
        CHECK(shown.mask().isChecked());
        CHECK(shown.scale().isChecked());
        CHECK(shown.multiplier().text() == "1.00");
        CHECK(shown.slider().value() == 100);
        CHECK(shown.query().value() == 2);
        CHECK(shown.action("3").isChecked());
    };
    for (QWidget* place : {static_cast<QWidget*>(&shown.matrix()), static_cast<QWidget*>(&shown.multiplier()),
                           static_cast<QWidget*>(&shown.lessons())}) {
        change();
        place->setFocus();
        shown.press(Qt::Key_R, Qt::ControlModifier);
        isReset();
        CHECK(place->hasFocus());
        change();
        place->setFocus();
        shown.click(shown.button("Reset"));
        isReset();
        CHECK(place->hasFocus());
    }
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

TEST_CASE("Undo shows the lesson where the change was made", "[window][undo]")
{
    Shown shown;
    shown.click(shown.mask());
    shown.press(Qt::Key_2, Qt::AltModifier);
    shown.press(Qt::Key_Z, Qt::ControlModifier);
    CHECK(shown.lessons().currentRow() == 0);
    CHECK(shown.mask().isChecked());
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

TEST_CASE("the guide's keys go from step to step", "[window][keys][guide]")
{
    Shown shown;
    shown.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(shown.selection().step == 1);
    shown.press(Qt::Key_PageUp, Qt::ControlModifier);
    shown.press(Qt::Key_PageUp, Qt::ControlModifier);
    CHECK(shown.selection().step == 0);
    for (std::size_t i = 0; i < 30; ++i)
        shown.press(Qt::Key_PageDown, Qt::ControlModifier);
    CHECK(shown.selection().step == shown.state.frame().lesson->steps.size() - 1);
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

TEST_CASE("theme, palette and zoom reach every view and are remembered", "[window][menu]")
{
    Shown shown;
    shown.action("Dark").trigger();
    shown.action("magma").trigger();
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

TEST_CASE("ten thousand quick toggles show the last state", "[window]")
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
