"""A match in the terminal: the same session and the same words as at the drawn table, no window."""
