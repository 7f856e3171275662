#!/usr/bin/python3
"""Makes attention_cases.bin: random attention heads and what NumPy (Debian's python3-numpy) makes of them.

    /usr/bin/python3 attention_cases.py        writes the file beside this script

The layout is documented above its reader in tests/attention_golden_test.cpp.
"""

import pathlib
import struct

import numpy as np

CASES = 1000
LARGEST = 32
FRACTION = 4096  # inputs are whole multiples of 1/4096, so that 16 bits hold them exactly
NONE, CAUSAL, DRAWN = range(3)


def size(rng):
    """1…32, more often small: the file stays small."""
    return 1 + int(LARGEST * rng.random() ** 2)


def shape(rng, number):
    """Queries, keys, width, value width and mask kind; the first cases are the extremes."""
    mask = number % 3
    if number < 6:
        n = m = LARGEST if number < 3 else 1
        return n, m, n, n, mask
    if number < 12:
        n = m = LARGEST if number < 9 else 1
        return n, m, LARGEST + 1 - n, LARGEST + 1 - n, mask
    n = size(rng)
    m = n if mask == CAUSAL or rng.random() < 0.5 else size(rng)
    return n, m, size(rng), size(rng), mask


def visible_keys(rng, mask, n, m):
    """True where a query may see a key; about every eighth query of a drawn mask sees none."""
    if mask == NONE:
        return np.ones((n, m), bool)
    if mask == CAUSAL:
        return np.tri(n, m, dtype=bool)
    return (rng.random((n, m)) < rng.random()) & (rng.random((n, 1)) >= 1 / 8)


def attention(q, k, v, visible, scaled):
    scores = q @ k.T
    if scaled:
        scores = scores / np.sqrt(q.shape[1])
    sees = visible.any(axis=1)
    weights = np.zeros_like(scores)
    masked = np.where(visible, scores, -np.inf)[sees]
    exponentials = np.exp(masked - masked.max(axis=1, keepdims=True))
    weights[sees] = exponentials / exponentials.sum(axis=1, keepdims=True)
    return weights, weights @ v


def whole(rng, rows, columns):
    numbers = np.rint(rng.normal(0, 1.5, (rows, columns)) * FRACTION)
    return np.clip(numbers, -32768, 32767).astype("<i2")


def case(rng, number):
    n, m, width, value_width, mask = shape(rng, number)
    scaled = bool(number // 3 % 2)
    inputs = [whole(rng, n, width), whole(rng, m, width), whole(rng, m, value_width)]
    visible = visible_keys(rng, mask, n, m)
    weights, output = attention(*(x / FRACTION for x in inputs), visible, scaled)
    data = struct.pack("<6B", n, m, width, value_width, mask, scaled)
    data += b"".join(x.tobytes() for x in inputs)
    if mask == DRAWN:
        data += visible.astype("u1").tobytes()
    return data + weights.astype("<f8").tobytes() + output.astype("<f8").tobytes()


def main():
    rng = np.random.default_rng(2017)
    data = b"".join(case(rng, number) for number in range(CASES))
    path = pathlib.Path(__file__).with_suffix(".bin")
    path.write_bytes(b"ATTNCASE" + struct.pack("<I", CASES) + data)


if __name__ == "__main__":
    main()
