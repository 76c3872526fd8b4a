"""Bunny Kingdom with In the Sky and Bunny Express: draft cards, grow fiefs, harvest carrots.

Rules load without the drawn table.
"""
