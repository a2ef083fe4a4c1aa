"""Italian: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Domande
quizmaster=Conduttore
minus=L'errore costa un punto
question=Domanda
closed=aspettate
open=premete!
answers=Risponde {}
over=fine
buzz=prenotarsi
let_buzz=aprire la domanda
next_question=prossima domanda
""",
)
