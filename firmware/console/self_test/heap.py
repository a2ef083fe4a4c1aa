"""Is there room for a game?"""

import gc

from console.self_test.step import Step

_FREE_LEAST = 24576  # bytes in all, with this screen loaded: it makes room for the game
_PIECE_LEAST = 4096  # bytes in one piece
_LARGEST = 65536


class Test(Step):
    """Measures what is free after a collection, and the largest piece of it by halves."""

    def tick(self, now):
        gc.collect()
        if not hasattr(gc, "mem_free"):
            self.skip("nothing tells it here")
            return True
        free, piece = gc.mem_free(), _LARGEST
        while piece and not _fits(piece):
            piece //= 2
        self.facts["free"], self.facts["piece"] = free, piece
        if free < _FREE_LEAST or piece < _PIECE_LEAST:
            self.fault("heap", free=free, piece=piece)
        self.end()
        return True


def _fits(size):
    try:
        bytearray(size)
    except MemoryError:
        return False
    return True
