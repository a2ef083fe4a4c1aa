"""Swedish: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Snabbspel
total_madness=Total galenskap
quarter_turn=Kvartsvarv
push_match=Skjut och para
twins=Tvillingar
attract=Tryck på MATCH
settings=Inställningar
fame=Bästa omgångar
no_runs=Inga ännu
initials=Dina initialer
series=Serie om {}
""",
    """
rounds=Rundor
computers=Datorspelare
screen=på skärmen
printed=tryckta
strength=Styrka
players=Spelare {}
seat=Spelare {}
card=Kort {} av {}
level=Nivå {}
check={} visar blocken
vote=Omröstning: har {} rätt?
solution=Lösning {} av {}
right={}: rätt!
wrong={}: fel!
nobody=Ingen får kortet
cards=kort {}
level5=nivå 5: {}
level4=nivå 4: {}
level3=nivå 3: {}
level2=nivå 2: {}
level1=nivå 1: {}
time=Tid {}
errors=Fel {}
best=Bäst hittills: {}
new_best=Nytt rekord!
resume=Fortsätt
again=Spela igen
quit=Tillbaka till menyn
crash=Fel {}. Tryck på MATCH
saved=Fortsätta det sparade spelet?
""",
    """
points=poäng {}
variant=Variant
full=helt spel
five_minutes=fem minuter
pm_turn={} skjuter
pm_wait=Det är {}s tur
pm_push=Den kuben sköts in nyss
pm_fill=Bara för att få fem
pm_match=Inte fem likadana
pm_done=Ropa ut din rad först
pm_open=MATCH: skjut ut hörnet
pm_end=MATCH: klar
pm_curtain=Tryck på MATCH
pm_called={} ropar ut en rad
pm_cards={}s kort
pm_void=Ingen vinner rundan
""",
    """
form=Form
standard=vanlig
long=lång
timed=mot klockan
one_colour=en färg
minutes=Minuter
colours=Färger
by_seat=efter plats
picked=valda
blocks=block {}
turns=drag {}
qt_wait=Det är {}s tur
qt_turn=drag {}
qt_roll=MATCH: slå tärningen
qt_done=MATCH: klar
qt_put=MATCH: sätt ett block
qt_take=MATCH: ta bort blocket
qt_held=Ett block håller brickan
qt_rests=Brickan vreds nyss
qt_other=Välj en annan bricka
qt_taken=Färgen är upptagen
qt_no=Inte nu
qt_pick=Välj en färg
qt_over=slut
qt_left=vrid åt vänster
qt_right=vrid åt höger
qt_two_left=två gånger vänster
qt_two_right=två gånger höger
qt_swap=byt två brickor
qt_anti_block=anti-block
""",
    """
cannot=Inte med de här spelarna
sets=par {}
mode=Spel
against=alla mot alla
teams=lag
together=tillsammans
race=tävling
seconds=Sekunder
deck=Kort i leken
rating=betyg {} av 5
order=Kortens ordning
chance=slumpvis
rising=från lätt till svårt
levels=Nivåer
forbidden=Förbjudna mönster
on=ja
off=nej
alone={} dömer själv
back_asked={} vill ta tillbaka draget. MATCH: ja. BACK: nej
back_kept=Draget gäller
back_taken_back=Draget är återtaget
""",
    """
tw_turn={} vänder ett kort
tw_any=Vem som helst får vända ett kort
tw_time={} sekunder kvar
tw_none=Där ligger inget kort
tw_taken=Där ligger redan en hand
tw_others=Inte i det här spelet
tw_out=Inga kort kvar
tw_wait={} ska vända
tw_won={} vinner ett par
tw_stolen={} stjäl ett par
tw_tie={} och {}: ingen vinner
tw_mistake={}: ett misstag
tw_teams={} mot {}
tw_forbidden=Förbjudet för {}
solo=Ensam
five=fem kort
sixty=alla sextio kort
tm_hands=Händerna från blocken till start
tm_false=Tjuvstart: {}
tm_name={}: vilket kort?
tm_aside={} lägger undan ett kort
tm_owed={} är skyldig ett kort
tm_end=Slut
""",
    """
real=på bordet
console=på skärmen
begin={}: tryck på MATCH för att börja
laying={} lägger blocken
to_beat=Tid att slå: {}
gave_up=kortet gavs upp
choose_block=Välj ett block
move_block=Flytta blocket
turn_block=Vrid blocket
show_blocks=MATCH: visa blocken
""",
)
