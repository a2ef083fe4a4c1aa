"""Danish, for the lessons."""

WORDS = (
    """
end=Godt gået! Sådan er spillet
qp_roll=En klods mangler. UP ruller den
qp_again=Ikke endnu: en gang til
qp_claim=Den passer! MATCH: jeg har den
qp_judge=Nu har den anden den. Se på klodserne. MATCH: rigtigt
tm_early=Vent på start! Prøv: MATCH er for tidligt nu
tm_claim=Fem kort til alle. Byg et, så MATCH
tm_deck=Hvilket kort? RIGHT viser det næste
tm_this=MATCH: dette
tm_vote=En siger: forkert. Du stemmer også. BACK: forkert
qt_roll=Din tur. MATCH slår med terningen
qt_go=Gå til brikken der blinker
qt_turn=MATCH drejer den
qt_put=Fire kvarte i din farve mødes. MATCH sætter en klods
pm_go=Fire ens symboler. Gå til enden af rækken: RIGHT
pm_take=Her skal din terning ind: MATCH
pm_face=Hvilken side? RIGHT, til den er ens
pm_push=MATCH skubber den ind
pm_row=Fem på række! DOWN finder den
pm_call=MATCH melder rækken
""",
    """
tw_turn=Din tur. BACK vender et kort
tw_go=To er ens! Gå derhen
tw_hand=MATCH lægger en hånd på
tw_other=Og på den anden: MATCH
""",
)
