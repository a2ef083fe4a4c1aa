"""German. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Schnelles Spiel
total_madness=Totales Chaos
quarter_turn=Vierteldrehung
push_match=Schiebepaar
twins=Zwillinge
attract=MATCH drücken
settings=Einstellungen
lessons=So wird gespielt
lesson=Wie geht das? UP drücken
fame=Bestenliste
no_runs=Noch leer
initials=Dein Kürzel
series=Serie von {}
""",
        """
rounds=Runden
computers=Computerspieler
screen=auf der Anzeige
printed=gedruckt
strength=Stärke
players=Spieler {}
seat=Spieler {}
card=Karte {} von {}
level=Stufe {}
check={} zeigt die Blöcke
vote=Abstimmung: Hat {} recht?
solution=Lösung {} von {}
right={}: richtig!
wrong={}: falsch!
nobody=Niemand bekommt die Karte
cards=Karten {}
level5=Stufe 5: {}
level4=Stufe 4: {}
level3=Stufe 3: {}
level2=Stufe 2: {}
level1=Stufe 1: {}
time=Zeit {}
errors=Fehler {}
best=Rekord: {}
new_best=Neuer Rekord!
resume=Weiter
again=Noch mal spielen
quit=Zum Menü
crash=Fehler {}. MATCH drücken
saved=Gespeichertes Spiel fortsetzen?
""",
        """
points=Punkte {}
variant=Variante
full=ganzes Spiel
five_minutes=fünf Minuten
pm_turn={} schiebt
pm_wait={} ist dran
pm_push=Der Würfel kam eben herein
pm_fill=Nur für fünf in einer Reihe
pm_match=Keine fünf gleichen
pm_done=Erst die Reihe ansagen
pm_open=MATCH: die Ecke hinausschieben
pm_end=MATCH: fertig
pm_curtain=MATCH drücken
pm_called={} sagt eine Reihe an
pm_cards=Die Karten von {}
pm_void=Niemand gewinnt die Runde
""",
        """
form=Variante
standard=normal
long=lang
timed=gegen die Uhr
one_colour=eine Farbe
minutes=Minuten
colours=Farben
by_seat=nach Platz
picked=gewählt
blocks=Blöcke {}
turns=Züge {}
qt_wait={} ist dran
qt_turn=Zug {}
qt_roll=MATCH: würfeln
qt_done=MATCH: fertig
qt_put=MATCH: Block setzen
qt_take=MATCH: diesen Block wegnehmen
qt_held=Ein Block hält dieses Plättchen
qt_rests=Eben erst gedreht
qt_other=Ein anderes Plättchen wählen
qt_taken=Diese Farbe ist vergeben
qt_no=Jetzt nicht
qt_pick=Farbe wählen
qt_over=das Ende
qt_left=nach links drehen
qt_right=nach rechts drehen
qt_two_left=zweimal links
qt_two_right=zweimal rechts
qt_swap=zwei Plättchen tauschen
qt_anti_block=Anti-Block
""",
        """
cannot=Nicht mit diesen Spielern
sets=Sätze {}
mode=Modus
against=jeder für sich
teams=Teams
together=gemeinsam
race=Wettlauf
seconds=Sekunden
deck=Karten im Spiel
rating=Wertung {} von 5
order=Reihenfolge der Karten
chance=zufällig
rising=von leicht bis schwer
handicaps=Dein Handicap
levels=Stufen
forbidden=Verbotene Muster
on=ja
off=nein
alone={} urteilt allein
back_asked={} möchte den Zug zurücknehmen. MATCH: ja. BACK: nein
back_kept=Der Zug gilt
back_taken_back=Der Zug ist zurückgenommen
""",
        """
tw_turn={} deckt auf
tw_any=Jeder darf aufdecken
tw_time=noch {} Sekunden
tw_none=Da liegt keine Karte
tw_taken=Da liegt schon eine Hand
tw_others=Nicht in diesem Spiel
tw_out=Keine Karten mehr
tw_wait={} muss aufdecken
tw_won={} gewinnt einen Satz
tw_stolen={} stiehlt einen Satz
tw_tie={} und {}: niemand gewinnt
tw_mistake={}: ein Fehler
tw_teams={} gegen {}
tw_forbidden=Verboten für {}
solo=Allein
five=fünf Karten
sixty=alle sechzig Karten
tm_hands=Hände weg von den Blöcken bis zum Start
tm_false=Fehlstart: {}
tm_name={}: welche Karte?
tm_aside={} legt eine Karte ab
tm_owed={} schuldet eine Karte
tm_end=Ende
""",
        """
real=auf dem Tisch
console=auf der Anzeige
begin={}: MATCH drücken und los
laying={} legt die Blöcke
to_beat=Zu schlagen: {}
gave_up=Karte aufgegeben
choose_block=Block wählen
move_block=Block schieben
turn_block=Block drehen
show_blocks=MATCH: Blöcke zeigen
""",
    ),
    "offers": (
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
learn=spielen lernen
option=andere Einstellung
join=mitspielen
start=Spiel starten
stand_up=aussteigen
first_team=in Team 1
second_team=in Team 2
pause=Pause
handicap=dein Handicap
page=andere Seite
place=anderer Platz
""",
        """
letter=Buchstaben ändern
letter_place=anderer Buchstabe
sign=eintragen
unsigned=ohne Namen
other_face=anderes Gesicht
my_name=mein Name
keep_name=Name behalten
is_right=das F steht richtig
keep=so lassen
as_before=wie vorher
turn=Bild drehen
mirror=spiegeln
every_second=jede zweite Zeile umkehren
yes=ja
no=nein
try=einmal drücken
roll_block=Block kippen
claim=ich hab's!
give_up=aufgeben
hint=Tipp: {}
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
half_tile=halbe Drehung
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
ask_back=um Rücknahme bitten
agree=erlauben
keep_move=der Zug gilt
corner=Ecke hinausschieben
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
take_block_up=diesen Block schieben
push_block=schieben
stop_here=hier: drehen
turn_block=drehen
guess_put=hinlegen
move_again=noch mal schieben
take_off=einen Block wegnehmen
show_blocks=meine Blöcke zeigen
""",
    ),
    "printed": (
        """
lay=Karte {} hinlegen, dann MATCH
number=Karte {}
deal=Karten geben, dann MATCH
claim={} berührt zwei Karten
name={}: die Nummern beider Karten?
""",
    ),
    "self_test": (
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
do_buttons=Alle Knöpfe drücken
do_together=Zwei drücken zugleich MATCH
ask_red=Alles rot?
ask_green=Alles grün?
ask_blue=Alles blau?
ask_white=Alles weiß?
ask_first=Nur der erste Punkt falsch?
ask_f=F aufrecht, Rot oben links?
ask_lit=Jedes Pad in seiner Farbe?
ask_heard=Ist es zu hören?
""",
        """
cause_full=kein Platz mehr
cause_storage=nicht gespeichert
cause_heap=zu wenig
cause_low=liegt auf Masse
cause_pull_up=Pull-up fehlt?
cause_no_interrupt=Druck nicht bemerkt
cause_slow=spät bemerkt
cause_swapped=vertauscht
cause_resting=nicht in Ruhe
cause_no_pad=kein Pad
cause_bounce=prellt
cause_ladder=Widerstand falsch?
cause_dead=tut nichts
cause_late=zu spät
cause_level=Pegelwandler?
cause_dark=Verdrahtung?
cause_supply=Netzteil?
cause_colours=Farbfolge?
cause_geometry=Geometrie falsch
cause_lights=falsch
cause_sound=stumm
""",
    ),
    "set_up": (
        """
own_name=Deutsch
language=Sprache
brightness=Helligkeit
volume=Lautstärke
palette=Farben
usual=kräftig
plain=für Farbenblinde
motion=Bewegung
full=normal
reduced=reduziert
dim=Dunkel nach {} Minuten
dim_never=Nie dunkel
limited=vom Netzteil begrenzt
names=Namen
name_of=Name von Spieler {}
matrix=Anzeige ausrichten
readable=Lesbar? MATCH drücken
self_test=Selbsttest
about=Info
free={} KiB frei
""",
    ),
    "teach": (
        """
end=Gut gemacht! So geht das Spiel
qp_roll=Ein Block fehlt. UP kippt ihn
qp_again=Noch nicht: noch einmal
qp_claim=Passt! MATCH: ich hab's
qp_judge=Jetzt hat's der andere. Prüf die Blöcke. MATCH: stimmt
tm_early=Erst bei LOS! Probier es: MATCH ist jetzt zu früh
tm_claim=Fünf Karten für alle. Leg eine, dann MATCH
tm_deck=Welche Karte? RIGHT zeigt die nächste
tm_this=MATCH: diese
tm_vote=Jemand sagt: falsch. Du stimmst mit ab. BACK: falsch
qt_roll=Du bist dran. MATCH würfelt
qt_go=Geh zum blinkenden Plättchen
qt_turn=MATCH dreht es
qt_put=Vier Viertel deiner Farbe! MATCH setzt einen Block
pm_go=Vier gleiche Symbole. Geh ans Ende der Reihe: RIGHT
pm_take=Hier kommt dein Würfel hinein: MATCH
pm_face=Welche Seite? RIGHT, bis es die gleiche ist
pm_push=Der Würfel kam eben herein
pm_row=Fünf in einer Reihe! DOWN sucht sie
pm_call=MATCH sagt die Reihe an
""",
        """
tw_turn=Du bist dran. BACK deckt eine Karte auf
tw_go=Zwei sind gleich! Geh hin
tw_hand=MATCH legt eine Hand darauf
tw_other=Und auf die andere: MATCH
bz_first=Jemand fragt. Du weißt es? MATCH
bz_second=Der andere war schneller. Sei der Nächste: MATCH
bz_wrong=Das war falsch. BACK: falsch. Dann antwortest du
""",
    ),
}
