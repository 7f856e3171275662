#include "tests/lab.h"
#include "tests/shown_window.h"
#include "tests/translations.h"

#include <QProcess>
#include <QRegularExpression>

using tests::Installed;
using tests::Speaking;
using tests::TranslatedWords;
using tests::wordsOf;

namespace {

QStringList found(const QString& text, const char* pattern)
{
    QStringList all;
    const QRegularExpression expression(QString::fromLatin1(pattern));
    for (auto match = expression.globalMatch(text); match.hasNext();)
        all << match.next().captured();
    all.sort();
    return all;
}

QString blanksAround(const QString& text)
{
    const QString rest = text.trimmed();
    return rest.isEmpty() ? text : text.section(rest, 0, 0) + QLatin1Char('|') + text.section(rest, -1);
}

void everyTranslation(const std::function<void(const TranslatedWords&, const QString&)>& check)
{
    REQUIRE_FALSE(tests::translationFiles().isEmpty());
    for (const QString& path : tests::translationFiles())
        for (const TranslatedWords& words : wordsOf(path))
            for (const QString& translation : words.translations) {
                INFO(path.toStdString() << ", " << words.context.toStdString() << ": "
                                        << words.source.toStdString() << " → " << translation.toStdString());
                check(words, translation);
            }
}

/// Hears which words are asked for, and gives none.
class AskedWords : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        asked.insert({QString::fromUtf8(context), QString::fromUtf8(source)});
        return {};
    }

    mutable std::set<std::pair<QString, QString>> asked;
};

/// The program's words in German.
class German : public QTranslator
{
public:
    German() { REQUIRE(load(QStringLiteral(":/translations/attention-lab_de.qm"))); }
};

/// Opens each page of each lesson.
void everyPage(tests::Shown& shown, const std::function<void(const std::string& where)>& visit)
{
    for (const app::LessonPtr& lesson : shown.state.lessons()) {
        shown.state.openLesson(lesson->id);
        core::Selection selection = shown.selection();
        for (selection.page = 0; selection.page < std::max<std::size_t>(1, lesson->pages.size());
             ++selection.page) {
            shown.state.select(selection);
            QApplication::processEvents();
            visit(lesson->id + ", page " + std::to_string(selection.page));
        }
    }
}

} // namespace

TEST_CASE("every word is translated into every language there is a file of", "[language]")
{
    everyTranslation([](const TranslatedWords& words, const QString& translation) {
        CHECK(words.finished);
        CHECK_FALSE(translation.isEmpty());
    });
}

TEST_CASE("a translation keeps the places, tags and outer blanks of what it translates", "[language]")
{
    everyTranslation([](const TranslatedWords& words, const QString& translation) {
        CHECK(found(translation, "%[1-9n]") == found(words.source, "%[1-9n]"));
        CHECK(found(translation, "<[^>]*>") == found(words.source, "<[^>]*>"));
        CHECK(blanksAround(translation) == blanksAround(words.source));
        CHECK(found(translation, "&").size() == found(words.source, "&").size());
    });
}

