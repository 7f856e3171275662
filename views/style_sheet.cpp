#include "views/style_sheet.h"

#include "views/contrast.h"

#include <tuple>
#include <utility>

namespace views {

namespace {

constexpr double kFaintWords = 0.45; // of the way from muted words to their ground: what cannot be used now

constexpr auto kTemplate = R"(
* { color: @text; font-size: @px14; }
QMainWindow, QDialog, QMessageBox { background: @ground; }
QToolTip { color: @text; background: @panel; border: 1px solid @line; padding: 4px 6px; }

QMenuBar { background: @panel; padding: 1px 6px; }
QMenuBar::item { padding: 4px 9px; border-radius: 6px; background: transparent; }
QMenuBar::item:selected { background: @tint; }
QMenu { background: @panel; border: 1px solid @line; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 24px; border-radius: 5px; }
QMenu::item:selected { background: @tint; }
QMenu::item:disabled { color: @faint; }
QMenu::separator { height: 1px; background: @line; margin: 4px 8px; }
QMenu::indicator { width: 14px; height: 14px; left: 6px; }

#toolbar { background: @panel; border-bottom: 1px solid @line; }
#lessons, #guide, #dockTitle { background: @panel; }
#lessons { border: none; outline: none; padding: 2px 6px 10px 6px; }
#lessons::item { padding: @pad7 10px; border-radius: 8px; margin: 1px 0; color: @text; }
#lessons::item:hover { background: @ground; }
#lessons::item:selected { background: @tint; color: @action; }
#lessons::item:selected:focus { border: 1px solid @action; }
QMainWindow::separator { background: @line; width: 2px; height: 2px; }
QMainWindow::separator:hover { background: @action; }
#board, #boardArea { background: @ground; }
QTabBar#pages { background: transparent; }
QTabBar#pages::tab { padding: @pad4 10px; border: 2px solid transparent; color: @muted; }
QTabBar#pages::tab:hover { color: @text; }
QTabBar#pages::tab:selected { color: @action; border-bottom: 2px solid @action; font-weight: 600; }
QTabBar#pages::tab:selected:focus { background: @tint; border: 2px solid @action; border-radius: 6px; }
QTextBrowser { border: 2px solid transparent; background: transparent; }
QTextBrowser:focus { border: 2px solid @action; border-radius: 6px; }
QScrollArea { border: none; background: transparent; }

#card { background: @panel; border: 1px solid @line; border-radius: 10px; }
#card[pointedAt="true"] { border: 2px solid @action; }
#pointer { color: @action; background: @tint; border-radius: 6px; padding: 0 6px; font-size: @px12;
    font-weight: 600; }
#heading { color: @muted; font-size: @px12; font-weight: 600; }
#muted { color: @muted; }

QPushButton { background: @panel; border: 1px solid @edge; border-radius: 8px; padding: @pad5 12px; }
QPushButton:hover { background: @ground; border-color: @muted; }
QPushButton:pressed { background: @tint; }
QPushButton:focus { border: 2px solid @action; padding: @pad4 11px; background: @tint; }
QPushButton#link { border: none; background: transparent; color: @action; padding: 0; text-align: right; }
QPushButton#link:focus { text-decoration: underline; background: transparent; padding: 0; }
QPushButton:disabled { color: @faint; }
QPushButton[primary="true"] { background: @action; color: @onAction; border-color: @action; font-weight: 600; }
QPushButton[primary="true"]:hover { border-color: @text; }
QPushButton[primary="true"]:focus { border: 2px solid @action; color: @action; background: @tint; }
QToolButton { border: 1px solid transparent; border-radius: 6px; padding: 2px 5px; background: transparent; }
QToolButton:hover { background: @tint; }
QToolButton:focus { border: 2px solid @action; padding: 1px 4px; }
QToolButton::menu-indicator { image: none; }

QAbstractSpinBox, QLineEdit, QPlainTextEdit, QComboBox { background: @panel; border: 1px solid @edge;
    border-radius: 8px; padding: @pad4 6px; selection-background-color: @action; selection-color: @onAction; }
QAbstractSpinBox:focus, QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus { border: 2px solid @action;
    padding: @pad3 5px; }
QLineEdit[refused="true"] { border: 2px solid @refused; padding: @pad3 5px; }
QAbstractSpinBox:disabled, QLineEdit:disabled, QComboBox:disabled { color: @faint; background: @ground; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QComboBox::drop-down { border: none; width: 22px; }
QComboBox::down-arrow { image: none; }
QDialogButtonBox { dialogbuttonbox-buttons-have-icons: 0; }
QAbstractItemView, QComboBoxPrivateContainer, QComboBoxPrivateScroller { background: @panel; border: 1px solid @line;
    alternate-background-color: @ground; selection-background-color: @tint; selection-color: @text; }
QHeaderView::section { background: @ground; border: none; border-bottom: 1px solid @line; padding: 4px 6px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @edge; }
QSlider::sub-page:horizontal { background: @edge; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: @action; }
QSlider::handle:horizontal:hover { background: @action; border: 2px solid @tint; width: 12px; height: 12px; }
QSlider:focus { border: 1px solid @action; border-radius: 8px; }
QScrollBar:vertical { width: 10px; background: transparent; margin: 0; }
QScrollBar:horizontal { height: 10px; background: transparent; margin: 0; }
QScrollBar::handle { background: @edge; border-radius: 4px; min-height: 24px; min-width: 24px; margin: 1px; }
QScrollBar::handle:hover { background: @muted; }
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page { height: 0; width: 0;
    background: transparent; }
QStatusBar { background: @panel; border-top: 1px solid @line; }
QStatusBar::item { border: none; }
)";

} // namespace

