"""English at printed cards; see console.words.en."""

WORDS = (
    """
lay=Lay card {}, then MATCH
number=Card {}
deal=Deal the cards, then MATCH
claim={} touches two cards
name={}: the numbers of both cards?
""",
)
