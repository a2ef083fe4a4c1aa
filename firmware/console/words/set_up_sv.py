"""Swedish, for the settings alone."""

WORDS = (
    """
language=Språk
brightness=Ljusstyrka
volume=Volym
palette=Färger
usual=klara
plain=för färgblinda
en=engelska
fr=franska
de=tyska
it=italienska
da=danska
nl=nederländska
sv=svenska
dim=Dämpas efter {} minuter
dim_never=Dämpas aldrig
limited=mer tillåter nätdelen inte
matrix=Skärmens riktning
readable=Kan du läsa det? Tryck på MATCH
self_test=Självtest
about=Om
free={} KiB ledigt
""",
)
