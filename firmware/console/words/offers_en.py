"""English, for what can be pressed."""

WORDS = (
    """
held=hold {}
take={}
open=play {}
wake=go to the menu
demo=watch the demo
choose=choose another
leave=go back
quit=to the menu
go_on=go on
next=next
forget=discard the game
value=change the value
option=next setting
join=join in
start=start the game
stand_up=leave the table
first_team=to team 1
second_team=to team 2
pause=pause
place=another place
""",
    """
letter=change the letter
letter_place=another letter
sign=sign
unsigned=without a name
is_right=the F is upright
keep=keep it like this
as_before=undo it
turn=turn the picture
mirror=mirror it
every_second=flip every second row
yes=yes
no=no
try=press each once
claim=I have it!
give_up=give up
right=that is right
wrong=that is wrong
withdraw=take my claim back
solution=see a solution
lies=the card is there
""",
    """
dealt=all cards are dealt
card=another card
deck=another card
this_deck=this card
point=one point for me
take_back=take a point back
whose=whose pair it was
number=that is the number
digit=change the digit
digit_place=another digit
first_number=the first number again
hand=put a hand down
lift=lift my hand
turn_over=turn this card
turn_up=turn up my next card
cursor=move my cursor
colour=take this colour
other_colour=another colour
turn_tile=turn this tile
pick_tile=take this tile
""",
    """
swap_tiles=swap the two
half_tile=turn it by half
turn_both=turn both
tile=another tile
drop_tile=put the tile back
die=see the die
roll=roll the die
put_block=place a block here
take_block=take this block off
end_turn=end my turn
crossing=another place
whose_colour=show my colour
ask_back=ask for my move back
agree=allow it
keep_move=the move stands
corner=push out the corner
see_cards=see my cards
lift_curtain=lift the curtain
cube=push here
cell=another cube
""",
    """
rows=call a row
push=push it in
fill=fill the gap
face=another face
other_cube=another cube
guess_row=call this row
row=another row
no_row=no row
cubes=back to the cubes
""",
    """
lay_card=lay this card
block=another block
roll_block=roll it over
take_block_up=move this block
push_block=move it
stop_here=here: turn it
turn_block=turn it
guess_put=put it down
move_again=move it again
take_off=take a block off
show_blocks=show my blocks
""",
)
