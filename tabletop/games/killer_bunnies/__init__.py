"""Killer Bunnies Odyssey: two rings, run cards, weapons and d20s; the first to 60 points wins.

Rules load without the drawn table.
"""
