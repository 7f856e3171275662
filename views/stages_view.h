#pragma once

#include "views/stepper.h"

#include <array>

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
    void write(bool compact) override;
    void playOn() override;

private:
    void go(core::Stage stage);

    std::array<StageButton*, core::kStages.size()> m_stages{};
};

} // namespace views
