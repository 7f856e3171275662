#pragma once

#include "core/piece.h"
#include "core/session.h"

namespace core {

/// A lesson's prose with its placeholders filled from the results, so that prose cannot disagree with the
/// picture. A placeholder names a result and, where it is a list or a matrix, a place in it:
///   {query} {best}            the chosen position, the key it attends to most
///   {weights[query,0]}        a number     {token[best]}  a token
///   {weights[query]}          a row's visible numbers: "0.140, 0.284 and 0.576"
///   {perplexity[bits]}        a field of a record; as {name} of a number, whole numbers are not rounded
///   {share[worst]%}           a share in percent, and {output-change:1} a number with one decimal, as views
///                             write them
/// Indices are numbers, `query`, `best` or `key` (the selected one; `best` when none is). "—" stands for what
/// cannot be filled: without a best key, or where a chosen position lies beyond a matrix. Never throws.
Pieces filledProse(const std::string& prose, const Results& results, std::optional<Index> key);

/// The number that the placeholder {place} stands for; nothing where it stands for none.
std::optional<double> numberAt(const std::string& place, const Results& results);

/// Throws LoadError on a placeholder that names nothing in these results.
void checkProse(const std::string& prose, const Results& results, std::optional<Index> key);

} // namespace core
