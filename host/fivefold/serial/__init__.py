"""Records on the serial link: their description, checking them, and taking them out of a stream of bytes."""
