"""A game whose heuristics fail the search."""
