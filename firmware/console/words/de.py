"""German: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Schnelles Spiel
total_madness=Totales Chaos
quarter_turn=Vierteldrehung
push_match=Schiebepaar
twins=Zwillinge
attract=MATCH drücken
settings=Einstellungen
fame=Bestenliste
no_runs=Noch keine
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
best=Bisher am besten: {}
new_best=Neue Bestleistung!
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
pm_wait={} ist am Zug
pm_push=Dieser Würfel wurde gerade geschoben
pm_fill=Nur, wenn es fünf werden
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
form=Form
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
mode=Spiel
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
)
