"""English, for the settings alone."""

WORDS = (
    """
language=Language
brightness=Brightness
volume=Volume
palette=Colours
usual=bright
plain=colour-blind
en=English
fr=French
de=German
it=Italian
da=Danish
nl=Dutch
sv=Swedish
dim=Dims after {} minutes
dim_never=Never dims
limited=limited by the power supply
matrix=Display orientation
readable=Can you read this? Press MATCH
self_test=Self-test
about=About
free={} KiB free
""",
)
