#include "core/mask.h"

#include <stdexcept>
#include <utility>

namespace core {

Mask Mask::none(Index queries, Index keys)
{
    return {Kind::None, queries, keys};
}

Mask Mask::causal(Index tokens)
{
    return {Kind::Causal, tokens, tokens};
}

Mask Mask::window(Index tokens, Index width)
{
    Mask mask(Kind::Window, tokens, tokens);
    mask.m_width = width;
    return mask;
}

Mask Mask::drawn(std::vector<std::vector<bool>> visible, Index keys)
{
    for (const auto& row : visible)
        if (static_cast<Index>(row.size()) != keys)
            throw std::invalid_argument("a mask row has " + std::to_string(row.size()) + " entries, not " +
                                        std::to_string(keys));
    Mask mask(Kind::Drawn, static_cast<Index>(visible.size()), keys);
    mask.m_visible = std::move(visible);
    return mask;
}

bool Mask::isVisible(Index query, Index key) const
{
    switch (m_kind) {
    case Kind::None:
        return true;
    case Kind::Causal:
        return key <= query;
    case Kind::Window:
        return key <= query && key > query - m_width;
    case Kind::Drawn:
        return m_visible[static_cast<std::size_t>(query)][static_cast<std::size_t>(key)];
    }
    return false;
}

Index Mask::visibleEnd(Index query) const
{
    return m_kind == Kind::Causal || m_kind == Kind::Window ? query + 1 : m_keys;
}

} // namespace core
