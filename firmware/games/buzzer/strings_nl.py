"""Dutch: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Vragen
quizmaster=Quizmaster
minus=Fout kost een punt
question=Vraag
closed=wachten
open=druk!
answers={} antwoordt
over=einde
buzz=drukken
let_buzz=vraag vrijgeven
next_question=volgende vraag
""",
)
