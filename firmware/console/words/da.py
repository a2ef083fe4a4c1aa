"""Danish: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Hurtigt spil
total_madness=Totalt kaos
quarter_turn=Kvart omgang
push_match=Skub og match
twins=Tvillinger
attract=Tryk på MATCH
settings=Indstillinger
fame=Bedste spil
no_runs=Ingen endnu
initials=Dine initialer
series=Serie på {}
""",
    """
rounds=Runder
computers=Computerspillere
screen=på skærmen
printed=trykte
strength=Styrke
players=Spillere {}
seat=Spiller {}
card=Kort {} af {}
level=Niveau {}
check={} viser klodserne
vote=Afstemning: har {} ret?
solution=Løsning {} af {}
right={}: rigtigt!
wrong={}: forkert!
nobody=Ingen får kortet
cards=kort {}
level5=niveau 5: {}
level4=niveau 4: {}
level3=niveau 3: {}
level2=niveau 2: {}
level1=niveau 1: {}
time=Tid {}
errors=Fejl {}
best=Bedst hidtil: {}
new_best=Ny rekord!
resume=Fortsæt
again=Spil igen
quit=Tilbage til menuen
crash=Fejl {}. Tryk på MATCH
saved=Fortsæt det gemte spil?
""",
    """
points=point {}
variant=Variant
full=helt spil
five_minutes=fem minutter
pm_turn={} skubber
pm_wait=Det er {}s tur
pm_push=Den terning er lige skubbet ind
pm_fill=Kun for at få fem
pm_match=Ikke fem ens
pm_done=Meld først din række
pm_open=MATCH: skub hjørnet ud
pm_end=MATCH: færdig
pm_curtain=Tryk på MATCH
pm_called={} melder en række
pm_cards={}s kort
pm_void=Ingen vinder runden
""",
    """
form=Form
standard=normal
long=lang
timed=mod uret
one_colour=én farve
minutes=Minutter
colours=Farver
by_seat=efter plads
picked=valgte
blocks=klodser {}
turns=ture {}
qt_wait=Det er {}s tur
qt_turn=tur {}
qt_roll=MATCH: slå med terningen
qt_done=MATCH: færdig
qt_put=MATCH: sæt en klods
qt_take=MATCH: tag denne klods væk
qt_held=En klods holder brikken
qt_rests=Brikken er lige blevet drejet
qt_other=Vælg en anden brik
qt_taken=Farven er optaget
qt_no=Ikke nu
qt_pick=Vælg en farve
qt_over=slut
qt_left=drej til venstre
qt_right=drej til højre
qt_two_left=to gange til venstre
qt_two_right=to gange til højre
qt_swap=byt to brikker
qt_anti_block=anti-klods
""",
    """
cannot=Ikke med disse spillere
sets=sæt {}
mode=Spil
against=alle mod alle
teams=hold
together=sammen
race=kapløb
seconds=Sekunder
deck=Kort i spillet
rating=karakter {} af 5
order=Kortenes rækkefølge
chance=tilfældig
rising=fra let til svær
levels=Niveauer
forbidden=Forbudte mønstre
on=ja
off=nej
alone={} dømmer selv
back_asked={} vil trække trækket tilbage. MATCH: ja. BACK: nej
back_kept=Trækket gælder
back_taken_back=Trækket er taget tilbage
""",
    """
tw_turn={} vender et kort
tw_any=Alle må vende et kort
tw_time={} sekunder tilbage
tw_none=Der ligger ikke noget kort
tw_taken=Der ligger allerede en hånd
tw_others=Ikke i dette spil
tw_out=Ikke flere kort
tw_wait={} skal vende
tw_won={} vinder et sæt
tw_stolen={} stjæler et sæt
tw_tie={} og {}: ingen vinder
tw_mistake={}: en fejl
tw_teams={} mod {}
tw_forbidden=Forbudt for {}
solo=Alene
five=fem kort
sixty=alle tres kort
tm_hands=Fingrene fra klodserne indtil start
tm_false=Tyvstart: {}
tm_name={}: hvilket kort?
tm_aside={} lægger et kort væk
tm_owed={} skylder et kort
tm_end=Slut
""",
    """
real=på bordet
console=på skærmen
begin={}: tryk MATCH for at begynde
laying={} lægger klodserne
to_beat=Tid at slå: {}
gave_up=kortet er opgivet
choose_block=Vælg en klods
move_block=Flyt klodsen
turn_block=Drej klodsen
show_blocks=MATCH: vis klodserne
""",
)
