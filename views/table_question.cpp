#include "views/table_question.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMessageBox>

namespace views {

namespace {

QString tableQuestionWords(const char* sentence)
{
    return QCoreApplication::translate("TableQuestion", sentence);
}

std::optional<core::DecimalSign> askedSign(const std::string& cell, QWidget* window)
{
    QMessageBox box(
        QMessageBox::Question, QGuiApplication::applicationDisplayName(),
        tableQuestionWords(QT_TRANSLATE_NOOP("TableQuestion", "What does the comma in “%1” mean?"))
            .arg(QString::fromStdString(cell)),
        QMessageBox::Cancel, window);
    box.setTextFormat(Qt::PlainText);
    const QAbstractButton* decimal = box.addButton(
        tableQuestionWords(QT_TRANSLATE_NOOP("TableQuestion", "Decimal comma")), QMessageBox::AcceptRole);
    const QAbstractButton* separator =
        box.addButton(tableQuestionWords(QT_TRANSLATE_NOOP("TableQuestion", "Comma between numbers")),
                      QMessageBox::AcceptRole);
    box.exec();
    if (box.clickedButton() == decimal)
        return core::DecimalSign::Comma;
    return box.clickedButton() == separator ? std::optional(core::DecimalSign::Point) : std::nullopt;
}

} // namespace

std::optional<core::TextTable> tableAsking(const std::string& text, QWidget* window)
{
    core::TableReading reading = core::readTable(text, core::DecimalSign::Unknown);
    if (const auto* needed = std::get_if<core::DecimalSignNeeded>(&reading)) {
        const auto sign = askedSign(needed->cell, window);
        if (!sign)
            return std::nullopt;
        reading = core::readTable(text, *sign);
    }
    return std::get<core::TextTable>(std::move(reading));
}

} // namespace views
