"""The actions, made once: one list of hops and one of nibbles, indexed by the tuft."""

from __future__ import annotations

from typing import Final

from tabletop.core.action import Action

HOP, NIBBLE = range(2)

HOPS: Final = tuple(Action(HOP, tuft) for tuft in range(25))
NIBBLES: Final = tuple(Action(NIBBLE, tuft) for tuft in range(25))
