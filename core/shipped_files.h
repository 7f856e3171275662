#pragma once

#include <cstddef>
#include <span>

/// Files that are part of the program, so that a lesson needs no other file.
namespace core {

/// resources/models/pets.safetensors: the trained model.
std::span<const std::byte> shippedModelFile();

/// resources/models/pets-learning.safetensors: how it was trained (training_run.h).
std::span<const std::byte> shippedLearning();

} // namespace core
