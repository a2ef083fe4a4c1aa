"""Icons of 16×7 pixels, as rows of letters; a letter is a colour."""

COLOURS = {
    "w": b"\xff\xff\xff",
    "r": b"\xff\x10\x08",
    "g": b"\x08\xd0\x18",
    "b": b"\x10\x40\xff",
    "y": b"\xff\xb8\x00",
    "o": b"\xff\x50\x00",
    "m": b"\xe0\x10\xd0",
    "c": b"\x00\xc8\xc8",
    "d": b"\x20\x20\x20",
}
WIDTH, HEIGHT = 16, 7
ICONS = {
    "quick_play": (
        "......yyy......."
        ".....yyy........"
        "....yyyyyy......"
        ".......yyy......"
        "......yyy......."
        ".....yy........."
        "....yy.........."
    ),
    "total_madness": (
        "gg.bb.yy.oo.rr.."
        "gg.bb.yy.oo.rr.."
        "gg.bb.yy.oo.rr.."
        "................"
        "dd.dd.dd.dd.dd.."
        "dd.dd.dd.dd.dd.."
        "................"
    ),
    "quarter_turn": (
        ".....wwww......."
        "...ww....w......"
        "...w.rrbb.w.w..."
        "...w.rrbb..www.."
        ".....yygg...w..."
        ".....yygg......."
        "................"
    ),
    "push_match": (
        "................"
        ".....yy.yy.yy..."
        ".w...yy.yy.yy..."
        "wwww............"
        ".w...yy.yy.cc..."
        ".....yy.yy.cc..."
        "................"
    ),
    "twins": (
        "................"
        "..m.m......m.m.."
        "..ymy......ymy.."
        "..m.m......m.m.."
        "................"
        "..w..........w.."
        "..ww........ww.."
    ),
    "settings": (
        "...d..w...d....."
        "...d..w...d....."
        "..www.d...d....."
        "...d..d..www...."
        "...d.www..d....."
        "...w..d...w....."
        "...w..d...w....."
    ),
    "brightness": (
        "......y..y......"
        "...y........y..."
        "......yyyy......"
        ".....yyyyyy....."
        "......yyyy......"
        "...y........y..."
        "......y..y......"
    ),
    "volume": (
        ".....w.....w...."
        "....ww..w...w..."
        "..wwww...w..w..."
        "..wwww...w..w..."
        "..wwww...w..w..."
        "....ww..w...w..."
        ".....w.....w...."
    ),
    "palette": (
        "..rrr.....bbb..."
        ".rrrrr...bb.bb.."
        ".rrrrr..bb...bb."
        ".rrrrr..b.....b."
        ".rrrrr..bb...bb."
        ".rrrrr...bb.bb.."
        "..rrr.....bbb..."
    ),
    "resume": (
        "....gg.........."
        "....gggg........"
        "....gggggg......"
        "....gggggggg...."
        "....gggggg......"
        "....gggg........"
        "....gg.........."
    ),
    "again": (
        ".....yyyy..y...."
        "....y....y.y...."
        "....y.....yy...."
        "....y...yyyy...."
        "....y..........."
        "....y....y......"
        ".....yyyy......."
    ),
    "quit": (
        "....rr....rr...."
        ".....rr..rr....."
        "......rrrr......"
        ".......rr......."
        "......rrrr......"
        ".....rr..rr....."
        "....rr....rr...."
    ),
}


def draw(frame, name, x, y, scale=1):
    """Draw an icon with its upper left corner at (x, y)."""
    at = 0
    for letter in ICONS[name]:
        if letter != ".":
            frame.rect(x + at % WIDTH * scale, y + at // WIDTH * scale, scale, scale, COLOURS[letter])
        at += 1
