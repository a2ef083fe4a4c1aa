"""The faces of Quarter Turn's die as pictures of 12×12 pixels: rows of letters, one after the other."""

SIDE = 12

_TURN = (
    b"............"
    b"..wwww......"
    b"......ww...."
    b"........w..."
    b"..cc....w..."
    b"..cc....w..."
    b"......wwwww."
    b".......www.."
    b"........w..."
    b"............"
    b".......yy..."
    b"............"
)
_TURN_TWICE = (
    b"............"
    b"....www....."
    b"..ww...ww..."
    b".w.......w.."
    b".w..cc...w.."
    b".w..cc...w.."
    b"..w....wwwww"
    b"........www."
    b".........w.."
    b"............"
    b"....yy.yy..."
    b"............"
)
_SWAP = (
    b"............"
    b".......w...."
    b".......ww..."
    b".cc.wwwwww.."
    b".cc....ww..."
    b".......w...."
    b"....w......."
    b"...ww....cc."
    b"..wwwwww.cc."
    b"...ww......."
    b"....w......."
    b"............"
)
_ANTI_BLOCK = (
    b"............"
    b".r........r."
    b"..r......r.."
    b"...ryyyyr..."
    b"...yryyry..."
    b"...yyrryy..."
    b"...yyrryy..."
    b"...yryyry..."
    b"...ryyyyr..."
    b"..r......r.."
    b".r........r."
    b"............"
)
_PASS = (
    b"............"
    b"............"
    b".w....w....."
    b".ww...ww...."
    b".www..www..."
    b".wwww.wwww.."
    b".wwww.wwww.."
    b".www..www..."
    b".ww...ww...."
    b".w....w....."
    b"............"
    b"............"
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


def draw(console, frame, name, x, y, colours):
    """Paint a face, its upper left corner at (x, y) of the 16×16; colours: code of a letter -> 3 bytes."""
    picture, mirrored = PICTURES[name]
    scale = console.scale
    rows = []
    # In whole rows: pixel by pixel it would take longer than the wire.
    for start in range(0, len(picture), SIDE):
        places = range(start + SIDE - 1, start - 1, -1) if mirrored else range(start, start + SIDE)
        row = b"".join([colours[picture[place]] * scale for place in places])
        rows.extend([row] * scale)
    frame.stamp(console.left + x * scale, console.top + y * scale, rows)
