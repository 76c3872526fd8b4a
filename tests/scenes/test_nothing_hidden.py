"""Nothing that a seat may not know is in what is read to it: over all games, seat counts and seats.

Two states that a seat cannot tell apart must be told to it in the same words.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from tabletop.core.game import CHANCE, Player, State
from tabletop.core.match import Match
from tabletop.core.registry import games
from tabletop.scenes.shelf import on_the_shelf
from tabletop.scenes.window import prepare
from tabletop.table import meaning
from tabletop.table.board import AnyTable
from tabletop.table.contract import Host, SeatFace
from tabletop.table.stage import Stage
from tabletop.table.still import make_table
from tests.mixes import startable, values

FEW, MANY = 120, 20_000
"""Plies of each game, in every run of the tests and in the slow ones."""

SHOWN = 20
"""At one ply of so many the table is brought to the seat's view as well."""

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn")


def laid_out(game: str, players: int) -> AnyTable:
    """A table of that many, of which nothing is drawn."""
    prepare()
    pygame.display.init()
    pygame.font.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1280, 720))
    table = make_table(game)
    faces = tuple(SeatFace(name, seat) for seat, name in enumerate(NAMES[:players]))
    host = Host(Stage(), 1.0, faces, lambda name: None)
    table.layout(host, pygame.Rect(0, 72, 1280, 648))
    return table


def told(table: AnyTable, state: State, seat: Player, shown: bool) -> str:
    """All that is read to the seat: the tree with what may be done, what is asked, what one must
    know for it and what the choices bring.

    With `shown` the table is brought to what the seat sees before; that takes long.
    """
    words = games()[GAME_OF[id(table)]].words
    assert words is not None
    view = state.view(seat)
    if shown:
        looks = table.looks(view)
        table.show(looks)
        table.panel(view, looks)
    legal = state.legal_actions(seat) if seat in state.actors() else ()
    prompt = words.prompt(view, NAMES[: len(table.host.seats)])
    tree = meaning.told(table.meaning(view, legal, words))
    beside = [table.gist(view), *(table.brings(action, view) for action in legal if shown)]
    return "\n".join((prompt.title, prompt.how, tree, *beside))


GAME_OF: dict[int, str] = {}


def matches(game: str, luck: Random) -> Iterator[Match]:
    """Matches with all seat counts in turn, each with options drawn by lot."""
    found = games()[game]
    number = 0
    while True:
        players = found.info.players[number % len(found.info.players)]
        options = {
            option.key: luck.choice(list(values(option)))
            for option in found.info.options
            if option.kind != "text" and luck.random() < 0.3
        }
        if number and startable(found, players, options):
            yield Match(found, players, options, f"{game}/{number}")
        else:
            yield Match(found, players, {}, f"{game}/{number}")
        number += 1


def walk(game: str, plies: int) -> int:
    """Plays at random and compares at every ply what one seat, or the public, is told."""
    luck, done = Random(f"hidden/{game}"), 0
    tables: dict[int, AnyTable] = {}
    for match in matches(game, luck):
        table = tables.setdefault(match.players, laid_out(game, match.players))
        GAME_OF[id(table)] = game
        while match.state.actors() and done < plies:
            seat = luck.randrange(match.players)
            hidden = match.state.clone()
            hidden.redeterminize(seat, Random(done))
            shown = done % SHOWN == 0
            real, redrawn = (told(table, s, seat, shown) for s in (match.state, hidden))
            assert real == redrawn, _difference(real, redrawn, f"{game}, ply {match.ply}, {seat}")
            mover = luck.choice([p for p in match.state.actors() if p != CHANCE])
            match.submit(mover, luck.choice(list(match.state.legal_actions(mover))))
            done += 1
        if done >= plies:
            return done
    return done


def _difference(one: str, other: str, where: str) -> str:
    pairs = zip(one.splitlines(), other.splitlines())
    found = [f"{a!r} is told, {b!r} would be" for a, b in pairs if a != b]
    return f"{where}: {found[0] if found else 'one is longer'}"


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_nothing_hidden_is_told(game: str) -> None:
    assert walk(game, FEW) == FEW


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_nothing_hidden_is_told_in_long_walks(game: str) -> None:
    assert walk(game, MANY) == MANY
