"""Agents: who plays the seats that no person sits in.

Knows the contract of the core and no single game; imports no pygame.
"""
