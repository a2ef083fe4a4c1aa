"""French, for the settings alone."""

WORDS = (
    """
language=Langue
brightness=Luminosité
volume=Volume
palette=Couleurs
usual=vives
plain=daltoniens
en=anglais
fr=français
de=allemand
it=italien
da=danois
nl=néerlandais
sv=suédois
dim=Veille après {} minutes
dim_never=Jamais en veille
limited=limite de l'alimentation
matrix=Orientation de l'écran
readable=Vous lisez ceci ? Appuyez sur MATCH
self_test=Autotest
about=À propos
free={} Kio libres
""",
)
