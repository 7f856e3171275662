#pragma once

#include "core/scaling_room.h"
#include "views/view.h"

namespace views {

/// The results of the scores' scaling in a frame of one of its lessons.
const core::ScalingResults& scaling(const Frame& frame);

inline core::Edit scalingEdit(const core::ScalingEdit& edit)
{
    return core::TopicEdit(edit);
}

} // namespace views
