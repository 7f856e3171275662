#include "core/shipped_files.h"

// A file's bytes between two symbols.
#define ATTENTION_LAB_INCLUDE(symbol, file)                                                                  \
    asm(".section .rodata\n"                                                                                 \
        ".balign 16\n"                                                                                       \
        ".global " #symbol "\n" #symbol ":\n"                                                                \
        ".incbin \"" file "\"\n"                                                                             \
        ".global " #symbol "End\n" #symbol "End:\n"                                                          \
        ".byte 0\n"                                                                                          \
        ".previous\n");                                                                                      \
    extern "C" const std::byte symbol[];                                                                     \
    extern "C" const std::byte symbol##End[];

ATTENTION_LAB_INCLUDE(attentionLabShippedModel, SHIPPED_MODEL)
ATTENTION_LAB_INCLUDE(attentionLabShippedLearning, SHIPPED_LEARNING)

namespace core {

std::span<const std::byte> shippedModelFile()
{
    return {attentionLabShippedModel, attentionLabShippedModelEnd};
}

std::span<const std::byte> shippedLearning()
{
    return {attentionLabShippedLearning, attentionLabShippedLearningEnd};
}

} // namespace core
