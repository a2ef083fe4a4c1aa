"""Swedish, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Lagring
heap=Minne
lines=MATCH-ledningar
order=Ordning
ladders=Motstånd
buttons=Knappar
together=Samtidigt
colours=Färger
picture=Bild
lights=Lampor
sound=Ljud
well=Allt är bra
h_buttons=Tryck på alla knappar
h_together=Två trycker MATCH samtidigt
q_red=Allt rött?
q_green=Allt grönt?
q_blue=Allt blått?
q_white=Allt vitt?
q_first=Bara första punkten fel?
q_f=F rakt, rött uppe till vänster?
q_lit=Lyser var och en i sin färg?
q_heard=Hörs det?
""",
    """
c_full=inget utrymme kvar
c_storage=sparades inte
c_heap=för lite
c_low=ligger på jord
c_pull_up=saknas pull-up?
c_no_interrupt=tryck märktes inte
c_slow=märktes sent
c_swapped=omkastat
c_resting=inte i vila
c_no_pad=ingen pad
c_bounce=studsar
c_ladder=fel motstånd?
c_dead=gör inget
c_late=för sent
c_level=nivåskiftare?
c_dark=ledningar?
c_supply=nätdel?
c_colours=färgordning?
c_geometry=fel geometri
c_lights=fel
c_sound=tyst
""",
)
