#include "app/shortcuts.h"

#include <QCoreApplication>

#include <array>
#include <stdexcept>

namespace app {

namespace {

// One line a shortcut. Where several entries of a menu share one line, its keys are theirs in turn.
constexpr std::array kShortcuts{
    Shortcut{"open", QT_TRANSLATE_NOOP("Shortcut", "&Open…"), KeyGroup::File, "Ctrl+O"},
    Shortcut{"save", QT_TRANSLATE_NOOP("Shortcut", "&Save"), KeyGroup::File, "Ctrl+S"},
    Shortcut{"save-as", QT_TRANSLATE_NOOP("Shortcut", "Save &As…"), KeyGroup::File, "Ctrl+Shift+S"},
    Shortcut{"export", QT_TRANSLATE_NOOP("Shortcut", "&Export figure…"), KeyGroup::File, "Ctrl+E"},
    Shortcut{"quit", QT_TRANSLATE_NOOP("Shortcut", "&Quit"), KeyGroup::File, "Ctrl+Q"},
    Shortcut{"undo", QT_TRANSLATE_NOOP("Shortcut", "&Undo"), KeyGroup::Edit, "Ctrl+Z"},
    Shortcut{"redo", QT_TRANSLATE_NOOP("Shortcut", "&Redo"), KeyGroup::Edit, "Ctrl+Shift+Z; Ctrl+Y"},
    Shortcut{"reset", QT_TRANSLATE_NOOP("Shortcut", "Reset &All"), KeyGroup::Edit, "Ctrl+R"},
    Shortcut{"copy-picture", QT_TRANSLATE_NOOP("Shortcut", "Copy &Picture"), KeyGroup::Edit, "Ctrl+Shift+C"},
    Shortcut{"copy-numbers", QT_TRANSLATE_NOOP("Shortcut", "Copy &Numbers"), KeyGroup::Edit, "Ctrl+Alt+C"},
    Shortcut{"projector", QT_TRANSLATE_NOOP("Shortcut", "&Projector Mode"), KeyGroup::View, "F11"},
    Shortcut{"project", QT_TRANSLATE_NOOP("Shortcut", "&Begin as a Remote Does"), KeyGroup::View,
             "F5; Shift+F5"},
    Shortcut{"leave-projector", QT_TRANSLATE_NOOP("Shortcut", "&Leave Projector Mode"), KeyGroup::View, "",
             "Esc"},
    Shortcut{"black", QT_TRANSLATE_NOOP("Shortcut", "B&lack Screen until the Next Key"), KeyGroup::View, "",
             "B; ."},
    Shortcut{"lessons-dock", QT_TRANSLATE_NOOP("Shortcut", "&Lessons"), KeyGroup::View, "Ctrl+L"},
    Shortcut{"guide-dock", QT_TRANSLATE_NOOP("Shortcut", "&Guide"), KeyGroup::View, "Ctrl+G"},
    Shortcut{"decimals", QT_TRANSLATE_NOOP("Shortcut", "&Decimals"), KeyGroup::View,
             "Ctrl+Shift+0; Ctrl+Shift+1; Ctrl+Shift+2; Ctrl+Shift+3; Ctrl+Shift+4; Ctrl+Shift+5; "
             "Ctrl+Shift+6"},
    Shortcut{"zoom-in", QT_TRANSLATE_NOOP("Shortcut", "Zoom &In"), KeyGroup::View, "Ctrl++; Ctrl+="},
    Shortcut{"zoom-out", QT_TRANSLATE_NOOP("Shortcut", "Zoom &Out"), KeyGroup::View, "Ctrl+-"},
    Shortcut{"usual-size", QT_TRANSLATE_NOOP("Shortcut", "&Usual Size"), KeyGroup::View, "Ctrl+0"},
    Shortcut{"next", QT_TRANSLATE_NOOP("Shortcut", "&Next"), KeyGroup::Lesson, "PgDown", "Right"},
    Shortcut{"back", QT_TRANSLATE_NOOP("Shortcut", "&Back"), KeyGroup::Lesson, "PgUp", "Left"},
    Shortcut{"play", QT_TRANSLATE_NOOP("Shortcut", "&Play or Pause"), KeyGroup::Lesson, "", "Space"},
    Shortcut{"guide-next", QT_TRANSLATE_NOOP("Shortcut", "Next Step of the &Guide"), KeyGroup::Lesson,
             "Ctrl+PgDown"},
    Shortcut{"guide-back", QT_TRANSLATE_NOOP("Shortcut", "Step of the Guide &Before"), KeyGroup::Lesson,
             "Ctrl+PgUp"},
    Shortcut{"lesson", QT_TRANSLATE_NOOP("Shortcut", "Open the First to the Ninth Lesson"), KeyGroup::Lesson,
             "Alt+1; Alt+2; Alt+3; Alt+4; Alt+5; Alt+6; Alt+7; Alt+8; Alt+9"},
    Shortcut{"keys", QT_TRANSLATE_NOOP("Shortcut", "&Keyboard Shortcuts"), KeyGroup::Help, "F1; Ctrl+/"},
};

struct ShortcutWords
{
    Q_DECLARE_TR_FUNCTIONS(Shortcut)
};

QList<QKeySequence> sequences(const char* text)
{
    if (*text == '\0') // of no text Qt makes one empty key
        return {};
    return QKeySequence::listFromString(QLatin1String(text), QKeySequence::PortableText);
}

} // namespace

QString Shortcut::translatedTitle() const
{
    return ShortcutWords::tr(title);
}

QList<QKeySequence> Shortcut::keySequences() const
{
    return sequences(keys);
}

QList<QKeySequence> Shortcut::freeKeySequences() const
{
    return sequences(freeKeys);
}

std::span<const Shortcut> shortcuts()
{
    return kShortcuts;
}

const Shortcut& shortcut(const QString& id)
{
    for (const Shortcut& each : kShortcuts)
        if (id == QLatin1String(each.id))
            return each;
    throw std::invalid_argument("no shortcut is called " + id.toStdString());
}

QString title(KeyGroup group)
{
    switch (group) {
    case KeyGroup::File:
        return ShortcutWords::tr("File");
    case KeyGroup::Edit:
        return ShortcutWords::tr("Edit");
    case KeyGroup::View:
        return ShortcutWords::tr("View");
    case KeyGroup::Lesson:
        return ShortcutWords::tr("Lesson");
    case KeyGroup::Help:
        return ShortcutWords::tr("Help");
    }
    return {};
}

QString keyWords(const QKeySequence& key)
{
    return key.toString(QKeySequence::NativeText)
        .replace(QLatin1String("PgDown"), ShortcutWords::tr("PageDown"))
        .replace(QLatin1String("PgUp"), ShortcutWords::tr("PageUp"));
}

QString keyWords(const QList<QKeySequence>& keys)
{
    if (keys.size() > 2)
        return ShortcutWords::tr("%1 to %2").arg(keyWords(keys.constFirst()), keyWords(keys.constLast()));
    QStringList words;
    for (const QKeySequence& key : keys)
        words << keyWords(key);
    return words.join(ShortcutWords::tr(" or "));
}

QString withKey(const QString& words, const QString& id)
{
    const Shortcut& named = shortcut(id);
    const auto keys = named.keySequences() + named.freeKeySequences();
    return ShortcutWords::tr("%1 (%2)").arg(words, keyWords(keys.constFirst()));
}

} // namespace app
