# precompile(TARGET HEADER…) halves what a first build costs. Sources still include what they use: neither
# header-check nor clang-tidy sees the precompiled header. With a compiler launcher there is none, because
# ccache cannot look into it.
function(precompile target)
    if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
        target_precompile_headers(${target} PRIVATE ${ARGN})
    endif()
endfunction()
