"""Danish, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Lager
heap=Hukommelse
lines=MATCH-linjer
order=Rækkefølge
ladders=Modstande
buttons=Knapper
together=Sammen
colours=Farver
picture=Billede
lights=Lys
sound=Lyd
well=Alt er i orden
h_buttons=Tryk på alle knapper
h_together=To trykker MATCH samtidig
q_red=Alt rødt?
q_green=Alt grønt?
q_blue=Alt blåt?
q_white=Alt hvidt?
q_first=Kun første punkt forkert?
q_f=F på ret, rød øverst til venstre?
q_lit=Lyser hver i sin farve?
q_heard=Kan det høres?
""",
    """
c_full=ikke mere plads
c_storage=ikke gemt
c_heap=for lidt
c_low=ligger på stel
c_pull_up=mangler pull-up?
c_no_interrupt=tryk ikke bemærket
c_slow=bemærket sent
c_swapped=byttet
c_resting=ikke i hvile
c_no_pad=ingen pad
c_bounce=preller
c_ladder=forkert modstand?
c_dead=gør intet
c_late=for sent
c_level=niveauskifter?
c_dark=ledninger?
c_supply=strømforsyning?
c_colours=farveorden?
c_geometry=forkert geometri
c_lights=forkert
c_sound=tavs
""",
)
