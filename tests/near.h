#pragma once

#include "core/matrix.h"
#include "tests/catch.h"

#include <cmath>
#include <limits>
#include <sstream>
#include <string>

namespace tests {

/// How far two ways of computing the same double may lie apart.
inline constexpr double kRounding = 1e-12;

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// For numbers given to six decimals.
inline constexpr double kSixDecimals = 5e-7;

/// A matrix of the expected shape whose every number is finite or not as expected, and within the tolerance.
class AllNear : public Matcher<core::Matrix>
{
public:
    AllNear(core::Matrix expected, double tolerance) : m_expected(std::move(expected)), m_tolerance(tolerance)
    {
    }

    bool match(const core::Matrix& found) const override
    {
        if (found.rows() != m_expected.rows() || found.cols() != m_expected.cols())
            return false;
        for (core::Index i = 0; i < found.size(); ++i) {
            const double a = found.data()[i];
            const double b = m_expected.data()[i];
            if (!(a == b || std::abs(a - b) <= m_tolerance || (std::isnan(a) && std::isnan(b))))
                return false;
        }
        return true;
    }

    std::string describe() const override
    {
        std::ostringstream text;
        text << "is within " << m_tolerance << " of\n" << m_expected;
        return text.str();
    }

private:
    core::Matrix m_expected;
    double m_tolerance;
};

inline AllNear allNear(core::Matrix expected, double tolerance)
{
    return {std::move(expected), tolerance};
}

/// Every number within the tolerance of one value; for vectors and matrices alike.
class AllNearValue : public Matcher<core::Matrix>
{
public:
    AllNearValue(double expected, double tolerance) : m_expected(expected), m_tolerance(tolerance) {}

    bool match(const core::Matrix& found) const override
    {
        return ((found.array() - m_expected).abs() <= m_tolerance).all();
    }

    std::string describe() const override
    {
        std::ostringstream text;
        text << "is within " << m_tolerance << " of " << m_expected << " everywhere";
        return text.str();
    }

private:
    double m_expected;
    double m_tolerance;
};

inline AllNearValue allNear(double expected, double tolerance)
{
    return {expected, tolerance};
}

inline bool isNear(double found, double expected, double tolerance)
{
    return std::abs(found - expected) <= tolerance;
}

} // namespace tests
