"""Dutch, for what can be pressed."""

WORDS = (
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
option=andere instelling
join=meedoen
start=spel starten
stand_up=van tafel gaan
first_team=naar team 1
second_team=naar team 2
pause=pauze
place=andere plaats
""",
    """
letter=letter wijzigen
letter_place=andere letter
sign=ondertekenen
unsigned=zonder naam
is_right=de F staat goed
keep=zo houden
as_before=zoals eerst
turn=beeld draaien
mirror=spiegelen
every_second=elke tweede rij omkeren
yes=ja
no=nee
try=één keer drukken
claim=ik heb hem!
give_up=opgeven
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
swap_tiles=beide wisselen
half_tile=half omdraaien
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
lift_curtain=doek ophalen
cube=hier duwen
cell=andere kubus
""",
    """
rows=rij aankondigen
push=erin duwen
fill=gat vullen
face=andere kant
other_cube=andere kubus
guess_row=deze rij aankondigen
row=andere rij
no_row=geen rij
cubes=terug naar de kubussen
""",
    """
lay_card=leg deze kaart
block=een ander blok
roll_block=rol het om
take_block_up=verschuif dit blok
push_block=verschuif het
stop_here=hier: draai het
turn_block=draai het
guess_put=leg het neer
move_again=verschuif het weer
take_off=neem een blok weg
show_blocks=toon mijn blokken
""",
)
