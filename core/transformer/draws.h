#pragma once

#include "core/matrix.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace core::transformer {

/// Numbers drawn from a seed, the same on every machine. Source: Steele, Lea & Flood 2014 (SplitMix64).
class Draws
{
public:
    /// Streams of one seed are independent, so that story 17 of step 3 can be drawn without those before it.
    explicit Draws(std::uint64_t seed, std::uint64_t stream = 0)
        : m_state(mixed(seed) ^ mixed(stream + 0x632be59bd9b4e019U))
    {
    }

    std::uint64_t bits()
    {
        m_state += 0x9e3779b97f4a7c15U;
        return mixed(m_state);
    }

    /// 0 … count − 1, each as likely up to one part in 2³².
    Index below(Index count)
    {
        return static_cast<Index>(((bits() >> 32U) * static_cast<std::uint64_t>(count)) >> 32U);
    }

    /// 0 ≤ u < 1.
    double uniform() { return static_cast<double>(bits() >> 11U) * 0x1p-53; }

    /// Mean 0, standard deviation 1: twelve uniform numbers less six, nearly normal and made with additions
    /// only.
    double normal()
    {
        double sum = -6;
        for (int i = 0; i < 12; ++i)
            sum += uniform();
        return sum;
    }

    template <typename Item>
    void shuffle(std::vector<Item>& items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<Index>(i)))]);
    }

    /// Some of 0 … count − 1, all different, in drawn order.
    std::vector<int> different(Index some, Index count)
    {
        std::vector<int> all;
        for (Index i = 0; i < count; ++i)
            all.push_back(static_cast<int>(i));
        shuffle(all);
        all.resize(static_cast<std::size_t>(some));
        return all;
    }

private:
    static std::uint64_t mixed(std::uint64_t z)
    {
        z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31U);
    }

    std::uint64_t m_state;
};

} // namespace core::transformer
