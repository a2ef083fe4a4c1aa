"""French: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Questions
quizmaster=Meneur de jeu
minus=Une erreur coûte un point
question=Question
closed=attendez
open=appuyez !
answers={} répond
over=fin
buzz=je sais !
let_buzz=ouvrir la question
next_question=question suivante
""",
)
