"""French at printed cards; see console.words.fr."""

WORDS = (
    """
lay=Poser la carte {}, puis MATCH
number=Carte {}
deal=Distribuer les cartes, puis MATCH
claim={} touche deux cartes
name={} : les numéros des deux cartes ?
""",
)
