#pragma once

#include "views/token_bars_view.h"

namespace views {

class CellEditor;

/// The probability of each token as a bar that can be dragged, on a linear or a logarithmic axis. Up and
/// Down change the chosen one, with Shift ten steps at once; a digit, F2 or a double click opens a box to
/// type it.
class ProbabilitiesView : public TokenBarsView
{
    Q_OBJECT

public:
    explicit ProbabilitiesView(QWidget* parent = nullptr);

    void paintTo(QPainter& painter, const QRectF& area) const override;
    QString heading() const override;
    std::optional<core::Quantity> numbers() const override;
    SpokenNumber spokenNumber(int token) const override;
    void setSpokenNumber(int token, double p) override { set(token, p, Gesture::Once); }

    /// The probability that a drag to this height means.
    double probabilityAt(qreal y) const;

protected:
    Shown shown(std::size_t token) const override;
    QStringList tooltipLines(int token) const override;
    QColor colour() const override;
    void setScale(BarChart& chart) override;
    void refresh() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// A bar held by the mouse; it moves once the mouse has clearly done so.
    struct Held
    {
        int token;
        qreal y;
        bool moves = false;
    };

    bool isLogarithmic() const;
    double heightOf(double p) const;
    void set(int token, double p, Gesture gesture);
    void openEditor(int token, const QString& typed = {});
    void paintKept(QPainter& painter, const QRectF& area) const;

    CellEditor* m_editor;
    int m_edited = 0; // token
    std::string m_editedLesson;
    std::optional<Held> m_held;
    int m_decades = 3; // of a logarithmic axis, below 1
};

} // namespace views
