#pragma once

#include "views/inputs_plan.h"
#include "views/view.h"

class QScrollBar;

namespace views {

class CellEditor;

/// What goes into attention: X, the projections and the queries, keys and values they make, with numbers in
/// the cells, the chosen query's and the selected key's rows framed. Where numbers that can be read need more
/// room than there is, they are scrolled.
class InputsView : public View
{
    Q_OBJECT

public:
    explicit InputsView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    QSizeF figureSize() const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    int spokenNumbers() const override;
    SpokenNumber spokenNumber(int index) const override;
    void setSpokenNumber(int index, double number) override;

    /// Where everything lies when painted into the area.
    InputsLayout layoutIn(const QRectF& area) const;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    InputsPlan planIn(const QRectF& area) const;
    void fit();
    InputsPlan scrolledPlan();
    void bringIntoSight(const InputsLayout::Place& place);
    void paint(QPainter& painter, const InputsPlan& plan, const QRectF& seen) const;
    void followCell();
    QString tooltip(const InputsLayout::Place& place) const;
    void chooseQuery(core::Index query, Gesture gesture);
    void selectKey(core::Index key);
    bool moveBy(const QKeyEvent& event);

    void openEditor(const InputsLayout::Place& place);
    void openNeighbour(bool forwards);
    void enter(const InputsLayout::Place& place, double value);
    void makeActions();
    InputsLayout::Place currentCell() const;
    void copyTable();
    void paste();
    double factorShown(core::AttentionTable table) const;
    std::optional<InputsLayout::Place> cellOf(int spoken) const;

    std::optional<InputsPlan> m_plan; // on screen
    std::optional<InputsLayout::Place> m_hovered;
    std::optional<InputsLayout::Place> m_editing;
    std::optional<InputsLayout::Place> m_current; // the cell last clicked or edited, where a block is pasted
    core::Index m_queryShown = 0;
    std::string m_editedLesson;
    CellEditor* m_editor;
    QScrollBar* m_across;
    QScrollBar* m_down;
};

} // namespace views
