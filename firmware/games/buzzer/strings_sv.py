"""Swedish: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Frågor
quizmaster=Frågeledare
minus=Fel kostar en poäng
question=Fråga
closed=vänta
open=tryck!
answers={} svarar
over=slut
buzz=tryck
let_buzz=släpp frågan fri
next_question=nästa fråga
""",
)
