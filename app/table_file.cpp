#include "app/table_file.h"

#include "core/number_text.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace app {

namespace {

constexpr std::size_t kMostNamed = 5;

QString say(const char* sentence)
{
    return QCoreApplication::translate("TableFile", sentence);
}

} // namespace

bool isTableFile(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QLatin1String("csv") || ending == QLatin1String("tsv") || ending == QLatin1String("txt");
}

core::LoadTable tableEdit(const core::TextTable& table, core::LoadedTable as)
{
    const bool hasKeys = as == core::LoadedTable::Weights && table.rowLabels.empty();
    return {as, table.numbers, hasKeys ? table.columnLabels : table.rowLabels};
}

QString remarkOn(const core::LoadTable& table)
{
    if (table.as != core::LoadedTable::Weights)
        return {};
    const auto rows = core::rowsNotSummingToOne(table.numbers);
    QStringList named;
    for (std::size_t i = 0; i < std::min(rows.size(), kMostNamed); ++i)
        named << say(QT_TRANSLATE_NOOP("TableFile", "row %1 sums to %2"))
                     .arg(rows[i].row)
                     .arg(QString::fromStdString(core::shortText(rows[i].sum, core::kMaxDecimals)));
    if (rows.size() > kMostNamed)
        named << say(QT_TRANSLATE_NOOP("TableFile", "%1 more")).arg(rows.size() - kMostNamed);
    return named.isEmpty()
               ? QString()
               : say(QT_TRANSLATE_NOOP(
                         "TableFile",
                         "Not every row sums to 1, or holds only shares; they are kept as they are: %1."))
                     .arg(named.join(QStringLiteral(", ")));
}

} // namespace app
