"""The console in a terminal: matrix, pads, and virtual blocks for one pair of hands."""
