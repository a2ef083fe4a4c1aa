"""English: a key and its words a line. Few texts need little memory, short ones fit into gaps."""

WORDS = (
    """
quick_play=Quick Play
total_madness=Total Madness
quarter_turn=Quarter Turn
push_match=Push Match
twins=Twins
attract=Press MATCH
settings=Settings
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
full=whole game
five_minutes=five minutes
pm_turn={} pushes
pm_wait={}'s turn
pm_push=That cube was only just pushed in
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
form=Form
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
mode=Game
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
)
