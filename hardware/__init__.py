"""Things that people hold: wiring, parts and printable solids, from the project's own data."""
