"""Italian: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Domande
quizmaster=Conduttore
minus=Un errore costa un punto
question=Domanda
closed=aspettate
open=premete!
answers=Risponde {}
over=fine
buzz=prenotati
let_buzz=apri la domanda
next_question=prossima domanda
""",
)
