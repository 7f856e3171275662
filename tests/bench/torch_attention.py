#!/usr/bin/python3
"""Times PyTorch on one causal attention head, for the comparison in `bench`.

    torch_attention.py THREADS WIDTH RUNS TOKENS…    prints "tokens milliseconds" for each, the best variant's median

Variants in double precision, as the engine computes: the formula written out with the mask made beforehand,
and, where this PyTorch has it, scaled_dot_product_attention.
"""

import math
import statistics
import sys
import time

import torch


def variants(tokens, width):
    generator = torch.Generator().manual_seed(1)
    q, k, v = (torch.rand(tokens, width, dtype=torch.float64, generator=generator) * 2 - 1 for _ in range(3))
    mask = torch.full((tokens, tokens), -math.inf, dtype=torch.float64).triu(1)
    yield lambda: torch.softmax(q @ k.T / math.sqrt(width) + mask, -1) @ v
    if hasattr(torch.nn.functional, "scaled_dot_product_attention"):
        batch = [x[None, None] for x in (q, k, v)]
        yield lambda: torch.nn.functional.scaled_dot_product_attention(*batch, is_causal=True)


def median_milliseconds(work, runs):
    work()
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times)


def main():
    threads, width, runs, *sizes = map(int, sys.argv[1:])
    torch.set_num_threads(threads)
    with torch.no_grad():
        for tokens in sizes:
            best = min(median_milliseconds(work, runs) for work in variants(tokens, width))
            print(tokens, best, flush=True)


if __name__ == "__main__":
    main()
