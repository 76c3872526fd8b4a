"""The controls of forms: switches, segments, numbers, text entry, picking from a list."""
