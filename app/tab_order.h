#pragma once

#include <vector>

class QWidget;

namespace app {

/// Tab goes through the parts one after the other, and within each in the order its layouts show.
void orderTabs(const std::vector<QWidget*>& parts);

} // namespace app
