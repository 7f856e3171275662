#include "tests/shown_window.h"
#include "tests/text_record.h"
#include "tests/translations.h"

#include <QAbstractScrollArea>
#include <QComboBox>
#include <QRegularExpression>
#include <QScrollBar>

#include <algorithm>

// A language whose words are twice as long: what fits in it fits in German and in most others.

namespace {

constexpr qreal kSlack = 3; // pixels; a J or an f reaches out of its place by so much

/// The words again, without what would be filled in twice.
QString doubled(const QString& text)
{
    QString again = text;
    again.remove(QRegularExpression(QStringLiteral("%[1-9nL]|<[^>]*>|&")));
    again = again.simplified();
    if (!again.contains(QRegularExpression(QStringLiteral("[A-Za-z]{2}"))))
        return text;
    const QString blanks = text.section(text.trimmed(), -1); // those at the end stay at the end
    return text.chopped(blanks.size()) + QLatin1Char(' ') + again + blanks;
}

class Doubling : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (!tests::isOurs(QString::fromUtf8(context)))
            return {};
        const QString text = QString::fromUtf8(source);
        return doubled(text);
    }
};

std::vector<app::LessonPtr> doubledLessons()
{
    const auto twice = [](std::string& words) {
        words = doubled(QString::fromStdString(words)).toStdString();
    };
    std::vector<app::LessonPtr> lessons;
    for (const app::LessonPtr& each : app::builtInLessons()) {
        core::Lesson lesson = *each;
        twice(lesson.title);
        for (core::LessonPage& page : lesson.pages)
            twice(page.title);
        for (core::LessonStep& step : lesson.steps)
            twice(step.title);
        lessons.push_back(std::make_shared<const core::Lesson>(std::move(lesson)));
    }
    return lessons;
}

bool scrolls(const QWidget& widget)
{
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        if (qobject_cast<const QAbstractScrollArea*>(each))
            return true;
    return false;
}

std::string nameOf(const QWidget& widget)
{
    std::string name = widget.metaObject()->className();
    if (!widget.accessibleName().isEmpty())
        name += " “" + widget.accessibleName().toStdString() + "”";
    return name;
}

/// What is too long says so, and its whole text is in the tooltip or the place has more to show.
bool isElided(const tests::WrittenText& written)
{
    return written.text.contains(QChar(0x2026));
}

/// Where text may be: the widget, as far as those around it let it be seen.
QRectF roomOf(const QWidget& widget)
{
    QRectF room = widget.rect();
    if (scrolls(widget)) // what is below can be scrolled to
        room.setHeight(1e6);
    else
        room &= QRectF(widget.visibleRegion().boundingRect());
    return room.adjusted(-kSlack, -kSlack, kSlack, kSlack);
}

QString inWords(const QRectF& area)
{
    return QStringLiteral("(%1 to %2, %3 to %4)")
        .arg(area.left())
        .arg(area.right())
        .arg(area.top())
        .arg(area.bottom());
}

QStringList clippedIn(QWidget& widget)
{
    QStringList faults;
    const QRectF room = roomOf(widget);
    const bool isView = qobject_cast<views::View*>(&widget);
    const auto texts = tests::textsOf(widget);
    const auto bars = widget.findChildren<QScrollBar*>(Qt::FindDirectChildrenOnly);
    if (isView && std::ranges::any_of(bars, [](const QScrollBar* bar) { return bar->isVisible(); }))
        return faults; // what is outside can be scrolled to
    for (const tests::WrittenText& written : texts) {
        QRectF clip = written.clip.adjusted(-kSlack, -kSlack, kSlack, kSlack);
        if (scrolls(widget) && !isView)
            clip = QRectF(clip.left(), -1e6, clip.width(), 2e6);
        if (!isElided(written) && (!room.contains(written.ink) || !clip.contains(written.ink)))
            faults << QStringLiteral("cut: “%1” at %2, seen in %3")
                          .arg(written.text, inWords(written.ink), inWords(written.clip & room));
    }
    for (std::size_t i = 0; isView && i < texts.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const QRectF both = texts[i].ink & texts[k].ink;
            if (both.width() > kSlack && both.height() > kSlack)
                faults << QStringLiteral("written over: “%1” and “%2”").arg(texts[k].text, texts[i].text);
        }
    return faults;
}

void checkWindow(QWidget& window, const std::string& where)
{
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->size().isEmpty() || qobject_cast<QLineEdit*>(widget)) // scrolls
            continue;
        INFO(where << ", " << nameOf(*widget) << " " << widget->width() << "×" << widget->height());
        const QStringList faults = clippedIn(*widget);
        CHECK(faults.join(QLatin1Char('\n')).toStdString() == "");
    }
}

/// The window at a size, on every page of every lesson.
void checkEveryPage(const std::vector<app::LessonPtr>& lessons, const QSize& size)
{
    app::AppState state(lessons, tests::startOf(lessons));
    app::MainWindow window(state, {.theme = app::ThemeChoice::Light, .motion = false});
    window.resize(size);
    window.show();
    for (const app::LessonPtr& lesson : lessons) {
        state.openLesson(lesson->id);
        core::Selection selection = state.frame().selection;
        for (selection.page = 0; selection.page < std::max<std::size_t>(1, lesson->pages.size());
             ++selection.page) {
            state.select(selection);
            for (int round = 0; round < 4; ++round) // a layout that was asked for may ask for another
                QApplication::processEvents();
            CHECK(window.size() == size); // what does not fit must not widen it
            checkWindow(window, lesson->id + ", page " + std::to_string(selection.page) + ", window " +
                                    std::to_string(size.width()) + "×" + std::to_string(size.height()));
        }
    }
}

} // namespace

TEST_CASE("no text of the window is cut off or written over in a language twice as long",
          "[language][window][clipped]")
{
    const tests::Installed<Doubling> doubling;
    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
        checkEveryPage(doubledLessons(), size);
}

TEST_CASE("no text of the window is cut off or written over in any language there is",
          "[language][window][clipped]")
{
    for (const QString& code : app::languages()) {
        const tests::Speaking speaking(code);
        tests::Installed<QTranslator> words;
        if (code != QStringLiteral("en"))
            REQUIRE(words.load(QStringLiteral(":/translations/attention-lab_%1.qm").arg(code)));
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
            checkEveryPage(app::builtInLessons(), size);
    }
}
