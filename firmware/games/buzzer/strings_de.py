"""German: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Fragen
quizmaster=Quizmaster
minus=Falsch kostet einen Punkt
question=Frage
closed=warten
open=drücken!
answers={} antwortet
over=Ende
buzz=buzzern
let_buzz=Frage freigeben
next_question=nächste Frage
""",
)
