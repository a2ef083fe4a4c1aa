"""English. What each key means, and what fills its gaps, stands in index.toml."""

WORDS = {
    "common": (
        """
quick_play=Quick Play
total_madness=Total Madness
quarter_turn=Quarter Turn
push_match=Push Match
twins=Twins
attract=Press MATCH
settings=Settings
lessons=How to play
lesson=How to play? Press UP
fame=Best runs
no_runs=No runs yet
initials=Your initials
series=Series of {}
""",
        """
rounds=Rounds
computers=Computer players
screen=on the display
printed=printed
strength=Strength
players=Players {}
seat=Player {}
card=Card {} of {}
level=Level {}
check={} shows the blocks
vote=Vote: is {} right?
solution=Solution {} of {}
right={}: correct!
wrong={}: wrong!
nobody=Nobody gets the card
cards=cards {}
level5=level 5: {}
level4=level 4: {}
level3=level 3: {}
level2=level 2: {}
level1=level 1: {}
time=Time {}
errors=Errors {}
best=Best so far: {}
new_best=New best!
resume=Resume
again=Play again
quit=Quit to the menu
crash=Error {}. Press MATCH
saved=Resume the saved game?
""",
        """
points=points {}
variant=Variant
full=full game
five_minutes=five minutes
pm_turn={} pushes
pm_wait={}'s turn
pm_push=That cube was just pushed in
pm_fill=Only to make five in a row
pm_match=Not five of a kind
pm_done=Call your row first
pm_open=MATCH: push out the corner
pm_end=MATCH: done
pm_curtain=Press MATCH
pm_called={} calls a row
pm_cards={}'s cards
pm_void=Nobody wins the round
""",
        """
form=Variant
standard=standard
long=long
timed=against the clock
one_colour=one colour
minutes=Minutes
colours=Colours
by_seat=by seat
picked=picked
blocks=blocks {}
turns=turns {}
qt_wait={}'s turn
qt_turn=turn {}
qt_roll=MATCH: roll the die
qt_done=MATCH: done
qt_put=MATCH: place a block
qt_take=MATCH: remove this block
qt_held=A block holds this tile
qt_rests=This tile was just turned
qt_other=Choose another tile
qt_taken=This colour is taken
qt_no=Not now
qt_pick=Choose a colour
qt_over=the end
qt_left=turn left
qt_right=turn right
qt_two_left=twice left
qt_two_right=twice right
qt_swap=swap two tiles
qt_anti_block=anti-block
""",
        """
cannot=Not with these players
sets=sets {}
mode=Mode
against=free for all
teams=teams
together=together
race=race
seconds=Seconds
deck=Cards in the deck
rating=rating {} out of 5
order=Order of the cards
chance=by chance
rising=from easy to hard
handicaps=Your handicap
levels=Levels
forbidden=Forbidden patterns
on=yes
off=no
alone={} is the only judge
back_asked={} asks to take back a move. MATCH: yes. BACK: no
back_kept=The move stands
back_taken_back=The move is taken back
""",
        """
tw_turn={} turns up a card
tw_any=Anyone may turn up a card
tw_time={} seconds left
tw_none=There is no card there
tw_taken=A hand is there already
tw_others=Not in this game
tw_out=No cards left
tw_wait={} turns up next
tw_won={} wins a set
tw_stolen={} steals a set
tw_tie={} and {}: nobody wins
tw_mistake={}: a mistake
tw_teams={} against {}
tw_forbidden=Forbidden to {}
solo=Solo
five=five cards
sixty=all sixty cards
tm_hands=Hands off the blocks until go
tm_false=False start: {}
tm_name={}: which card?
tm_aside={} sets a card aside
tm_owed={} owes a card
tm_end=The end
""",
        """
real=on the table
console=on the display
begin={}: press MATCH to begin
laying={} lays the blocks
to_beat=To beat: {}
gave_up=card given up
choose_block=Choose a block
move_block=Move the block
turn_block=Turn the block
show_blocks=MATCH: show the blocks
""",
    ),
    "offers": (
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
learn=learn to play
option=next setting
join=join in
start=start the game
stand_up=leave the table
first_team=to team 1
second_team=to team 2
pause=pause
handicap=your handicap
page=turn the page
place=another place
""",
        """
letter=change the letter
letter_place=another letter
sign=sign
unsigned=without a name
other_face=another face
my_name=my name
keep_name=keep this name
is_right=the F is upright
keep=keep it like this
as_before=undo it
turn=turn the picture
mirror=mirror it
every_second=flip every other row
yes=yes
no=no
try=press each once
roll_block=roll this block
claim=I have it!
give_up=give up
hint=hint: {}
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
half_tile=half turn
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
ask_back=ask to undo my move
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
take_block_up=move this block
push_block=move it
stop_here=here: turn it
turn_block=turn it
guess_put=put it down
move_again=move it again
take_off=take a block off
show_blocks=show my blocks
""",
    ),
    "printed": (
        """
lay=Lay card {}, then MATCH
number=Card {}
deal=Deal the cards, then MATCH
claim={} touches two cards
name={}: both card numbers?
""",
    ),
    "self_test": (
        """
storage=Storage
heap=Memory
lines=MATCH lines
order=Press order
ladders=Ladders
buttons=Buttons
together=Together
colours=Colours
picture=Picture
lights=Pad lights
sound=Sound
well=All is well
do_buttons=Press every button
do_together=Two press MATCH at once
ask_red=All red?
ask_green=All green?
ask_blue=All blue?
ask_white=All white?
ask_first=Only the first pixel wrong?
ask_f=F upright, red top left?
ask_lit=Each pad lit in its colour?
ask_heard=Do you hear it?
""",
        """
cause_full=no room left
cause_storage=not saved
cause_heap=too little
cause_low=stuck at ground
cause_pull_up=pull-up missing?
cause_no_interrupt=press not noticed
cause_slow=noticed late
cause_swapped=swapped
cause_resting=not at rest
cause_no_pad=no pad
cause_bounce=bounces
cause_ladder=wrong resistor?
cause_dead=does nothing
cause_late=late
cause_level=level shifter?
cause_dark=wiring?
cause_supply=supply?
cause_colours=colour order?
cause_geometry=wrong geometry
cause_lights=wrong
cause_sound=silent
""",
    ),
    "set_up": (
        """
own_name=English
language=Language
brightness=Brightness
volume=Volume
palette=Colours
usual=bright
plain=colour-blind
motion=Motion
full=full
reduced=reduced
dim=Dims after {} minutes
dim_never=Never dims
limited=limited by the power supply
names=Names
name_of=Name of player {}
matrix=Display orientation
readable=Can you read this? Press MATCH
self_test=Self-test
about=About
free={} KiB free
""",
    ),
    "teach": (
        """
end=Well done! That's the game
qp_roll=One block is missing. UP rolls it
qp_again=Not yet: try again
qp_claim=It fits! MATCH: I have it
qp_judge=The other player has it. Check the blocks. MATCH: right
tm_early=Wait for GO! Try it: MATCH now is too early
tm_claim=Five cards for all. Build one, then press MATCH
tm_deck=Which card is it? RIGHT shows the next
tm_this=MATCH: this one
tm_vote=Somebody objects. You vote too. BACK: wrong
qt_roll=Your turn. MATCH rolls the die
qt_go=Go to the blinking tile
qt_turn=MATCH turns it
qt_put=Four quarters of your colour! MATCH places a block
pm_go=Four of a kind. Go to the end of the row: RIGHT
pm_take=Your cube goes in here: MATCH
pm_face=Which face? RIGHT until it matches
pm_push=MATCH pushes it in
pm_row=Five in a row! DOWN finds it
pm_call=MATCH calls the row
""",
        """
tw_turn=Your turn. BACK turns up a card
tw_go=Two are alike! Go there
tw_hand=MATCH puts a hand on it
tw_other=And on the other one: MATCH
bz_first=Somebody asks. You know it? MATCH
bz_second=The other was first. Be the next: MATCH
bz_wrong=That was wrong. BACK: wrong. Then you answer
""",
    ),
}
