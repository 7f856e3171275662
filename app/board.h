#pragma once

#include "views/registry.h"
#include "views/view.h"

#include <QStringList>
#include <QWidget>

#include <map>
#include <vector>

class QBoxLayout;
class QScrollArea;
class QTabBar;

namespace app {

class Card;

/// The views of a lesson's page laid out in the window: the subject large, details beside it, inputs below,
/// stages at the foot. Controls and guide are views too, but lie elsewhere; the window asks for them by
/// place.
class Board : public QWidget
{
    Q_OBJECT

public:
    explicit Board(QWidget* parent = nullptr);

    /// Shows the frame; builds the views anew when it is of a lesson with other views.
    void setFrame(const views::Frame& frame);
    void setAppearance(const views::Appearance& appearance);

    /// Leaves out the panels of these ids, on every page that has them; of a page's subjects one stays.
    void setHidden(const QStringList& ids);

    struct Panel
    {
        const views::ViewEntry* entry;
        bool isShown;
        bool mayHide; // not the only subject
    };

    /// The panels of the open page.
    std::vector<Panel> panels() const;

    /// The shown view of that id; nothing when the lesson has none.
    views::View* view(const QString& id) const;

    /// The views that lie outside the board: controls, guide.
    std::vector<views::View*> viewsAt(views::Place place) const;

Q_SIGNALS:
    void edited(const core::Edit& edit, views::Gesture gesture);
    void selected(const core::Selection& selection);
    void refused(const QString& sentence);
    void rebuilt(); // the views are new
    void menuRequested(const QString& id, const QPoint& globalPosition);

private:
    struct Shown
    {
        const views::ViewEntry* entry;
        views::View* view;
        Card* card; // none for controls and guide
    };

    std::vector<std::string> shownOn(const views::Frame& frame) const;
    void showTabs(const views::Frame& frame);
    void rebuild(const views::Frame& frame);
    void add(const views::ViewEntry& entry, const views::Frame& frame);

    std::vector<std::string> m_views; // ids, as shown
    std::string m_lesson;             // whose views they are
    std::vector<Shown> m_shown;
    std::map<views::Place, QBoxLayout*> m_places;
    QBoxLayout* m_column = nullptr; // summary, middle, strip
    QBoxLayout* m_middle = nullptr; // subject and side
    QScrollArea* m_scroll;
    QTabBar* m_tabs; // the lesson's pages
    views::Frame m_frame;
    QStringList m_hidden;
    views::Appearance m_appearance;
};

} // namespace app
