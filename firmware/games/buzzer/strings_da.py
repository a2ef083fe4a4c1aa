"""Danish: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Spørgsmål
quizmaster=Quizmaster
minus=Forkert koster et point
question=Spørgsmål
closed=vent
open=tryk!
answers={} svarer
over=slut
buzz=tryk
let_buzz=åbn spørgsmålet
next_question=næste spørgsmål
""",
)
