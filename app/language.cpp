#include "app/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QTranslator>

namespace app {

namespace {

constexpr QLatin1String kEnglish("en");
constexpr QLatin1String kFolder(":/translations");
constexpr QLatin1String kPrefix("attention-lab_");

QString& spoken()
{
    static QString code = kEnglish;
    return code;
}

void install(QCoreApplication& application, const QString& file, const QString& folder)
{
    auto* translator = new QTranslator(&application);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

QStringList languages()
{
    QStringList codes{QString(kEnglish)};
    for (const QString& file : QDir(kFolder).entryList({kPrefix + QLatin1String("*.qm")}, QDir::Files))
        codes << file.mid(kPrefix.size()).chopped(3);
    return codes;
}

QString languageName(const QString& code)
{
    const QLocale locale(code);
    QString name = code == kEnglish ? QStringLiteral("English") : locale.nativeLanguageName();
    name.replace(0, 1, locale.toUpper(name.left(1)));
    return name;
}

QString languageToSpeak(const QString& chosen, const QStringList& wanted)
{
    const QStringList known = languages();
    if (known.contains(chosen))
        return chosen;
    for (const QString& tag : wanted)
        if (const QString code = tag.section(QLatin1Char('-'), 0, 0); known.contains(code))
            return code;
    return kEnglish;
}

void speak(const QString& code)
{
    spoken() = code;
}

const QString& spokenLanguage()
{
    return spoken();
}

void installWords(QCoreApplication& application)
{
    if (spoken() == kEnglish)
        return;
    install(application, QStringLiteral("qtbase_") + spoken(),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, kPrefix + spoken(), kFolder);
}

} // namespace app
