"""Icons of the menu."""

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
        ".wwwww..wwwww..."
        ".wy.rw..wy.rw..."
        ".w.b.w..w.b.w..."
        ".wr.yw..wr.yw..."
        ".wwwww..wwwww..."
        "................"
    ),
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
