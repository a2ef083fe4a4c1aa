"""Swedish. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Snabbspel
total_madness=Total galenskap
quarter_turn=Kvartsvarv
push_match=Skjut och para
twins=Tvillingar
attract=Tryck på MATCH
settings=Inställningar
lessons=Så spelar du
lesson=Hur spelar man? Tryck på UP
fame=Bästa resultat
no_runs=Inga ännu
initials=Dina initialer
series=Serie om {}
""",
        """
rounds=Rundor
computers=Datorspelare
screen=på skärmen
printed=på papper
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
form=Variant
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
mode=Spelläge
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
handicaps=Ditt handikapp
levels=Nivåer
forbidden=Förbjudna mönster
on=ja
off=nej
alone={} dömer ensam
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
tm_hands=Rör inte blocken före start
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
    ),
    "offers": (
        """
held=håll in {}
take={}
open=spela {}
wake=till menyn
demo=se demon
choose=välj en annan
leave=tillbaka
quit=till menyn
go_on=fortsätt
next=nästa
forget=släng spelet
value=ändra värdet
learn=lär dig spela
option=annan inställning
join=var med
start=starta spelet
stand_up=lämna bordet
first_team=till lag 1
second_team=till lag 2
pause=paus
handicap=ditt handikapp
page=bläddra
place=annan plats
""",
        """
letter=byt bokstav
letter_place=annan bokstav
sign=signera
unsigned=utan namn
other_face=ett annat ansikte
my_name=mitt namn
keep_name=behåll namnet
is_right=F:et står rätt
keep=behåll så
as_before=som förut
turn=vrid bilden
mirror=spegla
every_second=vänd varannan rad
yes=ja
no=nej
try=tryck en gång
roll_block=rulla blocket
claim=jag har den!
give_up=ge upp
hint=tips: {}
right=det stämmer
wrong=det är fel
withdraw=ångra mig
solution=se en lösning
lies=kortet ligger där
""",
        """
dealt=alla kort är utdelade
card=annat kort
deck=annat kort
this_deck=det här kortet
point=en poäng till mig
take_back=ta tillbaka en poäng
whose=vems par det var
number=det är numret
digit=ändra siffran
digit_place=annan siffra
first_number=första numret igen
hand=lägg en hand
lift=lyft handen
turn_over=vänd kortet
turn_up=vänd upp mitt kort
cursor=flytta markören
colour=ta den här färgen
other_colour=annan färg
turn_tile=vrid brickan
pick_tile=välj brickan
""",
        """
swap_tiles=byt de två
half_tile=vrid ett halvt varv
turn_both=vrid båda
tile=annan bricka
drop_tile=släpp brickan
die=se tärningen
roll=slå tärningen
put_block=sätt ett block här
take_block=ta bort blocket
end_turn=avsluta min tur
crossing=annan plats
whose_colour=visa min färg
ask_back=be att få ångra
agree=tillåt det
keep_move=draget gäller
corner=skjut ut hörnet
see_cards=se mina kort
lift_curtain=lyft ridån
cube=skjut här
cell=annan kub
""",
        """
rows=ropa ut en rad
push=skjut in den
fill=fyll luckan
face=annan sida
other_cube=annan kub
guess_row=ropa ut raden
row=annan rad
no_row=ingen rad
cubes=tillbaka till kuberna
""",
        """
lay_card=lägg det här kortet
block=ett annat block
take_block_up=flytta det här blocket
push_block=flytta det
stop_here=här: vrid det
turn_block=vrid det
guess_put=lägg ner det
move_again=flytta det igen
take_off=ta bort ett block
show_blocks=visa mina block
""",
    ),
    "printed": (
        """
lay=Lägg kort {}, sedan MATCH
number=Kort {}
deal=Ge korten, sedan MATCH
claim={} rör två kort
name={}: numren på båda korten?
""",
    ),
    "self_test": (
        """
storage=Lagring
heap=Minne
lines=MATCH-ledningar
order=Ordning
ladders=Motstånd
buttons=Knappar
together=Samtidigt
colours=Färger
picture=Bild
lights=Lampor
sound=Ljud
well=Allt är bra
do_buttons=Tryck på alla knappar
do_together=Tryck på MATCH samtidigt
ask_red=Allt rött?
ask_green=Allt grönt?
ask_blue=Allt blått?
ask_white=Allt vitt?
ask_first=Bara första punkten fel?
ask_f=F rättvänt, rött uppe till vänster?
ask_lit=Lyser var och en i sin färg?
ask_heard=Hörs det?
""",
        """
cause_full=inget utrymme kvar
cause_storage=sparades inte
cause_heap=för lite
cause_low=ligger på jord
cause_pull_up=saknas pull-up?
cause_no_interrupt=tryck märktes inte
cause_slow=märktes sent
cause_swapped=omkastat
cause_resting=inte i vila
cause_no_pad=ingen handkontroll
cause_bounce=studsar
cause_ladder=fel motstånd?
cause_dead=gör inget
cause_late=för sent
cause_level=nivåskiftare?
cause_dark=ledningar?
cause_supply=nätdel?
cause_colours=färgordning?
cause_geometry=fel geometri
cause_lights=fel
cause_sound=tyst
""",
    ),
    "set_up": (
        """
own_name=Svenska
language=Språk
brightness=Ljusstyrka
volume=Volym
palette=Färger
usual=klara
plain=för färgblinda
motion=Rörelse
full=normal
reduced=minskad
dim=Dämpas efter {} minuter
dim_never=Dämpas aldrig
limited=begränsad av nätdelen
names=Namn
name_of=Namn på spelare {}
matrix=Skärmens riktning
readable=Kan du läsa det? Tryck på MATCH
self_test=Självtest
about=Om
free={} KiB ledigt
""",
    ),
    "teach": (
        """
end=Bra gjort! Så spelar man
qp_roll=Ett block saknas. UP rullar det
qp_again=Inte än: en gång till
qp_claim=Det passar! MATCH: jag har den
qp_judge=Nu har den andra den. Granska blocken. MATCH: rätt
tm_early=Vänta på start! Prova: MATCH är för tidigt nu
tm_claim=Fem kort för alla. Bygg ett, sedan MATCH
tm_deck=Vilket kort? RIGHT visar nästa
tm_this=MATCH: det här
tm_vote=Någon håller inte med. Du röstar också. BACK: fel
qt_roll=Din tur. MATCH slår tärningen
qt_go=Gå till brickan som blinkar
qt_turn=MATCH vrider den
qt_put=Fyra fjärdedelar i din färg. MATCH sätter ett block
pm_go=Fyra likadana symboler. Gå till radens slut: RIGHT
pm_take=Här ska din kub in: MATCH
pm_face=Vilken sida? RIGHT tills den passar
pm_push=MATCH skjuter in den
pm_row=Fem i rad! DOWN letar upp den
pm_call=MATCH ropar ut raden
""",
        """
tw_turn=Din tur. BACK vänder upp ett kort
tw_go=Två är likadana! Gå dit
tw_hand=MATCH lägger en hand på
tw_other=Och på den andra: MATCH
bz_first=Någon ställer en fråga. Vet du svaret? MATCH
bz_second=Den andra var först. Bli nästa: MATCH
bz_wrong=Det var fel. BACK: fel. Sedan svarar du
""",
    ),
}
