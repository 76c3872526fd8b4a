"""The shared rules core: the contract every game keeps.

Standard library only; knows no single game.
"""