QString styleSheet(const Appearance& appearance)
{
    const Theme& theme = appearance.theme;
    const auto pixels = [&](qreal size) {
        return QString::number(qRound(size * appearance.zoom)) + QStringLiteral("px");
    };
    const std::pair<const char*, QString> words[] = {
        {"@ground", theme.ground.name()},
        {"@panel", theme.panel.name()},
        {"@line", theme.line.name()},
        {"@edge", edge(theme).name()},
        {"@text", theme.text.name()},
        {"@muted", theme.muted.name()},
        {"@onAction", theme.onAction.name()},
        {"@action", theme.action.name()},
        {"@tint", theme.tint.name()},
        {"@refused", theme.negative.name()},
        {"@px14", pixels(14)},
        {"@px12", pixels(12)},
        {"@pad7", pixels(7)},
        {"@pad5", pixels(5)},
        {"@pad4", pixels(4)},
        {"@pad3", pixels(3)},
        {"@faint", between(theme.muted, theme.ground, kFaintWords).name()}};
    QString sheet = QString::fromLatin1(kTemplate);
    for (const auto& [word, text] : words)
        sheet.replace(QLatin1String(word), text);
    return sheet;
}

QPalette palette(const Theme& theme)
{
    const QColor faint = between(theme.muted, theme.ground, kFaintWords);
    const std::tuple<QPalette::ColorRole, QColor, QColor> roles[] = {
        // while enabled, while disabled
        {QPalette::Window, theme.ground, theme.ground},
        {QPalette::WindowText, theme.text, faint},
        {QPalette::Base, theme.panel, theme.ground},
        {QPalette::AlternateBase, theme.ground, theme.ground},
        {QPalette::Text, theme.text, faint},
        {QPalette::PlaceholderText, theme.muted, faint},
        {QPalette::Button, theme.panel, theme.ground},
        {QPalette::ButtonText, theme.text, faint},
        {QPalette::BrightText, theme.negative, faint},
        {QPalette::ToolTipBase, theme.panel, theme.panel},
        {QPalette::ToolTipText, theme.text, theme.text},
        {QPalette::Highlight, theme.action, theme.line},
        {QPalette::HighlightedText, theme.onAction, theme.text},
        {QPalette::Link, theme.action, faint},
        {QPalette::LinkVisited, theme.value, faint},
        {QPalette::Light, between(theme.panel, theme.line, 0.3), theme.ground},
        {QPalette::Midlight, between(theme.panel, theme.line, 0.6), theme.ground},
        {QPalette::Mid, theme.line, theme.line},
        {QPalette::Dark, between(theme.line, theme.muted, 0.5), theme.line},
        {QPalette::Shadow, Qt::black, Qt::black},
    };
    QPalette palette;
    for (const auto& [role, enabled, disabled] : roles) {
        palette.setColor(QPalette::Active, role, enabled);
        palette.setColor(QPalette::Inactive, role, enabled);
        palette.setColor(QPalette::Disabled, role, disabled);
    }
    return palette;
}

} // namespace views
