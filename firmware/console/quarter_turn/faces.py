"""The faces of Quarter Turn's die as pictures of 12×12 pixels: rows of letters, one after the other."""

SIDE = 12

_TURN = (
    "............"
    "..wwww......"
    "......ww...."
    "........w..."
    "..cc....w..."
    "..cc....w..."
    "......wwwww."
    ".......www.."
    "........w..."
    "............"
    ".......yy..."
    "............"
)
_TURN_TWICE = (
    "............"
    "....www....."
    "..ww...ww..."
    ".w.......w.."
    ".w..cc...w.."
    ".w..cc...w.."
    "..w....wwwww"
    "........www."
    ".........w.."
    "............"
    "....yy.yy..."
    "............"
)
_SWAP = (
    "............"
    ".......w...."
    ".......ww..."
    ".cc.wwwwww.."
    ".cc....ww..."
    ".......w...."
    "....w......."
    "...ww....cc."
    "..wwwwww.cc."
    "...ww......."
    "....w......."
    "............"
)
_ANTI_BLOCK = (
    "............"
    ".r........r."
    "..r......r.."
    "...ryyyyr..."
    "...yryyry..."
    "...yyrryy..."
    "...yyrryy..."
    "...yryyry..."
    "...ryyyyr..."
    "..r......r.."
    ".r........r."
    "............"
)
_PASS = (
    "............"
    "............"
    ".w....w....."
    ".ww...ww...."
    ".www..www..."
    ".wwww.wwww.."
    ".wwww.wwww.."
    ".www..www..."
    ".ww...ww...."
    ".w....w....."
    "............"
    "............"
)
PASS = "pass"
# Each picture, and whether it is seen in a mirror.
PICTURES = {
    "left": (_TURN, True),
    "right": (_TURN, False),
    "two_left": (_TURN_TWICE, True),
    "two_right": (_TURN_TWICE, False),
    "swap": (_SWAP, False),
    "anti_block": (_ANTI_BLOCK, False),
    PASS: (_PASS, False),
}


def draw(sight, frame, name, x, y, colours):
    """Paint a face with its upper left corner at (x, y) of the 16×16; colours: letter -> three bytes."""
    picture, mirrored = PICTURES[name]
    for at, letter in enumerate(picture):
        if letter != ".":
            column = at % SIDE
            sight.box(
                frame, x + (SIDE - 1 - column if mirrored else column), y + at // SIDE, 1, 1, colours[letter]
            )
