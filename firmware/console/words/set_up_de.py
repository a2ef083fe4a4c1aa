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
limited=mehr lässt das Netzteil nicht zu
matrix=Anzeige ausrichten
readable=Lesbar? MATCH drücken
self_test=Selbsttest
about=Info
free={} KiB frei
""",
)
