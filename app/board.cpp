#include "app/board.h"

#include "app/card.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStringList>
#include <QTabBar>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int kSpacing = 10;

/// Left and Right that no view has a use for step through the stages.
class BoardScroll : public QScrollArea
{
public:
    using QScrollArea::QScrollArea;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
            event->ignore();
        else
            QScrollArea::keyPressEvent(event);
    }
};

/// Whether what lies there is a panel of the board that can be hidden.
bool isPanel(views::Place place)
{
    return place == views::Place::Summary || place == views::Place::Subject || place == views::Place::Side ||
           place == views::Place::Strip;
}

QBoxLayout* box(QBoxLayout::Direction direction)
{
    auto* layout = new QBoxLayout(direction);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpacing);
    return layout;
}

} // namespace

Board::Board(QWidget* parent) : QWidget(parent), m_scroll(new BoardScroll(this)), m_tabs(new QTabBar(this))
{
    setObjectName(QStringLiteral("board"));
    auto* area = new QWidget;
    area->setObjectName(QStringLiteral("boardArea"));
    area->setAttribute(Qt::WA_StyledBackground);
    auto* column = box(QBoxLayout::TopToBottom);
    column->setContentsMargins(14, 12, 14, 2);
    auto* middle = box(QBoxLayout::LeftToRight);
    for (const auto place : {views::Place::Summary, views::Place::Subject, views::Place::Side})
        m_places[place] = box(QBoxLayout::TopToBottom);
    m_places[views::Place::Strip] = box(QBoxLayout::LeftToRight);
    m_places[views::Place::Footer] = box(QBoxLayout::TopToBottom);
    column->addLayout(m_places[views::Place::Summary]);
    middle->addLayout(m_places[views::Place::Subject], 5);
    middle->addLayout(m_places[views::Place::Side], 3);
    column->addLayout(middle, 3);
    column->addLayout(m_places[views::Place::Strip]);
    m_column = column;
    m_middle = middle;
    area->setLayout(column);
    m_scroll->setObjectName(QStringLiteral("boardArea"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(area);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto* outer = box(QBoxLayout::TopToBottom);
    m_tabs->setObjectName(QStringLiteral("pages"));
    m_tabs->setAccessibleName(tr("Parts of the lesson"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false); // all pages stay in sight, with shorter titles where they must
    m_tabs->setElideMode(Qt::ElideRight);
    connect(m_tabs, &QTabBar::currentChanged, this, [this](int page) {
        core::Selection elsewhere = m_frame.selection;
        elsewhere.page = static_cast<std::size_t>(page);
        Q_EMIT selected(elsewhere);
    });
    auto* tabs = box(QBoxLayout::LeftToRight);
    tabs->setContentsMargins(14, 4, 14, 0);
    tabs->addWidget(m_tabs);
    outer->addLayout(tabs);
    outer->addWidget(m_scroll, 1);
    m_places[views::Place::Footer]->setContentsMargins(14, 0, 14, 12);
    outer->addLayout(m_places[views::Place::Footer]);
    setLayout(outer);
}

void Board::setFrame(const views::Frame& frame)
{
    m_frame = frame;
    showTabs(frame);
    const bool anew = shownOn(frame) != m_views;
    if (anew)
        rebuild(frame);
    else
        for (const Shown& shown : m_shown)
            shown.view->setFrame(frame);
    const QString pointedAt = QString::fromStdString(frame.lesson->steps.at(frame.selection.step).pointsAt);
    for (const Shown& shown : m_shown)
        if (shown.card)
            shown.card->refresh(QLatin1String(shown.entry->id) == pointedAt, frame.stale);
    if (anew)
        Q_EMIT rebuilt();
}

void Board::setHidden(const QStringList& ids)
{
    if (m_hidden == ids)
        return;
    m_hidden = ids;
    if (m_frame.results)
        setFrame(views::Frame(m_frame));
}

std::vector<Board::Panel> Board::panels() const
{
    std::vector<Panel> found;
    const auto page = core::viewsOn(*m_frame.lesson, m_frame.selection.page);
    for (const views::ViewEntry& entry : views::viewEntries())
        if (isPanel(entry.place) && std::ranges::find(page, entry.id) != page.end())
            found.push_back({&entry, view(QLatin1String(entry.id)) != nullptr, true});
    const auto isShownSubject = [](const Panel& panel) {
        return panel.isShown && panel.entry->place == views::Place::Subject;
    };
    if (std::ranges::count_if(found, isShownSubject) == 1)
        std::ranges::find_if(found, isShownSubject)->mayHide = false;
    return found;
}

/// The page's views but the hidden ones; where all its subjects are hidden, the first of them stays.
std::vector<std::string> Board::shownOn(const views::Frame& frame) const
{
    std::vector<std::string> shown = core::viewsOn(*frame.lesson, frame.selection.page);
    const auto isSubject = [](const std::string& id) {
        const views::ViewEntry* entry = views::viewEntry(QString::fromStdString(id));
        return entry && entry->place == views::Place::Subject;
    };
    const auto isHidden = [this](const std::string& id) {
        const views::ViewEntry* entry = views::viewEntry(QString::fromStdString(id));
        return entry && isPanel(entry->place) && m_hidden.contains(QLatin1String(entry->id));
    };
    const auto isShown = [&](const std::string& id) { return isSubject(id) && !isHidden(id); };
    std::string kept;
    if (std::ranges::none_of(shown, isShown))
        if (const auto first = std::ranges::find_if(shown, isSubject); first != shown.end())
            kept = *first;
    std::erase_if(shown, [&](const std::string& id) { return isHidden(id) && id != kept; });
    return shown;
}

void Board::rebuild(const views::Frame& frame)
{
    m_views = shownOn(frame);
    const auto wanted = [&](const views::ViewEntry& entry) {
        return std::ranges::find(m_views, entry.id) != m_views.end();
    };
    const bool isSameLesson = std::exchange(m_lesson, frame.lesson->id) == frame.lesson->id;
    std::erase_if(m_shown, [&](const Shown& shown) {
        if (wanted(*shown.entry) && (isSameLesson || !shown.card))
            return false;
        shown.card ? delete shown.card : delete shown.view;
        return true;
    });
    for (const Shown& stayed : m_shown)
        stayed.view->setFrame(frame);
    for (const views::ViewEntry& entry : views::viewEntries())
        if (wanted(entry) && !view(QLatin1String(entry.id)))
            add(entry, frame);
    std::ranges::sort(m_shown, {}, &Shown::entry); // as registered
    for (const Shown& shown : m_shown)
        if (shown.card)
            m_places.at(shown.entry->place)->addWidget(shown.card); // in that order, also those that stayed
    QBoxLayout* strip = m_places.at(views::Place::Strip);
    m_column->setStretchFactor(strip, strip->count() == 0 ? 0 : 1); // an empty one would take room too
    QBoxLayout* side = m_places.at(views::Place::Side);
    m_middle->setStretchFactor(side, side->count() == 0 ? 0 : 3);
    m_middle->setSpacing(side->count() == 0 ? 0 : kSpacing);
}

void Board::showTabs(const views::Frame& frame)
{
    const QSignalBlocker quiet(m_tabs);
    const auto& pages = frame.lesson->pages;
    while (m_tabs->count() > static_cast<int>(pages.size()))
        m_tabs->removeTab(m_tabs->count() - 1);
    for (int i = 0; i < static_cast<int>(pages.size()); ++i) {
        const QString title = QString::fromStdString(pages[static_cast<std::size_t>(i)].title)
                                  .replace(QLatin1Char('&'), QLatin1String("&&"));
        if (i == m_tabs->count())
            m_tabs->addTab(title);
        else if (m_tabs->tabText(i) != title)
            m_tabs->setTabText(i, title);
        m_tabs->setTabToolTip(i, QString::fromStdString(pages[static_cast<std::size_t>(i)].title));
    }
    m_tabs->setCurrentIndex(static_cast<int>(frame.selection.page));
    m_tabs->setVisible(m_tabs->count() > 0);
}

void Board::add(const views::ViewEntry& entry, const views::Frame& frame)
{
    views::View* view = entry.make(this);
    view->setAppearance(m_appearance);
    view->setFrame(frame);
    connect(view, &views::View::edited, this, &Board::edited);
    connect(view, &views::View::selected, this, &Board::selected);
    connect(view, &views::View::refused, this, &Board::refused);
    Shown& shown = m_shown.emplace_back(Shown{&entry, view, nullptr});
    if (!m_places.contains(entry.place))
        return;
    shown.card = new Card(QString::fromLatin1(entry.id), view, this);
    connect(shown.card, &Card::menuRequested, this, &Board::menuRequested);
}

void Board::setAppearance(const views::Appearance& appearance)
{
    m_appearance = appearance;
    for (const Shown& shown : m_shown)
        shown.view->setAppearance(appearance);
}

views::View* Board::view(const QString& id) const
{
    for (const Shown& shown : m_shown)
        if (id == QLatin1String(shown.entry->id))
            return shown.view;
    return nullptr;
}

std::vector<views::View*> Board::viewsAt(views::Place place) const
{
    std::vector<views::View*> found;
    for (const Shown& shown : m_shown)
        if (shown.entry->place == place)
            found.push_back(shown.view);
    return found;
}

} // namespace app
