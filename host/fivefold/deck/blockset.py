"""Finding the five blocks: which 20 pairs of symbols, and which four of them share a block (B-1)."""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

SYMBOLS = 6
BLOCKS = 5

Pair = tuple[int, int]
Block = tuple[Pair, ...]

# Leaving out a double would leave its symbol 5 places and the others 7; leaving out two different symbols
# leaves them 6 each, which is flatter. Which two they are is only a matter of names.
LEFT_OUT = (4, 5)


def spread(blocks: tuple[Block, ...]) -> int:
    """How unevenly the symbols lie: the sum, over blocks and symbols, of (places on that block)².

    A block has 8 places for 6 symbols, so it contributes at least 2² + 2² + 4·1² = 12, and a set at
    least 60: every block then shows all six symbols, none more than twice.
    """
    return sum(_places(block).count(symbol) ** 2 for block in blocks for symbol in range(SYMBOLS))


LEAST_SPREAD = 12 * BLOCKS


def find() -> tuple[Block, ...]:
    """The first set, in order of its pairs, that reaches LEAST_SPREAD.

    Each pair is turned so that the four symbols around either end of a block are all different.
    """
    pairs = [p for p in combinations_with_replacement(range(SYMBOLS), 2) if p != LEFT_OUT]
    blocks = next(_share_out(pairs))
    return tuple(_turn(block) for block in blocks)


def _share_out(pairs: list[Pair]) -> Iterator[tuple[Block, ...]]:
    if not pairs:
        yield ()
        return
    first, rest = pairs[0], pairs[1:]
    for others in combinations(rest, 3):
        block = (first, *others)
        if spread((block,)) == LEAST_SPREAD // BLOCKS:
            for blocks in _share_out([p for p in rest if p not in others]):
                yield (block, *blocks)


def _turn(block: Block) -> Block:
    for turns in range(8):
        first, *others = block
        turned = (first, *(p[::-1] if turns >> i & 1 else p for i, p in enumerate(others)))
        if all(len({pair[end] for pair in turned}) == 4 for end in (0, 1)):
            return turned
    raise ValueError(f"no way to turn the pairs of {block}")


def _places(block: Block) -> list[int]:
    return [symbol for pair in block for symbol in pair]
