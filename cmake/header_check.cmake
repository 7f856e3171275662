# Target header-check: every header of ours compiles alone, twice in a row, with only its own layer's
# include folders (so a core header that reaches for Qt fails here). Nothing is linked or kept. A header with a
# source of its own is left out: the source includes it first, which .ci/run checks, and clang-tidy compiles it
# without a precompiled header.
add_custom_target(header-check)

function(check_headers layer)
    file(GLOB_RECURSE headers CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
        ${PROJECT_SOURCE_DIR}/${layer}/*.h)
    set(sources)
    foreach(header IN LISTS headers)
        string(REGEX REPLACE "[.]h$" ".cpp" own_source ${PROJECT_SOURCE_DIR}/${header})
        if(EXISTS ${own_source})
            continue()
        endif()
        set(source ${PROJECT_BINARY_DIR}/header-check/${header}.cpp)
        file(CONFIGURE OUTPUT ${source} CONTENT "#include \"${header}\"\n#include \"${header}\"\n" @ONLY)
        list(APPEND sources ${source})
    endforeach()
    if(NOT sources)
        return()
    endif()
    if(NOT TARGET ${layer})
        message(FATAL_ERROR "${layer}/ has headers, but there is no library target ${layer} to check them with")
    endif()
    add_library(header-check-${layer} OBJECT EXCLUDE_FROM_ALL ${sources})
    set_target_properties(header-check-${layer} PROPERTIES AUTOMOC OFF AUTORCC OFF AUTOUIC OFF
        EXPORT_COMPILE_COMMANDS OFF UNITY_BUILD OFF)
    target_compile_options(header-check-${layer} PRIVATE -fsyntax-only -Werror)
    target_link_libraries(header-check-${layer} PRIVATE ${layer})
    add_dependencies(header-check header-check-${layer})
endfunction()

check_headers(core)
check_headers(views)
check_headers(app)
