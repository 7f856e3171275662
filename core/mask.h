#pragma once

#include "core/matrix.h"

#include <vector>

namespace core {

/// Which keys each query may see.
class Mask
{
public:
    /// Every query sees every key.
    static Mask none(Index queries, Index keys);

    /// Query i sees keys 0…i; as many keys as queries.
    static Mask causal(Index tokens);

    /// Query i sees key i and those before it, at most `width` in all.
    static Mask window(Index tokens, Index width);

    /// visible[query][key]; every row has `keys` entries. Throws std::invalid_argument on a ragged table.
    static Mask drawn(std::vector<std::vector<bool>> visible, Index keys);

    Index queries() const { return m_queries; }
    Index keys() const { return m_keys; }
    bool isVisible(Index query, Index key) const;

    /// True when every query sees all keys before its `visibleEnd`.
    bool isPrefix() const { return m_kind == Kind::None || m_kind == Kind::Causal; }

    /// The query sees no key from this one on.
    Index visibleEnd(Index query) const;

private:
    enum class Kind { None, Causal, Window, Drawn };

    Mask(Kind kind, Index queries, Index keys) : m_kind(kind), m_queries(queries), m_keys(keys) {}

    Kind m_kind;
    Index m_queries;
    Index m_keys;
    Index m_width = 0;                        // of Kind::Window alone
    std::vector<std::vector<bool>> m_visible; // filled for Kind::Drawn alone
};

} // namespace core
