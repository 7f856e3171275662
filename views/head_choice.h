#pragma once

#include "core/model_inputs.h"
#include "views/widgets_view.h"

class QLabel;

namespace views {

class ChoiceBox;

/// Which head of a trained model is open, chosen by layer and head.
class HeadChoice : public WidgetsView
{
    Q_OBJECT

public:
    explicit HeadChoice(QWidget* parent = nullptr);

    QString heading() const override;

protected:
    void refresh() override;

private:
    ChoiceBox* addChoice(const QString& label);
    void open(const core::HeadPlace& place);

    ChoiceBox* m_layer;
    ChoiceBox* m_head;
};

} // namespace views
