"""German, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Speicher
heap=Arbeitsspeicher
lines=MATCH-Leitungen
order=Reihenfolge
ladders=Widerstände
buttons=Knöpfe
together=Zugleich
colours=Farben
picture=Bild
lights=Lichter
sound=Ton
well=Alles in Ordnung
h_buttons=Alle Knöpfe drücken
h_together=Zwei drücken zugleich MATCH
q_red=Alles rot?
q_green=Alles grün?
q_blue=Alles blau?
q_white=Alles weiß?
q_first=Nur der erste Punkt falsch?
q_f=F aufrecht, Rot oben links?
q_lit=Leuchtet jedes in seiner Farbe?
q_heard=Ist es zu hören?
""",
    """
c_full=kein Platz mehr
c_storage=nicht behalten
c_heap=zu wenig
c_low=liegt auf Masse
c_pull_up=Pull-up fehlt?
c_no_interrupt=Druck nicht bemerkt
c_slow=spät bemerkt
c_swapped=vertauscht
c_resting=nicht in Ruhe
c_no_pad=kein Pad
c_bounce=prellt
c_ladder=Widerstand falsch?
c_dead=tut nichts
c_late=zu spät
c_level=Pegelwandler?
c_dark=Verdrahtung?
c_supply=Netzteil?
c_colours=Farbfolge?
c_geometry=Geometrie falsch
c_lights=falsch
c_sound=stumm
""",
)
