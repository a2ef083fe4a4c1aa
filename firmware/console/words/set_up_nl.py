"""Dutch, for the settings alone."""

WORDS = (
    """
language=Taal
brightness=Helderheid
volume=Volume
palette=Kleuren
usual=fel
plain=voor kleurenblinden
en=Engels
fr=Frans
de=Duits
it=Italiaans
da=Deens
nl=Nederlands
sv=Zweeds
dim=Dimt na {} minuten
dim_never=Dimt nooit
limited=meer laat de voeding niet toe
matrix=Stand van het scherm
readable=Leesbaar? Druk op MATCH
self_test=Zelftest
about=Over
free={} KiB vrij
""",
)
