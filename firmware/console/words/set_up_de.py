"""German, for the settings alone."""

WORDS = (
    """
language=Sprache
brightness=Helligkeit
volume=Lautstärke
palette=Farben
usual=kräftig
plain=für Farbenblinde
en=Englisch
fr=Französisch
de=Deutsch
it=Italienisch
da=Dänisch
nl=Niederländisch
sv=Schwedisch
dim=Dunkel nach {} Minuten
dim_never=Nie dunkel
limited=mehr gibt das Netzteil nicht
matrix=Matrix ausrichten
readable=Lesbar? MATCH drücken
self_test=Selbsttest
about=Info
free={} KiB frei
""",
)
