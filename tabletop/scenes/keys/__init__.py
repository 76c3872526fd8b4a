"""Commands and keys: their table, key events, sets of keys, and the list of all keys."""
