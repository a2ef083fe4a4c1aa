"""Italian, for the lessons."""

WORDS = (
    """
end=Bravo! Il gioco è questo
qp_roll=Manca un blocco. UP lo gira
qp_again=Non ancora: di nuovo
qp_claim=Va bene! MATCH: ce l'ho
qp_judge=Ora ce l'ha l'altro. Guarda i blocchi. MATCH: giusto
tm_early=Aspetta il via! Prova: MATCH ora è troppo presto
tm_claim=Cinque carte per tutti. Fanne una, poi MATCH
tm_deck=Quale carta? RIGHT mostra la prossima
tm_this=MATCH: questa
tm_vote=Qualcuno dice: sbagliato. Vota anche tu. BACK: sbagliato
qt_roll=Tocca a te. MATCH tira il dado
qt_go=Vai alla tessera che lampeggia
qt_turn=MATCH la ruota
qt_put=Quattro quarti del tuo colore. MATCH mette un blocco
pm_go=Quattro simboli uguali. Vai in fondo alla fila: RIGHT
pm_take=Il tuo cubo entra qui: MATCH
pm_face=Quale faccia? RIGHT finché è uguale
pm_push=MATCH lo spinge
pm_row=Cinque in fila! DOWN la cerca
pm_call=MATCH chiama la fila
""",
    """
tw_turn=Tocca a te. BACK scopre una carta
tw_go=Due sono uguali! Vacci
tw_hand=MATCH ci mette una mano
tw_other=E sull'altra: MATCH
""",
)
