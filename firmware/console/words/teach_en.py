"""English, for the lessons."""

WORDS = (
    """
end=Well done! That is the game
qp_roll=One block is missing. UP rolls it
qp_again=Not yet: once more
qp_claim=It fits! MATCH: I have it
qp_judge=Now the other has it. You look at the blocks. MATCH: right
tm_early=Wait for GO! Try it: MATCH now is too early
tm_claim=Five cards for all. Build one, then press MATCH
tm_deck=Which card is it? RIGHT shows the next
tm_this=MATCH: this one
tm_vote=Somebody says: wrong. You vote too. BACK: wrong
qt_roll=Your turn. MATCH rolls the die
qt_go=Go to the tile that blinks
qt_turn=MATCH turns it
qt_put=Four quarters of your colour meet. MATCH puts a block there
pm_go=Four equal symbols. Go to the end of the row: RIGHT
pm_take=Here your cube goes in: MATCH
pm_face=Which face? RIGHT, until it is the same
pm_push=MATCH pushes it in
pm_row=Five in a row! DOWN looks for it
pm_call=MATCH calls the row
""",
    """
tw_turn=Your turn. BACK turns up a card
tw_go=Two are alike! Go there
tw_hand=MATCH puts a hand on it
tw_other=And on the other one: MATCH
""",
)
