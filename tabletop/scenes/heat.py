"""Heat on the pieces of a table: the worth of each analysed choice, where it is made."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.ai.analysis import Analysis, Choice
from tabletop.core.action import Action
from tabletop.table.board import AnyTable
from tabletop.table.contract import Heat


def best_first(found: Analysis) -> list[Choice]:
    """Returns the choices in the order of their numbers: those as good as the best, then the
    rest."""
    return sorted(found.choices, key=lambda choice: not choice.equal)


def heat_of(found: Analysis, choice: Choice) -> Heat:
    """Returns the worth of a choice among all that were analysed."""
    chances = [each.chance for each in found.choices]
    least, most = min(chances), max(chances)
    share = (choice.chance - least) / (most - least) if most > least else 1.0
    return Heat(choice.chance, share, choice.equal)


def heats(table: AnyTable, found: Analysis, view: Any, held: str = "") -> dict[str, Heat]:
    """Returns the best choice of each piece that begins one, and of each place that the held piece
    may go to; with nothing held, that the piece of the best choice may go to."""
    shown = best_first(found)
    held = held or (table.gesture(shown[0].plan[0], view).source if shown else "")
    pieces: dict[str, Heat] = {}
    for choice in shown:
        heat = heat_of(found, choice)
        for action in choice.plan if table.gathers(view) else choice.plan[:1]:
            for key in _keys(table, action, view, held):
                pieces.setdefault(key, heat)
    return pieces


def _keys(table: AnyTable, action: Action, view: Any, held: str) -> Iterator[str]:
    gesture = table.gesture(action, view)
    yield table.begins(action, view) or gesture.source
    if gesture.target and gesture.source == held:
        yield gesture.target
