"""The line to a board: whose port is which, bytes there and back, the REPL, records and their description."""
