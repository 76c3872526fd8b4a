"""The table while a match is played: its screen, the hand, the log, aids, the cover."""
