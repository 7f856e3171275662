#pragma once

#include "core/model_inputs.h"
#include "views/widgets_view.h"

class QLineEdit;
class QPushButton;

namespace views {

/// The text a trained model reads, the next token to add, and all heads on again.
class ModelControls : public WidgetsView
{
    Q_OBJECT

public:
    explicit ModelControls(QWidget* parent = nullptr);

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    void layOut();
    void edit(const core::ModelEdit& change);
    void enterText();
    void mark(bool isRefused);

    QLineEdit* m_text;
    QString m_shown; // the text there is
    QPushButton* m_append;
    QPushButton* m_mend;
};

} // namespace views
