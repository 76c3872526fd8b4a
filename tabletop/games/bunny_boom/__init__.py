"""Bunny Boom: cards become a village, pawns cross it, and bunnies pile up; fewest bunnies win.

Rules load without the drawn table.
"""
