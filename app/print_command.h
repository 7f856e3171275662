#pragma once

#include "app/command.h"

namespace app {

/// The text that `print` writes to standard output. Throws UsageError for an unknown result.
std::string printed(const Command& command);

/// The text of `--list`: lessons, then views, each "id <tab> title".
std::string listed();

} // namespace app
