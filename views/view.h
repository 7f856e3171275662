#pragma once

#include "core/lesson.h"
#include "core/quantity.h"
#include "core/session.h"
#include "views/palette.h"
#include "views/theme.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <string_view>

namespace views {

struct SpokenNumber;

/// What a view shows: nothing else reaches it.
struct Frame
{
    std::shared_ptr<const core::Results> results; // with the session they came from
    core::Selection selection;
    std::shared_ptr<const core::Lesson> lesson;
    bool stale = false; // newer results are being computed

    int decimals() const { return results->session.decimals; }
};

/// Whether the view of that id is on the page that is open. Needs a lesson.
bool isShown(const Frame& frame, std::string_view view);

/// How views look; a setting of the program, not of the lesson.
struct Appearance
{
    Theme theme = lightTheme();
    Palette palette = Palette::Viridis;
    qreal zoom = 1;     // of type and spacing
    bool motion = true; // off: stages change at once

    QFont font(qreal pixels, QFont::Weight weight = QFont::Normal) const
    {
        return fontOf(pixels * zoom, weight);
    }
};

/// A drag is many edits and one undo step: all but its last are Dragging.
enum class Gesture { Once, Dragging, Dropped };

/// How far the mouse moves with its button held before that is a drag, in scene units.
inline constexpr qreal kLeastDrag = 3;

/// A panel: shows a frame, offers edits and selections, and paints itself to the screen and to files alike.
/// Its `actions()`, where it has any, are shown in the window's menu.
class View : public QWidget
{
    Q_OBJECT

public:
    explicit View(QWidget* parent = nullptr);

    /// Shows the frame. Never emits `edited` or `selected`.
    void setFrame(const Frame& frame);
    void setAppearance(const Appearance& appearance);

    const Frame& frame() const { return m_frame; }
    const Appearance& appearance() const { return m_appearance; }

    /// The one paint path: window, PNG, SVG and PDF. Needs a frame.
    virtual void paintTo(QPainter& painter, const QRectF& area) const = 0;

    /// What the panel shows, in the learner's words; empty for none.
    virtual QString heading() const { return {}; }

    /// The size a figure of it has when none is asked for, in scene units (1/96 inch).
    virtual QSizeF figureSize() const = 0;

    /// The numbers it shows, for csv, json, tex and copying; none for a view without numbers.
    virtual std::optional<core::Quantity> numbers() const { return std::nullopt; }

    /// Its numbers one by one, as a screen reader reads them; none where widgets of its own say everything.
    virtual int spokenNumbers() const { return 0; }
    virtual SpokenNumber spokenNumber(int index) const;

    /// Makes the edit that a person would make to set that number; nothing where it can only be read.
    virtual void setSpokenNumber(int index, double number);

Q_SIGNALS:
    void edited(const core::Edit& edit, views::Gesture gesture);
    void selected(const core::Selection& selection);
    void refused(const QString& sentence); // what was typed, and why; nothing has changed

protected:
    /// How much of the height that panels share is its own: 1 where nothing is said, 0 for no more than its
    /// hint.
    void setShare(int share);

    /// Called after the frame or the appearance changed and before the view is painted again.
    virtual void refresh() {}

    /// What a handler has read of the results lives until it returns, also where it emits and is answered
    /// with a new frame.
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Frame m_frame;
    Appearance m_appearance;
};

} // namespace views
