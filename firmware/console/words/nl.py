"""Dutch. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Snel spel
total_madness=Totale chaos
quarter_turn=Kwartslag
push_match=Schuifpaar
twins=Tweelingen
attract=Druk op MATCH
settings=Instellingen
lessons=Zo speel je
lesson=Hoe speel je dit? Druk op UP
fame=Beste scores
no_runs=Nog geen
initials=Je initialen
series=Serie van {}
""",
        """
rounds=Rondes
computers=Computerspelers
screen=op het scherm
printed=gedrukt
strength=Sterkte
players=Spelers {}
seat=Speler {}
card=Kaart {} van {}
level=Niveau {}
check={} toont de blokken
vote=Stemming: heeft {} gelijk?
solution=Oplossing {} van {}
right={}: goed!
wrong={}: fout!
nobody=Niemand krijgt de kaart
cards=kaarten {}
level5=niveau 5: {}
level4=niveau 4: {}
level3=niveau 3: {}
level2=niveau 2: {}
level1=niveau 1: {}
time=Tijd {}
errors=Fouten {}
best=Record: {}
new_best=Nieuw record!
resume=Verder
again=Opnieuw spelen
quit=Naar het menu
crash=Fout {}. Druk op MATCH
saved=Bewaard spel hervatten?
""",
        """
points=punten {}
variant=Variant
full=heel spel
five_minutes=vijf minuten
pm_turn={} duwt
pm_wait={} is aan de beurt
pm_push=Deze kubus is er net in geduwd
pm_fill=Alleen om er vijf te maken
pm_match=Geen vijf dezelfde
pm_done=Meld eerst je rij
pm_open=MATCH: duw de hoek eruit
pm_end=MATCH: klaar
pm_curtain=Druk op MATCH
pm_called={} meldt een rij
pm_cards=De kaarten van {}
pm_void=Niemand wint de ronde
""",
        """
form=Variant
standard=gewoon
long=lang
timed=tegen de klok
one_colour=één kleur
minutes=Minuten
colours=Kleuren
by_seat=per plaats
picked=gekozen
blocks=blokken {}
turns=beurten {}
qt_wait={} is aan de beurt
qt_turn=beurt {}
qt_roll=MATCH: gooi de dobbelsteen
qt_done=MATCH: klaar
qt_put=MATCH: zet een blok
qt_take=MATCH: haal dit blok weg
qt_held=Een blok houdt deze tegel vast
qt_rests=Deze tegel is net gedraaid
qt_other=Kies een andere tegel
qt_taken=Deze kleur is bezet
qt_no=Nu niet
qt_pick=Kies een kleur
qt_over=het einde
qt_left=naar links draaien
qt_right=naar rechts draaien
qt_two_left=twee keer links
qt_two_right=twee keer rechts
qt_swap=twee tegels ruilen
qt_anti_block=anti-blok
""",
        """
cannot=Niet met deze spelers
sets=sets {}
mode=Spelvorm
against=ieder voor zich
teams=teams
together=samen
race=race
seconds=Seconden
deck=Kaarten in het spel
rating=score {} van 5
order=Volgorde van de kaarten
chance=willekeurig
rising=van makkelijk naar moeilijk
handicaps=Jouw handicap
levels=Niveaus
forbidden=Verboden patronen
on=ja
off=nee
alone={} oordeelt alleen
back_asked={} wil de zet terugnemen. MATCH: ja. BACK: nee
back_kept=De zet blijft staan
back_taken_back=De zet is teruggenomen
""",
        """
tw_turn={} draait een kaart om
tw_any=Iedereen mag een kaart omdraaien
tw_time=nog {} seconden
tw_none=Daar ligt geen kaart
tw_taken=Daar ligt al een hand
tw_others=Niet in dit spel
tw_out=Geen kaarten meer
tw_wait={} mag omdraaien
tw_won={} wint een set
tw_stolen={} steelt een set
tw_tie={} en {}: niemand wint
tw_mistake={}: een fout
tw_teams={} tegen {}
tw_forbidden=Verboden voor {}
solo=Alleen
five=vijf kaarten
sixty=alle zestig kaarten
tm_hands=Blijf van de blokken af tot de start
tm_false=Valse start: {}
tm_name={}: welke kaart?
tm_aside={} legt een kaart weg
tm_owed={} is een kaart schuldig
tm_end=Einde
""",
        """
real=op tafel
console=op het scherm
begin={}: begin met MATCH
laying={} legt de blokken
to_beat=Te verslaan: {}
gave_up=kaart opgegeven
choose_block=Kies een blok
move_block=Verschuif het blok
turn_block=Draai het blok
show_blocks=MATCH: toon de blokken
""",
    ),
    "offers": (
        """
held={} ingedrukt houden
take={}
open=speel {}
wake=naar het menu
demo=demo bekijken
choose=iets anders kiezen
leave=terug
quit=naar het menu
go_on=verder
next=volgende
forget=spel weggooien
value=waarde wijzigen
learn=leren spelen
option=andere instelling
join=meedoen
start=spel starten
stand_up=van tafel gaan
first_team=naar team 1
second_team=naar team 2
pause=pauze
handicap=jouw handicap
page=pagina omslaan
place=andere plaats
""",
        """
letter=letter wijzigen
letter_place=andere letter
sign=ondertekenen
unsigned=zonder naam
other_face=ander gezicht
my_name=mijn naam
keep_name=naam bewaren
is_right=de F staat goed
keep=zo houden
as_before=zoals eerst
turn=beeld draaien
mirror=spiegelen
every_second=elke tweede rij omkeren
yes=ja
no=nee
try=één keer drukken
roll_block=blok kantelen
claim=ik heb hem!
give_up=opgeven
hint=tip: {}
right=dat klopt
wrong=dat is fout
withdraw=claim intrekken
solution=oplossing bekijken
lies=de kaart ligt er
""",
        """
dealt=kaarten zijn gedeeld
card=andere kaart
deck=andere kaart
this_deck=deze kaart
point=een punt voor mij
take_back=punt terugnemen
whose=van wie het paar was
number=dat is het nummer
digit=cijfer wijzigen
digit_place=ander cijfer
first_number=eerste nummer opnieuw
hand=hand neerleggen
lift=hand weghalen
turn_over=kaart omdraaien
turn_up=mijn kaart omdraaien
cursor=cursor verplaatsen
colour=deze kleur nemen
other_colour=andere kleur
turn_tile=tegel draaien
pick_tile=tegel kiezen
""",
        """
swap_tiles=beide ruilen
half_tile=halve slag
turn_both=beide draaien
tile=andere tegel
drop_tile=tegel loslaten
die=dobbelsteen bekijken
roll=gooien
put_block=blok hier zetten
take_block=blok weghalen
end_turn=beurt beëindigen
crossing=andere plek
whose_colour=mijn kleur tonen
ask_back=zet terugvragen
agree=toestaan
keep_move=de zet blijft
corner=hoek eruit duwen
see_cards=mijn kaarten bekijken
lift_curtain=gordijn openen
cube=hier duwen
cell=andere kubus
""",
        """
rows=rij melden
push=erin duwen
fill=gat vullen
face=andere kant
other_cube=andere kubus
guess_row=deze rij melden
row=andere rij
no_row=geen rij
cubes=terug naar de kubussen
""",
        """
lay_card=leg deze kaart
block=een ander blok
take_block_up=verschuif dit blok
push_block=verschuif het
stop_here=hier: draai het
turn_block=draai het
guess_put=leg het neer
move_again=verschuif het weer
take_off=neem een blok weg
show_blocks=toon mijn blokken
""",
    ),
    "printed": (
        """
lay=Leg kaart {} neer, dan MATCH
number=Kaart {}
deal=Deel de kaarten, dan MATCH
claim={} raakt twee kaarten
name={}: de nummers van beide kaarten?
""",
    ),
    "self_test": (
        """
storage=Opslag
heap=Geheugen
lines=MATCH-lijnen
order=Volgorde
ladders=Weerstanden
buttons=Knoppen
together=Tegelijk
colours=Kleuren
picture=Beeld
lights=Lampjes
sound=Geluid
well=Alles in orde
do_buttons=Druk op elke knop
do_together=Druk samen op MATCH
ask_red=Alles rood?
ask_green=Alles groen?
ask_blue=Alles blauw?
ask_white=Alles wit?
ask_first=Alleen de eerste pixel fout?
ask_f=F rechtop, rood linksboven?
ask_lit=Elk in zijn kleur?
ask_heard=Is het te horen?
""",
        """
cause_full=geen ruimte meer
cause_storage=niet bewaard
cause_heap=te weinig
cause_low=blijft aan massa
cause_pull_up=pull-up ontbreekt?
cause_no_interrupt=druk niet gemerkt
cause_slow=laat gemerkt
cause_swapped=verwisseld
cause_resting=niet in rust
cause_no_pad=geen controller
cause_bounce=dendert
cause_ladder=verkeerde weerstand?
cause_dead=doet niets
cause_late=te laat
cause_level=niveauomzetter?
cause_dark=bedrading?
cause_supply=voeding?
cause_colours=kleurvolgorde?
cause_geometry=verkeerde geometrie
cause_lights=fout
cause_sound=stil
""",
    ),
    "set_up": (
        """
own_name=Nederlands
language=Taal
brightness=Helderheid
volume=Volume
palette=Kleuren
usual=fel
plain=voor kleurenblinden
motion=Beweging
full=normaal
reduced=beperkt
dim=Dimt na {} minuten
dim_never=Dimt nooit
limited=begrensd door de voeding
names=Namen
name_of=Naam van speler {}
matrix=Stand van het scherm
readable=Leesbaar? Druk op MATCH
self_test=Zelftest
about=Over
free={} KiB vrij
""",
    ),
    "teach": (
        """
end=Goed gedaan! Zo gaat het spel
qp_roll=Er ontbreekt een blok. UP kantelt het
qp_again=Nog niet: nog een keer
qp_claim=Het past! MATCH: ik heb hem
qp_judge=Nu heeft de ander het. Bekijk de blokken. MATCH: klopt
tm_early=Wacht op de start! Probeer: MATCH is nu te vroeg
tm_claim=Vijf kaarten voor iedereen. Leg er een, dan MATCH
tm_deck=Welke kaart? RIGHT toont de volgende
tm_this=MATCH: deze
tm_vote=Iemand maakt bezwaar. Stem mee. BACK: fout
qt_roll=Jouw beurt. MATCH gooit
qt_go=Ga naar de knipperende tegel
qt_turn=MATCH draait hem
qt_put=Vier kwarten van jouw kleur. MATCH zet een blok
pm_go=Vier dezelfde symbolen. Ga naar het eind van de rij: RIGHT
pm_take=Hier gaat jouw kubus erin: MATCH
pm_face=Welke kant? RIGHT tot hij gelijk is
pm_push=MATCH duwt hem erin
pm_row=Vijf op een rij! DOWN zoekt hem
pm_call=MATCH meldt de rij
""",
        """
tw_turn=Jouw beurt. BACK draait een kaart om
tw_go=Twee zijn gelijk! Ga erheen
tw_hand=MATCH legt een hand erop
tw_other=En op de andere: MATCH
bz_first=Iemand stelt een vraag. Weet je het? MATCH
bz_second=De ander was eerst. Wees de volgende: MATCH
bz_wrong=Dat was fout. BACK: fout. Dan antwoord jij
""",
    ),
}
