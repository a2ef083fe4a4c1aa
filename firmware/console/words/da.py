"""Danish. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Hurtigt spil
total_madness=Totalt kaos
quarter_turn=Kvart omgang
push_match=Skub og match
twins=Tvillinger
attract=Tryk på MATCH
settings=Indstillinger
lessons=Sådan spiller du
lesson=Hvordan spiller man? Tryk på UP
fame=Bedste spil
no_runs=Ingen endnu
initials=Dine initialer
series=Serie på {}
""",
        """
rounds=Runder
computers=Computerspillere
screen=på skærmen
printed=på papir
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
form=Variant
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
mode=Spiltype
against=alle mod alle
teams=hold
together=sammen
race=kapløb
seconds=Sekunder
deck=Kort i spillet
rating=karakter {} af 5
order=Kortenes rækkefølge
chance=tilfældig
rising=fra let til svært
handicaps=Dit handicap
levels=Niveauer
forbidden=Forbudte mønstre
on=ja
off=nej
alone={} dømmer alene
back_asked={} vil tage trækket tilbage. MATCH: ja. BACK: nej
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
begin={}: tryk på MATCH for at begynde
laying={} lægger klodserne
to_beat=Tid at slå: {}
gave_up=kortet er opgivet
choose_block=Vælg en klods
move_block=Flyt klodsen
turn_block=Drej klodsen
show_blocks=MATCH: vis klodserne
""",
    ),
    "offers": (
        """
held=hold {} nede
take={}
open=spil {}
wake=til menuen
demo=se demoen
choose=vælg en anden
leave=tilbage
quit=til menuen
go_on=fortsæt
next=næste
forget=drop spillet
value=skift værdi
learn=lær at spille
option=anden indstilling
join=vær med
start=start spillet
stand_up=forlad bordet
first_team=til hold 1
second_team=til hold 2
pause=pause
handicap=dit handicap
page=bladr
place=anden plads
""",
        """
letter=skift bogstav
letter_place=andet bogstav
sign=skriv under
unsigned=uden navn
other_face=et andet ansigt
my_name=mit navn
keep_name=behold navnet
is_right=F'et står rigtigt
keep=behold det sådan
as_before=som før
turn=drej billedet
mirror=spejlvend
every_second=vend hver anden række
yes=ja
no=nej
try=tryk én gang
roll_block=rul klodsen
claim=jeg har den!
give_up=giv op
hint=tip: {}
right=det er rigtigt
wrong=det er forkert
withdraw=fortryd meldingen
solution=se en løsning
lies=kortet ligger der
""",
        """
dealt=alle kort er delt
card=et andet kort
deck=et andet kort
this_deck=dette kort
point=et point til mig
take_back=tag et point tilbage
whose=hvis par det var
number=det er nummeret
digit=skift ciffer
digit_place=et andet ciffer
first_number=det første nummer igen
hand=læg en hånd
lift=løft hånden
turn_over=vend kortet
turn_up=vend mit næste kort
cursor=flyt markøren
colour=tag denne farve
other_colour=en anden farve
turn_tile=drej brikken
pick_tile=vælg brikken
""",
        """
swap_tiles=byt de to
half_tile=en halv omgang
turn_both=drej begge
tile=en anden brik
drop_tile=slip brikken
die=se terningen
roll=slå med terningen
put_block=sæt en klods her
take_block=fjern klodsen
end_turn=afslut min tur
crossing=et andet sted
whose_colour=vis min farve
ask_back=bed om at fortryde
agree=tillad det
keep_move=trækket gælder
corner=skub hjørnet ud
see_cards=se mine kort
lift_curtain=løft tæppet
cube=skub her
cell=en anden terning
""",
        """
rows=meld en række
push=skub den ind
fill=fyld hullet
face=en anden side
other_cube=en anden terning
guess_row=meld denne række
row=en anden række
no_row=ingen række
cubes=tilbage til terningerne
""",
        """
lay_card=læg dette kort
block=en anden klods
take_block_up=flyt denne klods
push_block=flyt den
stop_here=her: drej den
turn_block=drej den
guess_put=læg den
move_again=flyt den igen
take_off=fjern en klods
show_blocks=vis mine klodser
""",
    ),
    "printed": (
        """
lay=Læg kort {}, så MATCH
number=Kort {}
deal=Giv kortene, så MATCH
claim={} rører to kort
name={}: numrene på begge kort?
""",
    ),
    "self_test": (
        """
storage=Lager
heap=Hukommelse
lines=MATCH-linjer
order=Rækkefølge
ladders=Modstande
buttons=Knapper
together=Samtidig
colours=Farver
picture=Billede
lights=Lys
sound=Lyd
well=Alt er i orden
do_buttons=Tryk på alle knapper
do_together=Tryk på MATCH samtidig
ask_red=Alt rødt?
ask_green=Alt grønt?
ask_blue=Alt blåt?
ask_white=Alt hvidt?
ask_first=Kun første punkt forkert?
ask_f=F opret, rødt øverst til venstre?
ask_lit=Lyser hver i sin farve?
ask_heard=Kan det høres?
""",
        """
cause_full=ikke mere plads
cause_storage=ikke gemt
cause_heap=for lidt
cause_low=ligger på stel
cause_pull_up=mangler pull-up?
cause_no_interrupt=tryk ikke bemærket
cause_slow=bemærket sent
cause_swapped=byttet
cause_resting=ikke i hvile
cause_no_pad=ingen controller
cause_bounce=preller
cause_ladder=forkert modstand?
cause_dead=gør intet
cause_late=for sent
cause_level=niveauskifter?
cause_dark=ledninger?
cause_supply=strømforsyning?
cause_colours=farveorden?
cause_geometry=forkert geometri
cause_lights=forkert
cause_sound=tavs
""",
    ),
    "set_up": (
        """
own_name=Dansk
language=Sprog
brightness=Lysstyrke
volume=Lydstyrke
palette=Farver
usual=klare
plain=for farveblinde
motion=Bevægelse
full=normal
reduced=reduceret
dim=Dæmpes efter {} minutter
dim_never=Dæmpes aldrig
limited=begrænset af strømforsyningen
names=Navne
name_of=Navn på spiller {}
matrix=Skærmens retning
readable=Kan du læse det? Tryk på MATCH
self_test=Selvtest
about=Om
free={} KiB ledige
""",
    ),
    "teach": (
        """
end=Godt gået! Sådan er spillet
qp_roll=En klods mangler. UP ruller den
qp_again=Ikke endnu: en gang til
qp_claim=Den passer! MATCH: jeg har den
qp_judge=Nu har den anden den. Se på klodserne. MATCH: rigtigt
tm_early=Vent på start! Prøv: MATCH nu er for tidligt
tm_claim=Fem kort til alle. Byg et, så MATCH
tm_deck=Hvilket kort? RIGHT viser det næste
tm_this=MATCH: dette
tm_vote=En er uenig. Du stemmer også. BACK: forkert
qt_roll=Din tur. MATCH slår med terningen
qt_go=Gå til den blinkende brik
qt_turn=MATCH drejer den
qt_put=Fire fjerdedele i din farve. MATCH sætter en klods
pm_go=Fire ens symboler. Gå til enden af rækken: RIGHT
pm_take=Her skal din terning ind: MATCH
pm_face=Hvilken side? RIGHT, til den passer
pm_push=MATCH skubber den ind
pm_row=Fem på række! DOWN finder den
pm_call=MATCH melder rækken
""",
        """
tw_turn=Din tur. BACK vender et kort
tw_go=To er ens! Gå derhen
tw_hand=MATCH lægger en hånd på
tw_other=Og på den anden: MATCH
bz_first=En stiller et spørgsmål. Ved du det? MATCH
bz_second=Den anden var først. Bliv den næste: MATCH
bz_wrong=Det var forkert. BACK: forkert. Så svarer du
""",
    ),
}
