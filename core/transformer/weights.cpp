#include "core/transformer/weights.h"

#include <algorithm>
#include <stdexcept>

namespace core::transformer {

template <typename Scalar>
BasicWeights<Scalar>::BasicWeights(const Config& config)
    : m_config(std::make_shared<const Config>(config)),
      m_layout(std::make_shared<const TensorLayout>(config)),
      m_numbers(Numbers::Zero(m_layout->size))
{
}

template <typename Scalar>
const Tensor& BasicWeights<Scalar>::tensor(const std::string& name) const
{
    const auto found = std::ranges::find(m_layout->tensors, name, &Tensor::name);
    if (found == m_layout->tensors.end())
        throw std::invalid_argument("no tensor is called " + name);
    return *found;
}

template class BasicWeights<float>;
template class BasicWeights<double>;

} // namespace core::transformer
