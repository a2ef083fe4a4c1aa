"""Italian at printed cards; see console.words.it."""

WORDS = (
    """
lay=Metti la carta {}, poi MATCH
number=Carta {}
deal=Dai le carte, poi MATCH
claim={} tocca due carte
name={}: i numeri delle due carte?
""",
)
