"""Total Madness."""

ICON = (
    "gg.bb.yy.oo.rr.."
    "gg.bb.yy.oo.rr.."
    "gg.bb.yy.oo.rr.."
    "................"
    "dd.dd.dd.dd.dd.."
    "dd.dd.dd.dd.dd.."
    "................"
)
