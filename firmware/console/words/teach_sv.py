"""Swedish, for the lessons."""

WORDS = (
    """
end=Bra gjort! Så går spelet
qp_roll=En kloss saknas. UP rullar den
qp_again=Inte än: en gång till
qp_claim=Den passar! MATCH: jag har den
qp_judge=Nu har den andra det. Titta på klossarna. MATCH: rätt
tm_early=Vänta på start! Prova: MATCH är för tidigt nu
tm_claim=Fem kort för alla. Bygg ett, sedan MATCH
tm_deck=Vilket kort? RIGHT visar nästa
tm_this=MATCH: det här
tm_vote=Någon säger: fel. Du röstar också. BACK: fel
qt_roll=Din tur. MATCH slår tärningen
qt_go=Gå till brickan som blinkar
qt_turn=MATCH vrider den
qt_put=Fyra kvartar i din färg möts. MATCH sätter en kloss
pm_go=Fyra lika symboler. Gå till radens slut: RIGHT
pm_take=Här ska din kub in: MATCH
pm_face=Vilken sida? RIGHT tills den är lika
pm_push=MATCH trycker in den
pm_row=Fem i rad! DOWN letar upp den
pm_call=MATCH ropar raden
""",
    """
tw_turn=Din tur. BACK vänder upp ett kort
tw_go=Två är lika! Gå dit
tw_hand=MATCH lägger en hand på
tw_other=Och på den andra: MATCH
""",
)
