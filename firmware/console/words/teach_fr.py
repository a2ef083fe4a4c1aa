"""French, for the lessons."""

WORDS = (
    """
end=Bravo ! Voilà le jeu
qp_roll=Il manque un bloc. UP le roule
qp_again=Pas encore : encore une fois
qp_claim=C'est bon ! MATCH : je l'ai
qp_judge=L'autre l'a. Regarde ses blocs. MATCH : juste
tm_early=Attends le départ ! Essaie : MATCH est trop tôt
tm_claim=Cinq cartes pour tous. Fais-en une, puis MATCH
tm_deck=Quelle carte ? RIGHT montre la suivante
tm_this=MATCH : celle-ci
tm_vote=Quelqu'un dit : faux. Vote aussi. BACK : faux
qt_roll=À toi. MATCH lance le dé
qt_go=Va à la tuile qui clignote
qt_turn=MATCH la tourne
qt_put=Quatre quarts de ta couleur. MATCH pose un bloc
pm_go=Quatre symboles pareils. Va au bout de la ligne : RIGHT
pm_take=Ton cube entre ici : MATCH
pm_face=Quelle face ? RIGHT jusqu'à la même
pm_push=MATCH le pousse
pm_row=Cinq d'affilée ! DOWN la cherche
pm_call=MATCH annonce la ligne
""",
    """
tw_turn=À toi. BACK retourne une carte
tw_go=Deux pareilles ! Vas-y
tw_hand=MATCH pose une main
tw_other=Et sur l'autre : MATCH
""",
)
