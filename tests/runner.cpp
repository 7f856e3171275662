#include "tests/runner.h"

#define CATCH_CONFIG_RUNNER // version 2 puts Catch::Session into this file
#include "tests/catch.h"

namespace tests {

int run(int argc, char** argv)
{
    return Catch::Session().run(argc, argv);
}

} // namespace tests
