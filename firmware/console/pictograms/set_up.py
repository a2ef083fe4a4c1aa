"""Icons of the settings."""

ICONS = {
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
}
