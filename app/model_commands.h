#pragma once

#include "app/command.h"

namespace app {

/// The accuracies of a model on the task pets, a line for each kind of question, unseen combinations alone.
/// Throws core::LoadError for a bad file, UsageError for a model that does not know the task's words.
std::string evaluated(const Command& command);

/// Trains as the command says, with progress on standard error, and saves the model with what it needs to go
/// on. Interrupted (Ctrl+C), it saves and ends; `--resume` goes on from there to the same end. Returns the
/// accuracies. Throws UsageError, core::LoadError or views::SaveError.
std::string trained(const Command& command);

} // namespace app
