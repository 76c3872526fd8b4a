"""Drawing: palette, SVG, surfaces, lettering, rabbits, signs, cards, widgets.

No rules and no input here.
"""
