#pragma once

namespace core {

/// Memory that is freed stays with the process. glibc gives megabytes back to the system at once and gets
/// them anew, page by page and zeroed; runs of a model and steps of a training ask for the same buffers
/// again, and take a quarter less time where they are still there. For a program's first line; nothing
/// elsewhere than on glibc.
void keepFreedMemory();

} // namespace core
