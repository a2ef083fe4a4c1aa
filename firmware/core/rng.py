"""The core's own generator of chance (C-2)."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeVar

    T = TypeVar("T")

# L'Ecuyer, "Efficient and portable combined random number generators", CACM 31(6), 1988: the version
# for 16-bit machines. Every product stays below 2**23, so the ESP32 never leaves its small integers.
_M1, _A1 = 32363, 157
_M2, _A2 = 31727, 146
_M3, _A3 = 31657, 142
_SPAN = _M1 - 1
_WARM_UP = 8

SEED_MAX = 0x3FFFFFFF


class Rng:
    """A seeded stream of random integers, equal on every Python.

    seed: 0 … SEED_MAX. The whole state is the list `state` of three integers. Rule C-2.
    """

    def __init__(self, seed: int) -> None:
        if type(seed) is not int or not 0 <= seed <= SEED_MAX:
            raise ValueError("seed must be a whole number from 0 to %d, not %r" % (SEED_MAX, seed))
        low, high = seed & 0x7FFF, seed >> 15
        self.state = [1 + low % (_M1 - 1), 1 + high % (_M2 - 1), 1 + (low ^ high) % (_M3 - 1)]
        for _ in range(_WARM_UP):
            self.raw()

    def raw(self) -> int:
        """The next number of the generator itself: 0 … 32361, all equally likely."""
        state = self.state
        a = state[0] * _A1 % _M1
        b = state[1] * _A2 % _M2
        c = state[2] * _A3 % _M3
        state[0], state[1], state[2] = a, b, c
        return (a - b + c - 1) % _SPAN

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely; n: 1 … 2**29."""
        if n <= _SPAN:
            fair = _SPAN - _SPAN % n
            while True:
                value = self.raw()
                if value < fair:
                    return value % n
        span = 1 << 14
        while span < n:
            span <<= 1
        while True:
            value = (self._bits() << 15 | self._bits()) & (span - 1)
            if value < n:
                return value

    def _bits(self) -> int:
        return self.raw() & 0x3FFF | (self.raw() & 1) << 14

    def pick(self, items: "Sequence[T]") -> "T":
        """One of a non-empty sequence."""
        return items[self.below(len(items))]

    def shuffle(self, items: "list[T]") -> None:
        """Shuffle a list in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
