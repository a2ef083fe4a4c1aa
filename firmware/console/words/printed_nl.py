"""Dutch at printed cards; see console.words.nl."""

WORDS = (
    """
lay=Leg kaart {} neer, dan MATCH
number=Kaart {}
deal=Deel de kaarten, dan MATCH
claim={} raakt twee kaarten
name={}: de nummers van beide kaarten?
""",
)
