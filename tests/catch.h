#pragma once

/// Catch2 as Debian 12 (version 2) and Debian 13 and Ubuntu 24.04 (version 3) package it.
#if __has_include(<catch2/catch_test_macros.hpp>)

#include <catch2/catch_session.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators_all.hpp>
#include <catch2/matchers/catch_matchers_all.hpp>

namespace tests {

template <typename Type>
using Matcher = Catch::Matchers::MatcherBase<Type>;

inline auto contains(const std::string& part)
{
    return Catch::Matchers::ContainsSubstring(part);
}

} // namespace tests

#else

#include <catch2/catch.hpp>

namespace tests {

template <typename Type>
using Matcher = Catch::MatcherBase<Type>;

inline auto contains(const std::string& part)
{
    return Catch::Matchers::Contains(part);
}

} // namespace tests

#endif
