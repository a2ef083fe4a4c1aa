"""A seed that differs from start to start."""

import os

SEED_MAX = 0x3FFFFFFF


def seed() -> int:
    """A seed 0 … SEED_MAX for the core's generator, from the chip's own source of noise."""
    return int.from_bytes(os.urandom(4), "little") & SEED_MAX
