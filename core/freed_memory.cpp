#include "core/freed_memory.h"

#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace core {

void keepFreedMemory()
{
#ifdef __GLIBC__
    constexpr int kKept = 64 << 20;       // bytes at the heap's end
    constexpr int kOwnMapping = 32 << 20; // the largest threshold that mallopt takes
    mallopt(M_TRIM_THRESHOLD, kKept);
    mallopt(M_MMAP_THRESHOLD, kOwnMapping);
#endif
}

} // namespace core
