#pragma once

#include "core/attention_edits.h"
#include "views/widgets_view.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace views {

class ChoiceBox;
class NumberBox;
class WholeBox;

/// What an attention is made of: its tokens, how long their vectors are, its mask, and what to start from.
class TokensForm : public WidgetsView
{
    Q_OBJECT

public:
    explicit TokensForm(QWidget* parent = nullptr);

    QString heading() const override;

protected:
    void refresh() override;

private:
    void buildStart(QBoxLayout& row);
    void buildChosen(QBoxLayout& row);
    void buildPlace(QBoxLayout& row);
    void buildShape(QBoxLayout& row);
    void buildWidths(QBoxLayout& row);
    void buildMask(QBoxLayout& row);
    WholeBox* addWhole(QBoxLayout& row, const QString& label, const QString& toolTip, int least, int most);
    QPushButton* addButton(QBoxLayout& row, const QString& text, const QString& toolTip);
    ChoiceBox* addChoice(QBoxLayout& row, const QString& label, const QString& toolTip,
                         const QStringList& choices);
    void wire();
    void wireChosen();
    void edit(const core::AttentionEdit& change);
    void startFrom(int choice);
    void chooseMask(core::MaskKind mask);
    void enterSentence();
    void showStarts();

    QLineEdit* m_sentence = nullptr;
    ChoiceBox* m_start = nullptr;
    WholeBox* m_seed = nullptr;
    QLabel* m_chosenLabel = nullptr;
    QLineEdit* m_chosen = nullptr;
    QPushButton* m_earlier = nullptr;
    QPushButton* m_later = nullptr;
    QPushButton* m_remove = nullptr;
    QPushButton* m_add = nullptr;
    WholeBox* m_count = nullptr;
    WholeBox* m_keyWidth = nullptr;
    WholeBox* m_valueWidth = nullptr;
    WholeBox* m_modelWidth = nullptr;
    ChoiceBox* m_given = nullptr;
    ChoiceBox* m_mask = nullptr;
    WholeBox* m_window = nullptr;
};

} // namespace views
