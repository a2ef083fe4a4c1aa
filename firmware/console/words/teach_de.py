"""German, for the lessons."""

WORDS = (
    """
end=Gut gemacht! So geht das Spiel
qp_roll=Ein Block fehlt. UP rollt ihn
qp_again=Noch nicht: noch einmal
qp_claim=Passt! MATCH: ich hab's
qp_judge=Jetzt hat es der andere. Schau die Blöcke an. MATCH: stimmt
tm_early=Erst bei LOS! Probier es: MATCH ist jetzt zu früh
tm_claim=Fünf Karten für alle. Leg eine, dann MATCH
tm_deck=Welche Karte? RIGHT zeigt die nächste
tm_this=MATCH: diese
tm_vote=Jemand sagt: falsch. Du stimmst mit ab. BACK: falsch
qt_roll=Du bist dran. MATCH würfelt
qt_go=Geh zum blinkenden Plättchen
qt_turn=MATCH dreht es
qt_put=Vier Viertel deiner Farbe treffen sich. MATCH setzt einen Block
pm_go=Vier gleiche Symbole. Geh ans Ende der Reihe: RIGHT
pm_take=Hier kommt dein Würfel hinein: MATCH
pm_face=Welche Seite? RIGHT, bis es die gleiche ist
pm_push=MATCH schiebt ihn hinein
pm_row=Fünf in einer Reihe! DOWN sucht sie
pm_call=MATCH sagt die Reihe an
""",
    """
tw_turn=Du bist dran. BACK deckt eine Karte auf
tw_go=Zwei sind gleich! Geh hin
tw_hand=MATCH legt eine Hand darauf
tw_other=Und auf die andere: MATCH
""",
)
