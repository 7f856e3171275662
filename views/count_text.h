#pragma once

#include <QString>

#include <cstdint>

namespace views {

/// A count with its thousands apart: "500,500".
QString countText(std::int64_t count);

/// A number rounded to a whole one, written as a count; what is beyond 2⁶³ is written as 2⁶³ − 1.
QString wholeText(double number);

/// A number with its thousands apart: "5,750.000"; one that the decimals would round to nothing keeps three
/// digits: "0.000305".
QString amountText(double number, int decimals);

/// A share of 1 in percent: "28.6 %".
QString percentText(double share, int decimals);

/// Bytes below 1 KiB as they are, else in the largest 1024-based unit up to GiB of which there is at least a
/// tenth: "94 B", "0.719 MiB".
QString bytesText(double bytes, int decimals);

} // namespace views
