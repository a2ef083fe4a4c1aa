"""What docs/assemble.md shows: the matrix, right and with faults; the first test on a breadboard; tables."""
