#include "views/token_text.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace views {

namespace {

constexpr QChar kFirstStrongIsolate(0x2068);
constexpr QChar kPopIsolate(0x2069);
constexpr QChar kEllipsis(0x2026);
constexpr char32_t kDottedCircle = 0x25CC;
constexpr qsizetype kLongestShown = 64; // UTF-16 units of a token; its middle is left out beyond
constexpr qsizetype kLongestQuoted = 24;
constexpr std::size_t kBytesOfAnEnd = 4 * static_cast<std::size_t>(kLongestShown);
constexpr int kMostMarks = 4; // on one letter; more would cover the lines above and below

bool isMark(char32_t c)
{
    const QChar::Category category = QChar::category(c);
    return category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing ||
           category == QChar::Mark_SpacingCombining;
}

/// Takes up room and shows nothing, in whichever script.
bool isBlank(char32_t c)
{
    constexpr char32_t kFillers[] = {0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0};
    return QChar::category(c) == QChar::Separator_Space ||
           std::ranges::find(kFillers, c) != std::end(kFillers);
}

bool breaksLine(char32_t c)
{
    constexpr char32_t kBreaks[] = {'\n', 0x85, 0x2028, 0x2029};
    return std::ranges::find(kBreaks, c) != std::end(kBreaks);
}

/// Holds letters and emoji together where it stands between them.
bool isJoiner(char32_t c)
{
    constexpr char32_t kFirstTag = 0xE0020; // tags name the region of a flag
    constexpr char32_t kLastTag = 0xE007F;
    return c == 0x200C || c == 0x200D || (c >= kFirstTag && c <= kLastTag);
}

char32_t visible(char32_t c, bool isFirst)
{
    if (isBlank(c))
        return U'␣';
    if (breaksLine(c))
        return U'⏎';
    if (c == '\t')
        return U'⇥';
    if (c < 0x20)
        return 0x2400 + c; // the sign for that control character
    const QChar::Category category = QChar::category(c);
    if (category == QChar::Other_Control || category == QChar::Other_Format)
        return isJoiner(c) && !isFirst ? c : U'␡';
    return c;
}

bool readsRightToLeft(const QList<char32_t>& text)
{
    return std::ranges::any_of(text, [](char32_t c) {
        const QChar::Direction direction = QChar::direction(c);
        return direction == QChar::DirR || direction == QChar::DirAL;
    });
}

/// With a byte order mark at its beginning, should it have one.
QString decoded(std::string_view utf8)
{
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::ConvertInitialBom);
    return decoder(QByteArrayView(utf8.data(), static_cast<qsizetype>(utf8.size())));
}

/// Of a very long token only both ends are read, cut where UTF-8 begins a character.
QString endsOf(const std::string& token)
{
    if (token.size() <= 2 * kBytesOfAnEnd)
        return decoded(token);
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; };
    const auto head =
        std::find_if(token.begin() + static_cast<std::ptrdiff_t>(kBytesOfAnEnd), token.end(), begins);
    const auto tail =
        std::find_if(token.end() - static_cast<std::ptrdiff_t>(kBytesOfAnEnd), token.end(), begins);
    return decoded({token.begin(), head}) + kEllipsis + decoded({tail, token.end()});
}

/// The place nearest to `wished`, and not beyond it, where a letter with its marks, or an emoji, ends.
qsizetype boundaryBefore(const QString& text, qsizetype wished)
{
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.setPosition(wished);
    return finder.isAtBoundary() ? wished : std::max<qsizetype>(0, finder.toPreviousBoundary());
}

QString shortened(const QString& text, qsizetype longest)
{
    if (text.size() <= longest)
        return text;
    const qsizetype head = boundaryBefore(text, longest / 2);
    const qsizetype tail = boundaryBefore(text, text.size() - longest / 2);
    return text.left(head) + kEllipsis + text.mid(tail);
}

/// Each character as it can be seen. Marks without a letter stand on a dotted circle; of many on one letter
/// the first few are shown.
QList<char32_t> visibleCharacters(const QString& text)
{
    QList<char32_t> shown;
    int marks = 0;
    bool hasLetter = false; // for a mark to stand on
    for (const uint each : text.toUcs4()) {
        const char32_t c = visible(each, shown.isEmpty());
        marks = isMark(c) ? marks + 1 : 0;
        if (marks == 1 && !hasLetter)
            shown += kDottedCircle;
        if (marks <= kMostMarks)
            shown += c;
        hasLetter = c == each; // not on a sign that stands for another character
    }
    return shown;
}

QString visibleUpTo(qsizetype longest, const std::string& token)
{
    if (token.empty())
        return QStringLiteral("∅");
    const QList<char32_t> shown = visibleCharacters(endsOf(token));
    const QString text = shortened(QString::fromUcs4(shown.constData(), shown.size()), longest);
    return readsRightToLeft(shown) ? kFirstStrongIsolate + text + kPopIsolate : text;
}

} // namespace

QString visibleToken(const std::string& token)
{
    return visibleUpTo(kLongestShown, token);
}

QString quotedToken(const std::string& token)
{
    return visibleUpTo(kLongestQuoted, token);
}

QString fittedToken(const std::string& token, const QFontMetricsF& metrics, qreal width)
{
    return metrics.elidedText(visibleToken(token), Qt::ElideMiddle, width);
}

QString spokenToken(const std::string& token)
{
    constexpr std::pair<char16_t, const char*> kNames[] = {{u'␣', QT_TRANSLATE_NOOP("Token", "space")},
                                                           {u'⏎', QT_TRANSLATE_NOOP("Token", "newline")},
                                                           {u'⇥', QT_TRANSLATE_NOOP("Token", "tab")},
                                                           {u'∅', QT_TRANSLATE_NOOP("Token", "nothing")}};
    QString text = visibleToken(token);
    for (const auto& [sign, name] : kNames)
        text.replace(QChar(sign), QLatin1Char(' ') + QCoreApplication::translate("Token", name) + u' ');
    return text.simplified();
}

} // namespace views
