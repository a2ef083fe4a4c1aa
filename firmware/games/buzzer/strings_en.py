"""English: a key and its words a line, between line ends."""

WORDS = (
    """
buzzer=Buzzer
questions=Questions
quizmaster=Quizmaster
minus=Wrong costs a point
question=Question
closed=wait
open=press!
answers={} answers
over=the end
buzz=buzz
let_buzz=open the question
next_question=next question
""",
)
