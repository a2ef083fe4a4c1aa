"""Board profiles on a PC: reading, checking, showing."""
