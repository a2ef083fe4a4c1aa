"""Italian: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Gioco rapido
total_madness=Follia totale
quarter_turn=Quarto di giro
push_match=Spingi e abbina
twins=Gemelli
attract=Premi MATCH
settings=Impostazioni
fame=Migliori partite
no_runs=Ancora nessuna
initials=Le tue iniziali
series=Serie di {}
""",
    """
rounds=Turni
computers=Giocatori computer
screen=sul display
printed=stampate
strength=Forza
players=Giocatori {}
seat=Giocatore {}
card=Carta {} di {}
level=Livello {}
check={} mostra i blocchi
vote=Voto: {} ha ragione?
solution=Soluzione {} di {}
right={}: giusto!
wrong={}: sbagliato!
nobody=La carta non va a nessuno
cards=carte {}
level5=livello 5: {}
level4=livello 4: {}
level3=livello 3: {}
level2=livello 2: {}
level1=livello 1: {}
time=Tempo {}
errors=Errori {}
best=Record: {}
new_best=Nuovo record!
resume=Riprendi
again=Gioca ancora
quit=Torna al menù
crash=Errore {}. Premi MATCH
saved=Riprendere la partita salvata?
""",
    """
points=punti {}
variant=Variante
full=partita intera
five_minutes=cinque minuti
pm_turn={} spinge
pm_wait=Tocca a {}
pm_push=Questo cubo è appena entrato
pm_fill=Solo per completarne cinque
pm_match=Non sono cinque uguali
pm_done=Prima annuncia la fila
pm_open=MATCH: spingi fuori l'angolo
pm_end=MATCH: fatto
pm_curtain=Premi MATCH
pm_called={} annuncia una fila
pm_cards=Le carte di {}
pm_void=Nessuno vince la manche
""",
    """
form=Forma
standard=normale
long=lunga
timed=contro il tempo
one_colour=un colore
minutes=Minuti
colours=Colori
by_seat=per posto
picked=a scelta
blocks=blocchi {}
turns=turni {}
qt_wait=Tocca a {}
qt_turn=turno {}
qt_roll=MATCH: tira il dado
qt_done=MATCH: fatto
qt_put=MATCH: metti un blocco
qt_take=MATCH: togli questo blocco
qt_held=Un blocco ferma questa tessera
qt_rests=Questa tessera è appena stata girata
qt_other=Scegli un'altra tessera
qt_taken=Questo colore è preso
qt_no=Non ora
qt_pick=Scegli un colore
qt_over=la fine
qt_left=gira a sinistra
qt_right=gira a destra
qt_two_left=due volte a sinistra
qt_two_right=due volte a destra
qt_swap=scambia due tessere
qt_anti_block=anti-blocco
""",
    """
cannot=Non con questi giocatori
sets=gruppi {}
mode=Partita
against=ognuno per sé
teams=squadre
together=insieme
race=gara
seconds=Secondi
deck=Carte nel mazzo
rating=voto {} su 5
order=Ordine delle carte
chance=a caso
rising=dal facile al difficile
levels=Livelli
forbidden=Motivi vietati
on=sì
off=no
alone={} giudica da solo
back_asked={} vuole ritirare la mossa. MATCH: sì. BACK: no
back_kept=La mossa resta
back_taken_back=La mossa è ritirata
""",
    """
tw_turn={} gira una carta
tw_any=Chiunque può girare una carta
tw_time=ancora {} secondi
tw_none=Lì non c'è nessuna carta
tw_taken=Lì c'è già una mano
tw_others=Non in questa partita
tw_out=Carte finite
tw_wait=Tocca a {} girare
tw_won={} vince un gruppo
tw_stolen={} ruba un gruppo
tw_tie={} e {}: non vince nessuno
tw_mistake={}: un errore
tw_teams={} contro {}
tw_forbidden=Vietato a {}
solo=Da solo
five=cinque carte
sixty=tutte le sessanta carte
tm_hands=Giù le mani dai blocchi fino al via
tm_false=Falsa partenza: {}
tm_name={}: quale carta?
tm_aside={} mette da parte una carta
tm_owed={} deve una carta
tm_end=Fine
""",
    """
real=sul tavolo
console=sul display
begin={}: premi MATCH per iniziare
laying={} posa i blocchi
to_beat=Da battere: {}
gave_up=carta abbandonata
choose_block=Scegli un blocco
move_block=Sposta il blocco
turn_block=Gira il blocco
show_blocks=MATCH: mostra i blocchi
""",
)
