"""Everything around a match: seats, drafts, undo, the log in words, saving, statistics, settings.

Knows the rules contract and no single game; imports no pygame.
"""
