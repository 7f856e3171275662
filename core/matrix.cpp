#include "core/matrix.h"

namespace core {

bool same(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() && (a.array() == b.array()).all();
}

Matrix columnOf(const std::vector<double>& numbers)
{
    return Eigen::Map<const Eigen::VectorXd>(numbers.data(), static_cast<Index>(numbers.size()));
}

std::string shapeText(const Matrix& matrix)
{
    return std::to_string(matrix.rows()) + "×" + std::to_string(matrix.cols());
}

} // namespace core
