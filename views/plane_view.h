#pragma once

#include "views/plane_layout.h"
#include "views/plane_scene.h"
#include "views/view.h"

#include <QVariantAnimation>

namespace views {

class PlaneChoices;
class PointEditor;

/// The chosen query with all keys, and all values with the output, as arrows in two planes. A tip is dragged,
/// moved with the arrow keys or typed; comma and full stop choose it.
class PlaneView : public View
{
    Q_OBJECT

public:
    explicit PlaneView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;
    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    void setSpokenNumber(int index, double number) override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    /// Where everything lies when painted into the area.
    PlaneLayout layoutIn(const QRectF& area) const;
    PlaneMap mapIn(const QRectF& area, std::size_t plot) const;

    const PlaneScene& scene() const { return m_scene; }

    /// The tip that the keyboard moves.
    const PlaneTip& tip() const { return m_tip; }

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    struct Painter; // in plane_paint.cpp

    /// A tip held by the mouse; it moves once the mouse has clearly done so.
    struct Held
    {
        PlaneTip tip;
        QPointF press;
        core::PlanePoint from;
        core::AttentionEdit home; // back to the very numbers it began with
        bool moves = false;
    };

    Appearance lookIn(const QRectF& area) const;
    PlaneMeasures measures(const Appearance& look) const;

    void makeActions();
    void keepTip();
    void aim();
    void moveBounds(double share);
    void placeChoices();
    void describe();

    std::optional<PlaneTip> tipAt(const QPointF& point) const;
    core::PlanePoint draggedTo(const Held& held, const QPointF& point) const;
    QString tooltip(const PlaneTip& tip) const;
    void hover(const std::optional<PlaneTip>& tip);
    void choose(const PlaneTip& tip);
    void chooseNext(int step);
    void selectKey(std::optional<core::Index> key);
    void move(const PlaneTip& tip, const core::PlanePoint& point, Gesture gesture);
    void drag(const Held& held, const core::PlanePoint& point, Gesture gesture);
    bool moveBy(const QKeyEvent& event);
    void cancelDrag();
    bool refuseHeld(const PlaneTip& tip);

    void openEditor(const PlaneTip& tip);
    void openNeighbour(bool forwards);
    QRectF editorRoom() const;

    PlaneScene m_scene;
    PlaneTip m_tip;
    std::optional<core::Index> m_key; // chosen, as last shown
    std::optional<PlaneTip> m_hovered;
    std::optional<Held> m_held;
    std::string m_lesson; // of the scene
    PlaneChoices* m_choices;
    PointEditor* m_editor;
    PlaneTip m_edited;

    std::array<PlaneBounds, 2> m_bounds; // shown
    std::array<PlaneBounds, 2> m_from;   // as they begin and end to move
    std::array<PlaneBounds, 2> m_to;
    QVariantAnimation m_motion;
};

} // namespace views
