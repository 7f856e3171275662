#pragma once

#include "views/widgets_view.h"

#include <QTimer>

#include <array>

class QPushButton;

namespace views {

class StageButton;

/// Back, Play, Next and the five stages, the current one lit.
class StagesView : public WidgetsView
{
    Q_OBJECT

public:
    explicit StagesView(QWidget* parent = nullptr);

    void back();
    void next();
    void togglePlay();

protected:
    void refresh() override;

private:
    void layOut();
    void go(core::Stage stage);
    void playOn();

    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_next;
    std::array<StageButton*, core::kStages.size()> m_stages{};
    QTimer m_clock; // runs while playing
};

} // namespace views
