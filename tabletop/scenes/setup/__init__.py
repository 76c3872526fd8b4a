"""Setting a match up: who sits where, the options of its game."""
