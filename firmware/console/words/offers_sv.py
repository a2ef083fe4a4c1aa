"""Swedish, for what can be pressed."""

WORDS = (
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
option=annan inställning
join=var med
start=starta spelet
stand_up=lämna bordet
first_team=till lag 1
second_team=till lag 2
pause=paus
place=annan plats
""",
    """
letter=byt bokstav
letter_place=annan bokstav
sign=signera
unsigned=utan namn
is_right=F:et står rätt
keep=behåll så
as_before=som förut
turn=vrid bilden
mirror=spegla
every_second=vänd varannan rad
yes=ja
no=nej
try=tryck en gång
claim=jag har den!
give_up=ge upp
right=det stämmer
wrong=det är fel
withdraw=ta tillbaka anropet
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
put_block=sätt en kloss här
take_block=ta bort klossen
end_turn=avsluta min tur
crossing=annan plats
whose_colour=visa min färg
ask_back=be att få ta om draget
agree=tillåt det
keep_move=draget gäller
corner=tryck ut hörnet
see_cards=se mina kort
lift_curtain=lyft ridån
cube=tryck här
cell=annan kub
""",
    """
rows=ropa en rad
push=tryck in den
fill=fyll luckan
face=annan sida
other_cube=annan kub
guess_row=ropa den här raden
row=annan rad
no_row=ingen rad
cubes=tillbaka till kuberna
""",
    """
lay_card=lägg det här kortet
block=ett annat block
roll_block=rulla det
take_block_up=flytta det här blocket
push_block=flytta det
stop_here=här: vrid det
turn_block=vrid det
guess_put=lägg ned det
move_again=flytta det igen
take_off=ta bort ett block
show_blocks=visa mina block
""",
)
