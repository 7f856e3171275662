#!/usr/bin/python3
"""Makes transformer_*.safetensors: two small decoders, and what PyTorch (Debian's python3-torch) computes with them.

    /usr/bin/python3 transformer_cases.py        writes the files beside this script

Each case is a model file and a file of answers: "logits", and "slope.NAME" for each tensor of the model, for the
loss Σ weight · cross entropy over TOKENS, each token's target and weight as below. PyTorch computes in double.
"""

import json
import math
import pathlib
import struct

import torch

TOKENS = [(i * 7 + 3) % 11 for i in range(19)]
TARGETS = [(i * 5 + 1) % 11 for i in range(19)]
WEIGHTS = [0.01 * (i % 6) for i in range(19)]

CASES = {
    "gelu": dict(heads=4, kv=4, d=16, ff=20, layers=2, bias="qk", gated=False, tied=True, theta=1000.0, eps=1e-5),
    "swiglu": dict(heads=4, kv=2, d=24, ff=12, layers=2, bias="qkv", gated=True, tied=False, theta=10000.0, eps=1e-6),
}


def shapes(c):
    d_kv = c["d"] // c["heads"] * c["kv"]
    yield "model.embed_tokens.weight", (11, c["d"])
    for layer in range(c["layers"]):
        p = f"model.layers.{layer}."
        yield p + "input_layernorm.weight", (c["d"],)
        for name, rows in (("q", c["d"]), ("k", d_kv), ("v", d_kv)):
            yield p + f"self_attn.{name}_proj.weight", (rows, c["d"])
        for name, rows in (("q", c["d"]), ("k", d_kv), ("v", d_kv)):
            if name in c["bias"]:
                yield p + f"self_attn.{name}_proj.bias", (rows,)
        yield p + "self_attn.o_proj.weight", (c["d"], c["d"])
        yield p + "post_attention_layernorm.weight", (c["d"],)
        if c["gated"]:
            yield p + "mlp.gate_proj.weight", (c["ff"], c["d"])
        yield p + "mlp.up_proj.weight", (c["ff"], c["d"])
        yield p + "mlp.down_proj.weight", (c["d"], c["ff"])
    yield "model.norm.weight", (c["d"],)
    if not c["tied"]:
        yield "lm_head.weight", (11, c["d"])


def drawn(c):
    generator = torch.Generator().manual_seed(5)
    weights = {}
    for name, shape in shapes(c):
        drawn = torch.randn(*shape, generator=generator) * 0.3 + (1.0 if name.endswith("norm.weight") else 0.0)
        weights[name] = drawn.double().requires_grad_()
    return weights


def norm(x, gain, eps):
    return x / torch.sqrt(x.pow(2).mean(-1, keepdim=True) + eps) * gain


def rotated(x, theta):
    """x is [heads, tokens, width]; pairs are a head's two halves."""
    half = x.shape[-1] // 2
    turns = theta ** (-torch.arange(half, dtype=torch.double) / half)
    angles = torch.arange(x.shape[1], dtype=torch.double)[:, None] * turns
    a, b = x[..., :half], x[..., half:]
    return torch.cat([a * angles.cos() - b * angles.sin(), a * angles.sin() + b * angles.cos()], -1)


def attention(x, w, p, c):
    width = c["d"] // c["heads"]
    parts = []
    for name, heads in (("q", c["heads"]), ("k", c["kv"]), ("v", c["kv"])):
        y = x @ w[p + f"self_attn.{name}_proj.weight"].T
        if name in c["bias"]:
            y = y + w[p + f"self_attn.{name}_proj.bias"]
        parts.append(y.view(len(x), heads, width).transpose(0, 1))
    q, k, v = rotated(parts[0], c["theta"]), rotated(parts[1], c["theta"]), parts[2]
    k, v = (t.repeat_interleave(c["heads"] // c["kv"], 0) for t in (k, v))
    scores = q @ k.transpose(1, 2) / math.sqrt(width)
    scores = scores + torch.full(scores.shape[1:], -math.inf, dtype=torch.double).triu(1)
    mixed = (scores.softmax(-1) @ v).transpose(0, 1).reshape(len(x), -1)
    return mixed @ w[p + "self_attn.o_proj.weight"].T


def feed_forward(x, w, p, c):
    up = x @ w[p + "mlp.up_proj.weight"].T
    if c["gated"]:
        hidden = torch.nn.functional.silu(x @ w[p + "mlp.gate_proj.weight"].T) * up
    else:
        hidden = torch.nn.functional.gelu(up, approximate="tanh")
    return hidden @ w[p + "mlp.down_proj.weight"].T


def logits(w, c):
    x = w["model.embed_tokens.weight"][TOKENS]
    for layer in range(c["layers"]):
        p = f"model.layers.{layer}."
        x = x + attention(norm(x, w[p + "input_layernorm.weight"], c["eps"]), w, p, c)
        x = x + feed_forward(norm(x, w[p + "post_attention_layernorm.weight"], c["eps"]), w, p, c)
    x = norm(x, w["model.norm.weight"], c["eps"])
    return x @ w["model.embed_tokens.weight" if c["tied"] else "lm_head.weight"].T


def save(path, tensors, metadata):
    header, data = {"__metadata__": metadata} if metadata else {}, b""
    for name, tensor in tensors.items():
        values = tensor.detach().float().contiguous().flatten().tolist()
        body = struct.pack(f"<{len(values)}f", *values)
        header[name] = {"dtype": "F32", "shape": list(tensor.shape), "data_offsets": [len(data), len(data) + len(body)]}
        data += body
    text = json.dumps(header).encode()
    path.write_bytes(struct.pack("<Q", len(text)) + text + data)


def main():
    folder = pathlib.Path(__file__).parent
    for name, c in CASES.items():
        weights = drawn(c)
        found = logits(weights, c)
        losses = torch.nn.functional.cross_entropy(found, torch.tensor(TARGETS), reduction="none")
        (losses * torch.tensor(WEIGHTS, dtype=torch.float32).double()).sum().backward()
        config = dict(num_hidden_layers=c["layers"], num_attention_heads=c["heads"], num_key_value_heads=c["kv"],
                      hidden_size=c["d"], intermediate_size=c["ff"], vocab_size=11, max_position_embeddings=40,
                      rope_theta=c["theta"], rms_norm_eps=c["eps"])
        save(folder / f"transformer_{name}.safetensors", weights, {"config": json.dumps(config)})
        answers = {"logits": found} | {f"slope.{key}": value.grad for key, value in weights.items()}
        save(folder / f"transformer_{name}_answers.safetensors", answers, None)


if __name__ == "__main__":
    main()
