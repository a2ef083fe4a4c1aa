"""Danish, for the settings alone."""

WORDS = (
    """
language=Sprog
brightness=Lysstyrke
volume=Lydstyrke
palette=Farver
usual=klare
plain=for farveblinde
en=engelsk
fr=fransk
de=tysk
it=italiensk
da=dansk
nl=hollandsk
sv=svensk
dim=Dæmpes efter {} minutter
dim_never=Dæmpes aldrig
limited=mere tillader strømforsyningen ikke
matrix=Skærmens retning
readable=Kan du læse det? Tryk på MATCH
self_test=Selvtest
about=Om
free={} KiB ledige
""",
)
