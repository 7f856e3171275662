#pragma once

#include "core/transformer/tensor_layout.h"

#include <memory>

namespace core::transformer {

template <typename Scalar>
using Rows = Eigen::Matrix<Scalar, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

template <typename Scalar>
using RowsView = Eigen::Map<const Rows<Scalar>>;

template <typename Scalar>
using Row = Eigen::Matrix<Scalar, 1, Eigen::Dynamic>;

template <typename Scalar>
using RowView = Eigen::Map<const Row<Scalar>>;

/// All numbers of a model side by side: weights, or as many gradients, or an optimizer's means. A weight
/// matrix is [outputs × inputs], so that y = x Wᵀ. Scalar is float; double serves to check gradients.
template <typename Scalar>
class BasicWeights
{
public:
    using Numbers = Eigen::Array<Scalar, Eigen::Dynamic, 1>;

    /// All 0. Throws std::invalid_argument for a configuration with a fault.
    explicit BasicWeights(const Config& config);

    const Config& config() const { return *m_config; }
    const TensorLayout& layout() const& { return *m_layout; }
    const TensorLayout& layout() const&& = delete; // it goes with weights that nobody keeps

    const Numbers& numbers() const { return m_numbers; } // [layout().size]
    Numbers& numbers() { return m_numbers; }

    /// One matrix. The place is the layout's.
    RowsView<Scalar> at(Index offset, Index rows, Index columns) const
    {
        return {m_numbers.data() + offset, rows, columns};
    }
    Eigen::Map<Rows<Scalar>> at(Index offset, Index rows, Index columns)
    {
        return {m_numbers.data() + offset, rows, columns};
    }

    RowsView<Scalar> at(const Tensor& tensor) const { return at(tensor.offset, tensor.rows, tensor.columns); }
    Eigen::Map<Rows<Scalar>> at(const Tensor& tensor)
    {
        return at(tensor.offset, tensor.rows, tensor.columns);
    }

    /// Throws std::invalid_argument when there is none of that name.
    const Tensor& tensor(const std::string& name) const;

private:
    std::shared_ptr<const Config> m_config;
    std::shared_ptr<const TensorLayout> m_layout;
    Numbers m_numbers;
};

using Weights = BasicWeights<float>;

extern template class BasicWeights<float>;
extern template class BasicWeights<double>;

/// The same numbers in another precision.
template <typename To, typename From>
BasicWeights<To> converted(const BasicWeights<From>& weights)
{
    BasicWeights<To> result(weights.config());
    result.numbers() = weights.numbers().template cast<To>();
    return result;
}

} // namespace core::transformer
