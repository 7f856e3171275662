#define CATCH_CONFIG_RUNNER // version 2 puts Catch::Session into this file
#include "tests/catch.h"

int main(int argc, char** argv)
{
    return Catch::Session().run(argc, argv);
}
