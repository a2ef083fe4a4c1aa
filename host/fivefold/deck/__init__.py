"""The deck: finding the blocks, making, measuring, checking and showing the pattern cards."""
