#pragma once

namespace bench {

/// The trained model: a traced run, training beside PyTorch, decoding beside llama2.c's `run`.
void model();

/// How long the window waits for its next frame while an ablation sweep or a training goes on beside it.
void busyWindow();

} // namespace bench
