"""The line to a board: its port, bytes there and back, the REPL, and records with their description."""
