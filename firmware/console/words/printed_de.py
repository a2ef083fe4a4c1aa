"""German at printed cards; see console.words.de."""

WORDS = (
    """
lay=Karte {} hinlegen, dann MATCH
number=Karte {}
deal=Karten geben, dann MATCH
claim={} berührt zwei Karten
name={}: die Nummern beider Karten?
""",
)
