"""Twins."""

ICON = (
    "................"
    ".wwwww..wwwww..."
    ".wy.rw..wy.rw..."
    ".w.b.w..w.b.w..."
    ".wr.yw..wr.yw..."
    ".wwwww..wwwww..."
    "................"
)
VARIANTS = (("cards", "printed", "rules_printed"),)
