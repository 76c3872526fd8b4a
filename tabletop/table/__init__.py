"""The kit all drawn tables share: assets, art, pieces, focus, animation, sound.

Knows no game's rules.
"""
