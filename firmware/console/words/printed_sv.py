"""Swedish at printed cards; see console.words.sv."""

WORDS = (
    """
lay=Lägg kort {}, sedan MATCH
number=Kort {}
deal=Ge korten, sedan MATCH
claim={} rör två kort
name={}: numren på båda korten?
""",
)
