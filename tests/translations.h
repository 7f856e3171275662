#pragma once

#include "app/language.h"
#include "tests/catch.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTranslator>
#include <QXmlStreamReader>

#include <set>
#include <vector>

/// The files of translations, and languages for tests.
namespace tests {

struct TranslatedWords
{
    QString context;
    QString source;
    QStringList translations; // several for numbers of things
    bool finished = false;
};

inline QStringList translationFiles()
{
    const QDir folder(QStringLiteral(TRANSLATIONS_DIR));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.ts")}))
        paths << folder.filePath(name);
    return paths;
}

inline TranslatedWords readMessage(QXmlStreamReader& xml, const QString& context)
{
    TranslatedWords words{context, {}, {}, true};
    while (xml.readNextStartElement())
        if (xml.name() == QLatin1String("source")) {
            words.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            words.finished = xml.attributes().value(QLatin1String("type")).isEmpty();
            QString text;
            while (xml.readNext() != QXmlStreamReader::EndElement) // of the translation
                if (xml.isStartElement())
                    words.translations << xml.readElementText(); // one of several forms
                else
                    text += xml.text();
            if (words.translations.isEmpty())
                words.translations << text;
        } else {
            xml.skipCurrentElement();
        }
    return words;
}

inline std::vector<TranslatedWords> wordsOf(const QString& path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    QXmlStreamReader xml(&file);
    std::vector<TranslatedWords> all;
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == QLatin1String("message"))
            all.push_back(readMessage(xml, context));
    }
    REQUIRE_FALSE(xml.hasError());
    return all;
}

/// Our words, not Qt's own.
inline bool isOurs(const QString& context)
{
    static const std::set<QString> all = [] {
        std::set<QString> contexts;
        for (const TranslatedWords& words : wordsOf(translationFiles().constFirst()))
            contexts.insert(words.context);
        return contexts;
    }();
    return all.contains(context) || context.startsWith(QLatin1String("app::")) ||
           context.startsWith(QLatin1String("views::"));
}

/// While it lives, the program speaks that language.
class Speaking
{
public:
    explicit Speaking(const QString& code) { app::speak(code); }
    ~Speaking() { app::speak(QStringLiteral("en")); }
    Speaking(const Speaking&) = delete;
    Speaking& operator=(const Speaking&) = delete;
};

/// A translator that is asked while it lives.
template <typename Translator>
struct Installed : Translator
{
    Installed() { QCoreApplication::installTranslator(this); }
    ~Installed() override { QCoreApplication::removeTranslator(this); }
};

} // namespace tests
