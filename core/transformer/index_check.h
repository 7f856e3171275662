#pragma once

#include "core/matrix.h"

#include <stdexcept>
#include <string>

namespace core::transformer {

/// Throws std::invalid_argument, "layer 9 is not one of 0 to 2", for a value outside.
inline void checkBelow(const char* what, Index value, Index count)
{
    if (value < 0 || value >= count)
        throw std::invalid_argument(std::string(what) + " " + std::to_string(value) + " is not one of 0 to " +
                                    std::to_string(count - 1));
}

} // namespace core::transformer
