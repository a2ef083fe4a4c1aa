"""Quarter Turn."""

ICON = (
    ".....wwww......."
    "...ww....w......"
    "...w.rrbb.w.w..."
    "...w.rrbb..www.."
    ".....yygg...w..."
    ".....yygg......."
    "................"
)
