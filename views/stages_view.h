#pragma once

#include "views/stepper.h"

#include <QTimer>

#include <array>

class QPushButton;

namespace views {

class StageButton;

/// Back, Play, Next and the five stages, the current one lit.
class StagesView : public Stepper
{
    Q_OBJECT

public:
    explicit StagesView(QWidget* parent = nullptr);

    void back() override;
    void next() override;
    void togglePlay() override;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* button, QEvent* event) override;

private:
    void layOut();
    void fit();
    void go(core::Stage stage);
    void playOn();

    QPushButton* m_back;
    QPushButton* m_play;
    QPushButton* m_next;
    std::array<StageButton*, core::kStages.size()> m_stages{};
    QTimer m_clock; // runs while playing
};

} // namespace views
