"""Italian, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
    """
storage=Archivio
heap=Memoria
lines=Linee MATCH
order=Ordine
ladders=Resistenze
buttons=Pulsanti
together=Insieme
colours=Colori
picture=Immagine
lights=Luci
sound=Suono
well=Tutto bene
h_buttons=Premete ogni pulsante
h_together=In due MATCH insieme
q_red=Tutto rosso?
q_green=Tutto verde?
q_blue=Tutto blu?
q_white=Tutto bianco?
q_first=Solo il primo punto è sbagliato?
q_f=F diritta, rosso in alto a sinistra?
q_lit=Ognuno del suo colore?
q_heard=Si sente?
""",
    """
c_full=spazio finito
c_storage=non conservato
c_heap=troppo poca
c_low=resta a massa
c_pull_up=manca il pull-up?
c_no_interrupt=pressione non vista
c_slow=vista tardi
c_swapped=scambiato
c_resting=non a riposo
c_no_pad=nessun pad
c_bounce=rimbalza
c_ladder=resistenza errata?
c_dead=non fa nulla
c_late=in ritardo
c_level=livelli logici?
c_dark=cablaggio?
c_supply=alimentatore?
c_colours=ordine dei colori?
c_geometry=geometria errata
c_lights=sbagliate
c_sound=muto
""",
)
