"""Dutch, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Opslag
heap=Geheugen
lines=MATCH-lijnen
order=Volgorde
ladders=Weerstanden
buttons=Knoppen
together=Tegelijk
colours=Kleuren
picture=Beeld
lights=Lampjes
sound=Geluid
well=Alles in orde
h_buttons=Druk op elke knop
h_together=Twee drukken tegelijk MATCH
q_red=Alles rood?
q_green=Alles groen?
q_blue=Alles blauw?
q_white=Alles wit?
q_first=Alleen de eerste pixel fout?
q_f=F rechtop, rood linksboven?
q_lit=Elk in zijn kleur?
q_heard=Is het te horen?
""",
    """
c_full=geen ruimte meer
c_storage=niet bewaard
c_heap=te weinig
c_low=blijft aan massa
c_pull_up=pull-up ontbreekt?
c_no_interrupt=druk niet gemerkt
c_slow=laat gemerkt
c_swapped=verwisseld
c_resting=niet in rust
c_no_pad=geen pad
c_bounce=dendert
c_ladder=verkeerde weerstand?
c_dead=doet niets
c_late=te laat
c_level=niveauomzetter?
c_dark=bedrading?
c_supply=voeding?
c_colours=kleurvolgorde?
c_geometry=verkeerde geometrie
c_lights=fout
c_sound=stil
""",
)