TEST_CASE("the files of translations hold the words of the sources", "[language]")
{
    const QTemporaryDir folder;
    QProcess update;
    update.start(QStringLiteral(TRANSLATE_SCRIPT), {folder.path()});
    REQUIRE(update.waitForFinished(60'000));
    REQUIRE(update.exitCode() == 0);
    for (const QString& path : tests::translationFiles()) {
        INFO(path.toStdString() << " is not up to date; run scripts/translate");
        QFile now(folder.filePath(QFileInfo(path).fileName()));
        QFile kept(path);
        REQUIRE(now.open(QIODevice::ReadOnly));
        REQUIRE(kept.open(QIODevice::ReadOnly));
        CHECK((now.readAll() == kept.readAll()));
    }
}

TEST_CASE("the window asks for no words that the translations do not have", "[language][window]")
{
    std::set<std::pair<QString, QString>> known;
    for (const TranslatedWords& words : wordsOf(tests::translationFiles().constFirst()))
        known.insert({words.context, words.source});
    const Installed<AskedWords> listener;
    tests::Shown shown;
    everyPage(shown, [](const std::string&) {});
    REQUIRE(listener.asked.size() > 100);
    for (const auto& words : listener.asked) {
        const auto& [context, source] = words;
        INFO(context.toStdString() << ": " << source.toStdString());
        if (tests::isOurs(context) && context != QLatin1String("core")) // core's pieces are also numbers
            CHECK(known.contains(words));
    }
}

TEST_CASE("a window in German has German menus, panels and lessons", "[language][window]")
{
    const Speaking speaking(QStringLiteral("de"));
    const Installed<German> german;
    tests::Shown shown;
    CHECK(shown.window.windowTitle().contains(QStringLiteral("Attention in Schritten")));
    CHECK(shown.named<views::Switch>("Kausale Maske").isVisible());
    CHECK(shown.action("Alles zurücksetzen").isEnabled());
    shown.state.openLesson("kv-cache");
    CHECK(shown.state.frame().lesson->pages.at(0).title == "Ein Schritt");
    CHECK(shown.state.frame().lesson->steps.at(1).title == "Das erste Wort");
}

TEST_CASE("a refused edit is told in the window's language", "[language][window]")
{
    const Installed<German> german;
    tests::Lab lab;
    QString sentence;
    QObject::connect(&lab.state, &app::AppState::refused,
                     [&](const QString& refused) { sentence = refused; });
    lab.state.edit(core::TopicEdit(core::AttentionEdit(core::SetQuery{9})));
    CHECK(sentence == QStringLiteral("query muss eine ganze Zahl von 0 bis 3 sein, nicht 9"));
}

TEST_CASE("no two entries of a menu in German answer to the same letter", "[language][window]")
{
    const Installed<German> german;
    tests::Shown shown;
    for (const QMenu* menu : shown.window.findChildren<QMenu*>()) {
        std::set<QChar> letters;
        for (const QAction* action : menu->actions()) {
            const auto at = action->text().indexOf(QRegularExpression(QStringLiteral("&[^&]")));
            INFO(menu->title().toStdString() << ", " << action->text().toStdString());
            CHECK((at < 0 || letters.insert(action->text().at(at + 1).toLower()).second));
        }
    }
}

TEST_CASE("the window speaks the chosen language, or the system's first that it can, or English",
          "[language]")
{
    const auto spoken = [](const char* chosen, const QStringList& wanted) {
        return app::languageToSpeak(QString::fromLatin1(chosen), wanted).toStdString();
    };
    const QStringList german{QStringLiteral("de-AT"), QStringLiteral("de")};
    CHECK(app::languages().contains(QStringLiteral("de")));
    CHECK(spoken("", german) == "de");
    CHECK(spoken("", {QStringLiteral("tlh"), QStringLiteral("de-CH")}) == "de");
    CHECK(spoken("", {QStringLiteral("en-GB"), QStringLiteral("de-DE")}) == "en");
    CHECK(spoken("", {QStringLiteral("tlh")}) == "en");
    CHECK(spoken("", {}) == "en");
    CHECK(spoken("en", german) == "en");
    CHECK(spoken("de", {}) == "de");
    CHECK(spoken("tlh", german) == "de");
    CHECK(app::languageName(QStringLiteral("de")) == QStringLiteral("Deutsch"));
    CHECK(app::languageName(QStringLiteral("en")) == QStringLiteral("English"));
}

TEST_CASE("another language is kept for the next start, and the window says so", "[language][window]")
{
    tests::Shown shown;
    shown.action("Deutsch").trigger();
    CHECK(app::Preferences::load().language == QStringLiteral("de"));
    CHECK(shown.window.statusBar()->currentMessage().contains(QStringLiteral("Deutsch")));
    CHECK(shown.window.windowTitle().contains(QStringLiteral("step by step")));
}
