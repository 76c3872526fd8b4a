"""Seats and options by lot, so that matches of the tests are spread over all a game offers."""

from __future__ import annotations

from random import Random

from tabletop.core.errors import BadOption
from tabletop.core.game import Game, Option, OptionValue
from tabletop.core.registry import game as find_game

DEFAULTS_EVERY = 5
"""One in so many sampled matches has its options at their defaults."""


def values(option: Option) -> list[OptionValue]:
    """Values of an option, those that are not the default first."""
    found: list[OptionValue]
    if option.kind == "bool":
        found = [True, False]
    elif option.kind == "int":
        found = sorted({option.low, (option.low + option.high) // 2, option.high})
    elif option.kind == "choice":
        found = [value for value, _ in reversed(option.choices)]
    else:
        found = [suggestion.value for suggestion in option.suggestions]
    return [value for value in found if value != option.default] + [option.default]


def startable(game: Game, players: int, mix: dict[str, OptionValue]) -> bool:
    """Whether the options go together; a game may refuse combinations."""
    try:
        game.start(players, game.info.complete(players, mix))
    except BadOption:
        return False
    return True


def sampled(key: str, number: int) -> tuple[int, dict[str, OptionValue]]:
    """Seat count and options of a game's match `number`; the same in every run.

    Number 0 has the fewest seats and the default options. The seat counts come in turn; of the
    options about half are changed, each change kept where the game takes it beside the others.
    """
    game = find_game(key)
    counts = game.info.players
    players = counts[(number + number // DEFAULTS_EVERY) % len(counts)]
    mix: dict[str, OptionValue] = {}
    if number % DEFAULTS_EVERY == 0:
        return players, mix
    rng = Random(f"{key}/{number}")
    for option in sorted(game.info.options, key=lambda option: rng.random()):
        seats = range(players) if option.scope == "seat" else (None,)
        for seat in seats:
            choices = values(option)[:-1]
            if rng.random() < 0.5 or not choices:
                continue
            name = option.key if seat is None else f"{option.key}.{seat}"
            tried = {**mix, name: choices[int(rng.random() * len(choices))]}
            if startable(game, players, tried):
                mix = tried
    return players, mix
