"""What makers' tools find at the end of a cable that is none."""
