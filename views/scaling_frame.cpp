#include "views/scaling_frame.h"

namespace views {

const core::ScalingResults& scaling(const Frame& frame)
{
    return std::get<core::ScalingResults>(frame.results->open);
}

} // namespace views
