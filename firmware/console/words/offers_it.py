"""Italian, for what can be pressed."""

WORDS = (
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
option=altra opzione
join=partecipa
start=inizia la partita
stand_up=lascia il tavolo
first_team=squadra 1
second_team=squadra 2
pause=pausa
place=altro posto
""",
    """
letter=cambia lettera
letter_place=altra lettera
sign=firma
unsigned=senza nome
is_right=la F è dritta
keep=tieni così
as_before=come prima
turn=ruota l'immagine
mirror=specchia
every_second=inverti una riga su due
yes=sì
no=no
try=premi una volta
claim=ce l'ho!
give_up=rinuncia
right=è giusto
wrong=è sbagliato
withdraw=ritira la chiamata
solution=vedi una soluzione
lies=la carta è in tavola
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
turn_up=scopri la mia carta
cursor=muovi il cursore
colour=prendi questo colore
other_colour=altro colore
turn_tile=ruota la tessera
pick_tile=scegli la tessera
""",
    """
swap_tiles=scambia le due
half_tile=mezzo giro
turn_both=ruota entrambe
tile=altra tessera
drop_tile=lascia la tessera
die=vedi il dado
roll=tira il dado
put_block=metti un blocco qui
take_block=togli questo blocco
end_turn=finisci il turno
crossing=altro posto
whose_colour=mostra il mio colore
ask_back=richiedi la mossa
agree=accetta
keep_move=la mossa resta
corner=spingi fuori l'angolo
see_cards=vedi le mie carte
lift_curtain=alza il sipario
cube=spingi qui
cell=altro cubo
""",
    """
rows=chiama una fila
push=spingilo dentro
fill=riempi il vuoto
face=altra faccia
other_cube=altro cubo
guess_row=chiama questa fila
row=altra fila
no_row=nessuna fila
cubes=torna ai cubi
""",
    """
lay_card=componi questa carta
block=un altro blocco
roll_block=fallo rotolare
take_block_up=sposta questo blocco
push_block=spostalo
stop_here=qui: giralo
turn_block=giralo
guess_put=posalo
move_again=spostalo ancora
take_off=togli un blocco
show_blocks=mostra i miei blocchi
""",
)
