#include "views/token_text.h"

namespace views {

namespace {

constexpr QChar kFirstStrongIsolate(0x2068);
constexpr QChar kPopIsolate(0x2069);
constexpr qsizetype kLongestShown = 200; // of a token; its middle is left out beyond

QChar visible(QChar c)
{
    if (c == QLatin1Char(' '))
        return QChar(0x2423); // ␣
    if (c == QLatin1Char('\n'))
        return QChar(0x23CE); // ⏎
    if (c == QLatin1Char('\t'))
        return QChar(0x21E5); // ⇥
    if (c.unicode() < 0x20)
        return QChar(0x2400 + c.unicode()); // the sign for that control character
    if (c.unicode() == 0x7F || c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
        return c.unicode() == 0x200D ? c : QChar(0x2421); // but a joiner keeps an emoji together
    return c;
}

bool readsRightToLeft(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

} // namespace

QString visibleToken(const std::string& token)
{
    QString text = QString::fromStdString(token);
    if (text.isEmpty())
        return QStringLiteral("∅");
    if (text.size() > kLongestShown)
        text = text.left(kLongestShown / 2) + QChar(0x2026) + text.right(kLongestShown / 2);
    for (QChar& c : text)
        c = visible(c);
    return readsRightToLeft(text) ? kFirstStrongIsolate + text + kPopIsolate : text;
}

QString fittedToken(const std::string& token, const QFontMetricsF& metrics, qreal width)
{
    return metrics.elidedText(visibleToken(token), Qt::ElideMiddle, width);
}

} // namespace views
