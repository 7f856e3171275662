# Warnings and instruction set, the same for every target. The instruction set decides how Eigen aligns
# memory, so it must never differ between two targets that share a matrix.
add_library(attention-lab-options INTERFACE)
target_compile_options(attention-lab-options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion
    # GCC 12 reports these, falsely, inside its own string and intrinsics headers
    $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow>)
if(ATTENTION_LAB_NATIVE)
    target_compile_options(attention-lab-options INTERFACE -march=native)
endif()
if(ATTENTION_LAB_WERROR)
    target_compile_options(attention-lab-options INTERFACE -Werror)
endif()
if(ATTENTION_LAB_SANITIZE)
    # A target with the property ADDRESSES_ALONE is not watched for undefined behaviour.
    set(undefined -fsanitize=undefined -fno-sanitize-recover=undefined)
    target_compile_options(attention-lab-options INTERFACE -fsanitize=address
        "$<$<NOT:$<BOOL:$<TARGET_PROPERTY:ADDRESSES_ALONE>>>:${undefined}>")
    target_link_options(attention-lab-options INTERFACE -fsanitize=address ${undefined})
endif()
