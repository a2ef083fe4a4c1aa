"""German, for what can be pressed."""

WORDS = (
    """
held={} halten
take={}
open={} spielen
wake=zum Menü
demo=Vorführung sehen
choose=anderes wählen
leave=zurück
quit=zum Menü
go_on=weiter
next=weiter
forget=Spiel verwerfen
value=Wert ändern
option=andere Einstellung
join=mitspielen
start=Spiel starten
stand_up=aussteigen
first_team=in Team 1
second_team=in Team 2
pause=Pause
place=anderer Platz
""",
    """
letter=Buchstaben ändern
letter_place=anderer Buchstabe
sign=eintragen
unsigned=ohne Namen
is_right=das F steht richtig
keep=so lassen
as_before=wie vorher
turn=Bild drehen
mirror=spiegeln
every_second=jede zweite Zeile umkehren
yes=ja
no=nein
try=einmal drücken
claim=ich hab's!
give_up=aufgeben
right=das stimmt
wrong=das ist falsch
withdraw=Ansage zurücknehmen
solution=Lösung ansehen
lies=die Karte liegt
""",
    """
dealt=alle Karten verteilt
card=andere Karte
deck=andere Karte
this_deck=diese Karte
point=ein Punkt für mich
take_back=Punkt zurücknehmen
whose=wessen Paar es war
number=das ist die Nummer
digit=Ziffer ändern
digit_place=andere Ziffer
first_number=erste Nummer noch einmal
hand=Hand auflegen
lift=Hand wegnehmen
turn_over=Karte umdrehen
turn_up=nächste Karte aufdecken
cursor=Zeiger bewegen
colour=diese Farbe nehmen
other_colour=andere Farbe
turn_tile=Plättchen drehen
pick_tile=Plättchen wählen
""",
    """
swap_tiles=beide tauschen
half_tile=halb herum drehen
turn_both=beide drehen
tile=anderes Plättchen
drop_tile=Plättchen loslassen
die=Würfel ansehen
roll=würfeln
put_block=Block hier setzen
take_block=Block wegnehmen
end_turn=Zug beenden
crossing=anderer Platz
whose_colour=meine Farbe zeigen
ask_back=Zug zurückerbitten
agree=erlauben
keep_move=der Zug gilt
corner=Ecke herausschieben
see_cards=meine Karten ansehen
lift_curtain=Vorhang heben
cube=hier schieben
cell=anderer Würfel
""",
    """
rows=Reihe ansagen
push=hineinschieben
fill=Lücke füllen
face=andere Seite
other_cube=anderer Würfel
guess_row=diese Reihe ansagen
row=andere Reihe
no_row=keine Reihe
cubes=zurück zu den Würfeln
""",
    """
lay_card=diese Karte legen
block=anderer Block
roll_block=weiterrollen
take_block_up=diesen Block schieben
push_block=schieben
stop_here=hier: drehen
turn_block=drehen
guess_put=hinlegen
move_again=nochmals schieben
take_off=einen Block wegnehmen
show_blocks=meine Blöcke zeigen
""",
)
