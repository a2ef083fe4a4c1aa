"""Danish at printed cards; see console.words.da."""

WORDS = (
    """
lay=Læg kort {}, så MATCH
number=Kort {}
deal=Giv kortene, så MATCH
claim={} rører to kort
name={}: numrene på begge kort?
""",
)
