#pragma once

#include <QLocale>
#include <QStringList>

class QCoreApplication;

namespace app {

/// The languages there are words for, by their codes: "en", then those of resources/translations.
QStringList languages();

/// "English", "Deutsch": the language's name in itself.
QString languageName(const QString& code);

/// The chosen one; where it has no words, or none is chosen, the first that the system wants and that has; or
/// English.
QString languageToSpeak(const QString& chosen, const QStringList& wanted = QLocale::system().uiLanguages());

/// From now on lessons are read in that language, and applications get its words. Until then it is English,
/// which the command line always speaks: scripts depend on its words.
void speak(const QString& code);
const QString& spokenLanguage();

/// Gives the application the spoken language's words, and Qt's own.
void installWords(QCoreApplication& application);

} // namespace app
