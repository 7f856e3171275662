#include "app/board.h"

#include "app/card.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QScrollArea>

#include <algorithm>

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

QBoxLayout* box(QBoxLayout::Direction direction)
{
    auto* layout = new QBoxLayout(direction);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpacing);
    return layout;
}

} // namespace

Board::Board(QWidget* parent) : QWidget(parent), m_scroll(new BoardScroll(this))
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
    column->addLayout(m_places[views::Place::Strip], 1);
    area->setLayout(column);
    m_scroll->setObjectName(QStringLiteral("boardArea"));
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(area);
    m_scroll->viewport()->setAutoFillBackground(false);
    auto* outer = box(QBoxLayout::TopToBottom);
    outer->addWidget(m_scroll, 1);
    m_places[views::Place::Footer]->setContentsMargins(14, 0, 14, 12);
    outer->addLayout(m_places[views::Place::Footer]);
    setLayout(outer);
}

void Board::setFrame(const views::Frame& frame)
{
    const bool anew = frame.lesson->views != m_views;
    if (anew)
        rebuild(frame);
    const QString pointedAt = QString::fromStdString(frame.lesson->steps.at(frame.selection.step).pointsAt);
    for (const Shown& shown : m_shown) {
        if (!anew)
            shown.view->setFrame(frame);
        if (shown.card)
            shown.card->refresh(QLatin1String(shown.entry->id) == pointedAt);
    }
    if (anew)
        Q_EMIT rebuilt();
}

void Board::rebuild(const views::Frame& frame)
{
    for (const Shown& shown : m_shown)
        shown.card ? delete shown.card : delete shown.view;
    m_shown.clear();
    m_views = frame.lesson->views;
    for (const views::ViewEntry& entry : views::viewEntries())
        if (std::ranges::find(m_views, entry.id) != m_views.end())
            add(entry, frame);
}

void Board::add(const views::ViewEntry& entry, const views::Frame& frame)
{
    views::View* view = entry.make(this);
    view->setAppearance(m_appearance);
    view->setFrame(frame);
    connect(view, &views::View::edited, this, &Board::edited);
    connect(view, &views::View::selected, this, &Board::selected);
    Shown& shown = m_shown.emplace_back(Shown{&entry, view, nullptr});
    const auto layout = m_places.find(entry.place);
    if (layout == m_places.end())
        return;
    shown.card = new Card(QString::fromLatin1(entry.id), view, this);
    connect(shown.card, &Card::menuRequested, this, &Board::menuRequested);
    layout->second->addWidget(shown.card, 1);
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
