"""Danish, for what can be pressed."""

WORDS = (
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
option=anden indstilling
join=vær med
start=start spillet
stand_up=forlad bordet
first_team=til hold 1
second_team=til hold 2
pause=pause
place=anden plads
""",
    """
letter=skift bogstav
letter_place=andet bogstav
sign=skriv under
unsigned=uden navn
is_right=F'et står rigtigt
keep=behold det sådan
as_before=som før
turn=drej billedet
mirror=spejlvend
every_second=vend hver anden række
yes=ja
no=nej
try=tryk én gang
claim=jeg har den!
give_up=giv op
right=det er rigtigt
wrong=det er forkert
withdraw=træk mit bud tilbage
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
half_tile=drej en halv gang
turn_both=drej begge
tile=en anden brik
drop_tile=slip brikken
die=se terningen
roll=slå med terningen
put_block=sæt en klods her
take_block=fjern klodsen
end_turn=slut min tur
crossing=et andet sted
whose_colour=vis min farve
ask_back=bed om trækket igen
agree=tillad det
keep_move=trækket står
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
roll_block=rul den
take_block_up=flyt denne klods
push_block=flyt den
stop_here=her: drej den
turn_block=drej den
guess_put=læg den
move_again=flyt den igen
take_off=tag en klods af
show_blocks=vis mine klodser
""",
)
