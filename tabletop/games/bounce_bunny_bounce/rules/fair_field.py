"""The fair field: can a lone bunny get every carrot? (BBB-03, BBB-47)

Only the option of that name asks.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.bounce_bunny_bounce.rules.cards import (
    BOTTOM,
    CARROT,
    CELLS,
    NO_CARD,
    OFF,
    STOP,
    step,
)


def is_fair(kinds: Sequence[int]) -> bool:
    """Returns True if one bunny, alone and knowing all cards, can take all carrots in turn.

    It may land on a Swap and exchange nothing; a loop puts it back to the start; taken carrots
    leave gaps (BBB-47). `kinds` is the kind of the card in each cell.
    """
    carrots = [cell for cell in range(CELLS) if kinds[cell] == CARROT]
    everything = (1 << len(carrots)) - 1
    reached = {(OFF, 0)}
    waiting = [(OFF, 0)]
    while waiting:
        cell, taken = waiting.pop()
        at = _field_without(carrots, taken)
        for target in _targets(at, cell):
            end = chain_end(kinds, at, target)
            now = taken
            if end != OFF and kinds[end] == CARROT:
                now |= 1 << carrots.index(end)
                if now == everything:
                    return True
            if (end, now) not in reached:
                reached.add((end, now))
                waiting.append((end, now))
    return False


def chain_end(kinds: Sequence[int], at: bytearray, cell: int) -> int:
    """Returns the cell where a bunny that lands in `cell` comes to rest; OFF after a loop."""
    passed = set()
    while kinds[at[cell]] < STOP:
        target = step(at, cell, kinds[at[cell]])
        if cell in passed or target == cell:
            return OFF
        passed.add(cell)
        cell = target
    return cell


def _field_without(carrots: list[int], taken: int) -> bytearray:
    at = bytearray(range(CELLS))
    for index, cell in enumerate(carrots):
        if taken >> index & 1:
            at[cell] = NO_CARD
    return at


def _targets(at: bytearray, cell: int) -> Sequence[int]:
    if cell == OFF:
        return BOTTOM
    steps = (step(at, cell, direction) for direction in range(4))
    return [target for target in steps if target != cell]
