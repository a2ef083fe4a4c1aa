"""Icons of the menu."""

ICONS = {
    "fame": (
        "....yyyyyyyy...."
        "..yyywyyyyyyyy.."
        "..y.ywyyyyyy.y.."
        "...yyywyyyyyy..."
        "......yyyy......"
        ".......oo......."
        ".....oooooo....."
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
}
