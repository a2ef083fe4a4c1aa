"""Quick Play."""

ICON = (
    "......yyy......."
    ".....yyy........"
    "....yyyyyy......"
    ".......yyy......"
    "......yyy......."
    ".....yy........."
    "....yy.........."
)
VARIANTS = (("blocks", "console", "rules_laid"),)
