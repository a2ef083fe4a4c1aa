"""What the parts that protect a console do, simulated: before and after, from the values of the wiring."""
