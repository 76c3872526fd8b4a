"""What forms are made of: switches, segments, numbers, text entry, picking from a list."""
