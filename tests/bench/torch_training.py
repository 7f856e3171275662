#!/usr/bin/python3
"""Times PyTorch on the training that train-pets does: the same model, stories of the same lengths, 32 a step.

    torch_training.py [THREADS [STEPS]]        prints stories a second, the median of the steps

What a story says does not change the time, so tokens are drawn at random; stories of 49 and of 65 tokens, as two and
three owners with four questions have, are padded to the longest.
"""

import math
import statistics
import sys
import time

import torch
from torch import nn
from torch.nn import functional

STORIES, LONGEST, WORDS, WIDTH, HEADS, HIDDEN, LAYERS = 32, 65, 51, 64, 8, 256, 3


class Norm(nn.Module):
    def __init__(self):
        super().__init__()
        self.gain = nn.Parameter(torch.ones(WIDTH))

    def forward(self, x):
        return x * torch.rsqrt(x.pow(2).mean(-1, keepdim=True) + 1e-5) * self.gain


def rotated(x, cosines, sines):
    a, b = x.chunk(2, -1)
    return torch.cat([a * cosines - b * sines, a * sines + b * cosines], -1)


class Block(nn.Module):
    def __init__(self):
        super().__init__()
        self.norms = nn.ModuleList([Norm(), Norm()])
        self.projection = nn.Linear(WIDTH, 3 * WIDTH)
        self.output = nn.Linear(WIDTH, WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, HIDDEN, bias=False)
        self.down = nn.Linear(HIDDEN, WIDTH, bias=False)

    def forward(self, x, cosines, sines, mask):
        stories, tokens, _ = x.shape
        parts = self.projection(self.norms[0](x)).view(stories, tokens, 3, HEADS, WIDTH // HEADS)
        q, k, v = parts.permute(2, 0, 3, 1, 4)
        q, k = rotated(q, cosines, sines), rotated(k, cosines, sines)
        scores = q @ k.transpose(-1, -2) / math.sqrt(WIDTH // HEADS) + mask
        mixed = (scores.softmax(-1) @ v).transpose(1, 2).reshape(stories, tokens, WIDTH)
        x = x + self.output(mixed)
        return x + self.down(functional.gelu(self.up(self.norms[1](x)), approximate="tanh"))


class Decoder(nn.Module):
    def __init__(self):
        super().__init__()
        self.embedding = nn.Parameter(torch.randn(WORDS, WIDTH) / 8)
        self.blocks = nn.ModuleList(Block() for _ in range(LAYERS))
        self.norm = Norm()
        turns = 1000.0 ** (-torch.arange(WIDTH // HEADS // 2) / (WIDTH // HEADS // 2))
        angles = torch.arange(LONGEST)[:, None] * turns
        self.cosines, self.sines = angles.cos(), angles.sin()
        self.mask = torch.full((LONGEST, LONGEST), -math.inf).triu(1)

    def forward(self, tokens):
        x = self.embedding[tokens]
        for block in self.blocks:
            x = block(x, self.cosines, self.sines, self.mask)
        return self.norm(x) @ self.embedding.T


def step(model, optimizer, tokens, weights):
    logits = model(tokens)
    losses = functional.cross_entropy(logits[:, :-1].flatten(0, 1), tokens[:, 1:].flatten(), reduction="none")
    optimizer.zero_grad(set_to_none=True)
    (losses * weights).sum().backward()
    nn.utils.clip_grad_norm_(model.parameters(), 1.0)
    optimizer.step()


def main():
    threads = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    steps = int(sys.argv[2]) if len(sys.argv) > 2 else 50
    torch.set_num_threads(threads)
    torch.manual_seed(1)
    model = Decoder()
    optimizer = torch.optim.AdamW(model.parameters(), lr=0.003, betas=(0.9, 0.98))
    times = []
    for _ in range(steps):
        tokens = torch.randint(WORDS, (STORIES, LONGEST))
        weights = torch.full((STORIES * (LONGEST - 1),), 1 / (STORIES * LONGEST))
        start = time.perf_counter()
        step(model, optimizer, tokens, weights)
        times.append(time.perf_counter() - start)
    print(f"{STORIES / statistics.median(times):.0f} stories a second")


if __name__ == "__main__":
    main()
