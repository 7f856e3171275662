#pragma once

#include <stdexcept>
#include <string>

namespace core {

/// A change that cannot be made: one sentence saying what, where and what to do. The state stays as it was.
struct EditError : std::invalid_argument
{
    using std::invalid_argument::invalid_argument;
};

/// A file that cannot be read: "path: where: what was found, what was expected".
struct LoadError : std::runtime_error
{
    using std::runtime_error::runtime_error;
};

} // namespace core
