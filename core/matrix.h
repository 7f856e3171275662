#pragma once

#include <Eigen/Core>

#include <string>
#include <vector>

namespace core {

using Index = Eigen::Index;

/// Row-major, so that row i of a queries × keys matrix is query i's numbers side by side.
using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

/// True when shape and every number agree. Eigen's own == aborts on different shapes.
bool same(const Matrix& a, const Matrix& b);

/// The numbers one below the other, [n × 1].
Matrix columnOf(const std::vector<double>& numbers);

/// "3×4": rows × columns, for error sentences.
std::string shapeText(const Matrix& matrix);

} // namespace core
