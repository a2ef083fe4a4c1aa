"""English, for the self-test alone: its steps and questions; what may be wrong (c_)."""

WORDS = (
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
h_buttons=Press every button
h_together=Two press MATCH at once
q_red=All red?
q_green=All green?
q_blue=All blue?
q_white=All white?
q_first=Only the first pixel wrong?
q_f=F upright, red top left?
q_lit=Each pad lit in its colour?
q_heard=Do you hear it?
""",
    """
c_full=no room left
c_storage=not kept
c_heap=too little
c_low=stuck at ground
c_pull_up=pull-up missing?
c_no_interrupt=press not noticed
c_slow=noticed late
c_swapped=swapped
c_resting=not at rest
c_no_pad=no pad
c_bounce=bounces
c_ladder=wrong resistor?
c_dead=does nothing
c_late=late
c_level=level shifter?
c_dark=wiring?
c_supply=supply?
c_colours=colour order?
c_geometry=wrong geometry
c_lights=wrong
c_sound=silent
""",
)
