"""Practice: mistakes to be done better, matches to look back on, how strong one is."""
