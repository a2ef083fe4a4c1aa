"""Italian, for the settings alone."""

WORDS = (
    """
language=Lingua
brightness=Luminosità
volume=Volume
palette=Colori
usual=vivaci
plain=per daltonici
en=inglese
fr=francese
de=tedesco
it=italiano
da=danese
nl=olandese
sv=svedese
dim=Attenua dopo {} minuti
dim_never=Mai attenuata
limited=limitata dall'alimentatore
matrix=Orientamento dello schermo
readable=Si legge? Premi MATCH
self_test=Autotest
about=Informazioni
free={} KiB liberi
""",
)
