#pragma once

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

/// The whole window for tests, with real events.
namespace tests {

inline core::Session startOf(const std::vector<app::LessonPtr>& lessons)
{
    core::Session session = app::startSession(lessons);
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
        window.resize(1280, 800); // however small the screen of the platform
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
    views::WholeBox& query() { return named<views::WholeBox>("Query position"); }
    QListWidget& lessons() { return named<QListWidget>("Lessons"); }
    QTextBrowser& guide() { return *window.findChild<QTextBrowser*>(); }

    const core::AttentionInputs& inputs() { return std::get<core::AttentionInputs>(state.session().open()); }
    const core::Selection& selection() { return state.frame().selection; }
    core::Stage stage() { return selection().stage; }

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

inline QPoint cellIn(views::View& matrix, int row, int column)
{
    auto& heatmap = dynamic_cast<views::HeatmapView&>(matrix);
    const views::HeatmapLayout layout = heatmap.layoutIn(matrix.rect());
    return layout.cell(row, column).center().toPoint();
}

} // namespace tests
