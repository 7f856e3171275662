#pragma once

#include "core/perplexity_room.h"
#include "views/widgets_view.h"

#include <array>

class QGridLayout;
class QLabel;
class QPushButton;

namespace views {

class ElidedLabel;

/// The sentence on screen beside two kept ones, A and B: perplexity of each, and buttons to keep and to show.
class PerplexityStates : public WidgetsView
{
    Q_OBJECT

public:
    explicit PerplexityStates(QWidget* parent = nullptr);

    QString heading() const override;
    QSizeF figureSize() const override;
    std::optional<core::Quantity> numbers() const override;

    /// What the comparison says in words.
    QString comparison() const;

protected:
    void refresh() override;

private:
    /// A line of the table: the sentence on screen, or a kept one.
    struct Row
    {
        QLabel* name;
        ElidedLabel* sentence;
        QLabel* tokens;
        QLabel* perplexity;
        QLabel* worst;
        QPushButton* keep = nullptr;
        QPushButton* show = nullptr;
    };

    void addTitles(QGridLayout& grid);
    Row addRow(QGridLayout& grid, int line, const QString& name);
    void addButtons(QGridLayout& grid, int line, core::KeptState state);
    void fill(const Row& row, const core::GuessedSentence& sentence, const core::PerplexityMeasure& measure);
    void clear(const Row& row);
    void edit(const core::PerplexityEdit& change);

    std::array<QLabel*, 4> m_titles{};
    std::array<Row, 3> m_rows{}; // now, A, B
    ElidedLabel* m_comparison;
};

} // namespace views
