#include "tests/runner.h"

int main(int argc, char** argv)
{
    return tests::run(argc, argv);
}
