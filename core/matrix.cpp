#include "core/matrix.h"

namespace core {

bool same(const Matrix& a, const Matrix& b)
{
    return a.rows() == b.rows() && a.cols() == b.cols() && (a.array() == b.array()).all();
}

std::string shapeText(const Matrix& matrix)
{
    return std::to_string(matrix.rows()) + "×" + std::to_string(matrix.cols());
}

} // namespace core
