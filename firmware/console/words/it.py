"""Italian. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Gioco rapido
total_madness=Follia totale
quarter_turn=Quarto di giro
push_match=Spingi e abbina
twins=Gemelli
attract=Premi MATCH
settings=Impostazioni
lessons=Come si gioca
lesson=Come si gioca? Premi UP
fame=Migliori partite
no_runs=Ancora nessuna
initials=Le tue iniziali
series=Serie di {}
""",
        """
rounds=Manche
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
form=Variante
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
qt_rests=Tessera appena girata
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
mode=Modalità
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
handicaps=Il tuo handicap
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
sixty=tutte e sessanta le carte
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
    ),
    "offers": (
        """
held=tieni premuto {}
take={}
open=gioca a {}
wake=vai al menu
demo=guarda la demo
choose=scegli altro
leave=indietro
quit=al menu
go_on=continua
next=avanti
forget=scarta la partita
value=cambia il valore
learn=impara a giocare
option=altra opzione
join=partecipa
start=inizia la partita
stand_up=lascia il tavolo
first_team=squadra 1
second_team=squadra 2
pause=pausa
handicap=il tuo handicap
page=volta pagina
place=altro posto
""",
        """
letter=cambia lettera
letter_place=altra lettera
sign=firma
unsigned=senza nome
other_face=altra faccina
my_name=il mio nome
keep_name=tieni questo nome
is_right=la F è dritta
keep=tieni così
as_before=come prima
turn=ruota l'immagine
mirror=specchia
every_second=inverti una riga su due
yes=sì
no=no
try=premi una volta
roll_block=ribalta il blocco
claim=ce l'ho!
give_up=rinuncia
hint=aiuto: {}
right=è giusto
wrong=è sbagliato
withdraw=ritira la chiamata
solution=vedi una soluzione
lies=la carta è sul tavolo
""",
        """
dealt=carte distribuite
card=altra carta
deck=altra carta
this_deck=questa carta
point=un punto per me
take_back=togli un punto
whose=di chi era la coppia
number=è il numero
digit=cambia cifra
digit_place=altra cifra
first_number=di nuovo il primo numero
hand=metti una mano
lift=togli la mano
turn_over=gira questa carta
turn_up=gira la mia carta
cursor=muovi il cursore
colour=prendi questo colore
other_colour=altro colore
turn_tile=gira la tessera
pick_tile=scegli la tessera
""",
        """
swap_tiles=scambia le due
half_tile=mezzo giro
turn_both=gira entrambe
tile=altra tessera
drop_tile=lascia la tessera
die=vedi il dado
roll=tira il dado
put_block=metti un blocco qui
take_block=togli questo blocco
end_turn=finisci il turno
crossing=altro posto
whose_colour=mostra il mio colore
ask_back=chiedi di ritirarla
agree=accetta
keep_move=la mossa resta
corner=spingi fuori l'angolo
see_cards=vedi le mie carte
lift_curtain=alza il sipario
cube=spingi qui
cell=altro cubo
""",
        """
rows=annuncia una fila
push=spingilo dentro
fill=riempi il vuoto
face=altra faccia
other_cube=altro cubo
guess_row=annuncia questa fila
row=altra fila
no_row=nessuna fila
cubes=torna ai cubi
""",
        """
lay_card=componi questa carta
block=un altro blocco
take_block_up=sposta questo blocco
push_block=spostalo
stop_here=qui: giralo
turn_block=giralo
guess_put=posalo
move_again=spostalo ancora
take_off=togli un blocco
show_blocks=mostra i miei blocchi
""",
    ),
    "printed": (
        """
lay=Metti la carta {}, poi MATCH
number=Carta {}
deal=Dai le carte, poi MATCH
claim={} tocca due carte
name={}: i numeri delle due carte?
""",
    ),
    "self_test": (
        """
storage=Salvataggio
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
do_buttons=Premete ogni pulsante
do_together=Premete MATCH in due
ask_red=Tutto rosso?
ask_green=Tutto verde?
ask_blue=Tutto blu?
ask_white=Tutto bianco?
ask_first=Solo il primo punto è sbagliato?
ask_f=F diritta, rosso in alto a sinistra?
ask_lit=Ognuno del suo colore?
ask_heard=Si sente?
""",
        """
cause_full=spazio finito
cause_storage=non salvato
cause_heap=troppo poca
cause_low=resta a massa
cause_pull_up=manca il pull-up?
cause_no_interrupt=pressione non vista
cause_slow=vista tardi
cause_swapped=scambiato
cause_resting=non a riposo
cause_no_pad=nessun pad
cause_bounce=rimbalza
cause_ladder=resistenza errata?
cause_dead=non fa nulla
cause_late=in ritardo
cause_level=livelli logici?
cause_dark=cablaggio?
cause_supply=alimentatore?
cause_colours=ordine dei colori?
cause_geometry=geometria errata
cause_lights=sbagliate
cause_sound=muto
""",
    ),
    "set_up": (
        """
own_name=Italiano
language=Lingua
brightness=Luminosità
volume=Volume
palette=Colori
usual=vivaci
plain=per daltonici
motion=Animazioni
full=normali
reduced=ridotte
dim=Attenua dopo {} minuti
dim_never=Non attenua mai
limited=limitata dall'alimentatore
names=Nomi
name_of=Nome del giocatore {}
matrix=Orientamento del display
readable=Si legge? Premi MATCH
self_test=Autotest
about=Informazioni
free={} KiB liberi
""",
    ),
    "teach": (
        """
end=Ben fatto! Si gioca così
qp_roll=Manca un blocco. UP lo ribalta
qp_again=Non ancora: riprova
qp_claim=Va bene! MATCH: ce l'ho
qp_judge=Ora ce l'ha l'altro. Guarda i blocchi. MATCH: giusto
tm_early=Aspetta il via! Prova: MATCH ora è troppo presto
tm_claim=Cinque carte per tutti. Componine una, poi MATCH
tm_deck=Quale carta? RIGHT mostra la prossima
tm_this=MATCH: questa
tm_vote=Qualcuno contesta. Vota anche tu. BACK: sbagliato
qt_roll=Tocca a te. MATCH tira il dado
qt_go=Vai alla tessera che lampeggia
qt_turn=MATCH la gira
qt_put=Quattro quarti del tuo colore. MATCH mette un blocco
pm_go=Quattro simboli uguali. Vai in fondo alla fila: RIGHT
pm_take=Il tuo cubo entra qui: MATCH
pm_face=Quale faccia? RIGHT finché è uguale
pm_push=MATCH lo spinge
pm_row=Cinque in fila! DOWN la cerca
pm_call=MATCH annuncia la fila
""",
        """
tw_turn=Tocca a te. BACK gira una carta
tw_go=Due sono uguali! Vacci
tw_hand=MATCH ci mette una mano
tw_other=E sull'altra: MATCH
bz_first=Qualcuno fa una domanda. La sai? MATCH
bz_second=L'altro è stato primo. Mettiti in coda: MATCH
bz_wrong=Era sbagliato. BACK: sbagliato. Poi tocca a te
""",
    ),
}
