"""The persons who play on this machine, as the settings keep them: rabbits and own settings.

Lessons and statistics know them by their names as well.
"""

from __future__ import annotations

from tabletop.session.seats import human
from tabletop.session.settings import Settings


def rename(settings: Settings, old: str, new: str) -> None:
    """Gives a person another name, wherever the settings know them."""
    settings.persons[new] = settings.persons.pop(old)
    if old in settings.learnt:
        known = (*settings.learnt.get(new, ()), *settings.learnt.pop(old))
        settings.learnt[new] = tuple(dict.fromkeys(known))
    _call(settings, old, new)


def forget(settings: Settings, name: str) -> None:
    """Takes a person out; guests sit in their places. The lessons they did stay known."""
    del settings.persons[name]
    _call(settings, name, "")


def _call(settings: Settings, old: str, new: str) -> None:
    """Replaces a person in the last set-ups."""
    settings.name = new if settings.name == old else settings.name
    settings.together = tuple(new if name == old else name for name in settings.together)
    for game, setup in settings.setups.items():
        seats = (
            human(new, seat.figure) if seat.human and seat.name == old else seat
            for seat in setup.seats
        )
        settings.setups[game] = setup._replace(seats=tuple(seats))
