#include "views/translated.h"

#include <QCoreApplication>

namespace views {

QString translated(const std::string& coreWords)
{
    return QCoreApplication::translate("core", coreWords.c_str());
}

QString translated(const core::Sentence& sentence)
{
    return QString::fromStdString(
        sentence.text([](const std::string& pattern) { return translated(pattern).toStdString(); }));
}

} // namespace views
