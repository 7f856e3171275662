#include "views/text_width.h"

#include "views/token_text.h"

#include <QFontMetricsF>
#include <QHash>

#include <algorithm>

namespace views {

namespace {

constexpr qsizetype kMostRemembered = 8192;

/// What tells the program's fonts apart: they share a family.
struct Key
{
    int pixels;
    int weight;
    QString text;

    bool operator==(const Key&) const = default;
};

size_t qHash(const Key& key, size_t seed)
{
    return qHashMulti(seed, key.pixels, key.weight, key.text);
}

} // namespace

qreal textWidth(const QFont& font, const QString& text)
{
    static QHash<Key, qreal> remembered; // used by the window's thread alone
    const Key key{font.pixelSize(), font.weight(), text};
    if (const auto found = remembered.constFind(key); found != remembered.cend())
        return *found;
    if (remembered.size() >= kMostRemembered)
        remembered.clear();
    return *remembered.insert(key, QFontMetricsF(font).horizontalAdvance(text));
}

qreal widestToken(const std::vector<std::string>& tokens, const QFont& font)
{
    qreal widest = 0;
    for (const std::string& token : tokens)
        widest = std::max(widest, textWidth(font, visibleToken(token)));
    return widest;
}

qreal numberWidth(const QFont& font, QString text)
{
    for (QChar& c : text)
        c = c.isDigit() ? QLatin1Char('0') : c;
    return textWidth(font, text);
}

} // namespace views
