"""The mat on which blocks lie and figures are built: 5×5 cells, each with a symbol or none (B-1, B-5)."""

SYMBOLS = 6
EMPTY = 6  # no symbol

SIDE = 5
CELLS = SIDE * SIDE
