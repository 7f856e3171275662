#pragma once

#include "core/model_room.h"
#include "views/view.h"

namespace views {

/// The results of a trained model in a frame of one of its lessons, or of the snapshot that a training shows.
const core::ModelResults& model(const Frame& frame);

bool hasModel(const Frame& frame);

/// "99.8 %"; so small a share that it would be 0 in powers of ten.
QString shareText(double probability);

} // namespace views
