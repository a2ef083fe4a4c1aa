"""The line to a board: which port is whose, bytes there and back, the REPL, and records with their description."""
