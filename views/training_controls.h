#pragma once

#include "core/training_settings.h"
#include "views/widgets_view.h"

#include <QStringList>

#include <vector>

class QHBoxLayout;
class QLabel;

namespace views {

class ChoiceBox;
class Switch;
class WholeBox;

/// Which training is shown, and the settings of one's own: a change of any begins a training at step 0.
class TrainingControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit TrainingControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Number
    {
        std::string key; // as --set takes it
        QLabel* label;
        ChoiceBox* choices;
    };

    void addNumber(QHBoxLayout& row, const char* key, const QString& label, const QString& toolTip,
                   const QStringList& choices);
    void layOut();
    void wire();
    void begin(const std::string& key, const std::string& value);
    void show(const Number& number, const QString& value);
    void fit();

    ChoiceBox* m_run;
    std::vector<Number> m_numbers;
    QLabel* m_seedLabel;
    WholeBox* m_seed;
    Switch* m_local;
};

} // namespace views
