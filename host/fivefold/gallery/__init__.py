"""The gallery: every screen of every game as a picture, taken from real games on the virtual board."""
