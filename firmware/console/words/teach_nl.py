"""Dutch, for the lessons."""

WORDS = (
    """
end=Goed gedaan! Zo gaat het spel
qp_roll=Er ontbreekt een blok. UP rolt het
qp_again=Nog niet: nog een keer
qp_claim=Het past! MATCH: ik heb hem
qp_judge=Nu heeft de ander het. Bekijk de blokken. MATCH: klopt
tm_early=Wacht op de start! Probeer: MATCH is nu te vroeg
tm_claim=Vijf kaarten voor iedereen. Leg er een, dan MATCH
tm_deck=Welke kaart? RIGHT toont de volgende
tm_this=MATCH: deze
tm_vote=Iemand zegt: fout. Jij stemt ook. BACK: fout
qt_roll=Jouw beurt. MATCH gooit
qt_go=Ga naar de knipperende tegel
qt_turn=MATCH draait hem
qt_put=Vier kwarten van jouw kleur. MATCH zet een blok
pm_go=Vier gelijke symbolen. Ga naar het eind van de rij: RIGHT
pm_take=Hier gaat jouw kubus in: MATCH
pm_face=Welke kant? RIGHT tot hij gelijk is
pm_push=MATCH duwt hem erin
pm_row=Vijf op een rij! DOWN zoekt hem
pm_call=MATCH kondigt de rij aan
""",
    """
tw_turn=Jouw beurt. BACK draait een kaart om
tw_go=Twee zijn gelijk! Ga erheen
tw_hand=MATCH legt een hand erop
tw_other=En op de andere: MATCH
""",
)
