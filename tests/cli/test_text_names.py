"""Whatever is told in the terminal can be asked about by its name."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tabletop.cli.text.commands import Commands
from tabletop.cli.text.desk import TextDesk
from tabletop.cli.text.start import _match, _program
from tabletop.core.registry import games
from tabletop.scenes.play.words import screen
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.seats import human
from tabletop.table.meaning import LOG, PROMPT, RABBIT, things


@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_every_name_that_is_told_can_be_looked_for(game: str, tmp_path: Path) -> None:
    app = _program(tmp_path, "inline")
    seats = [human(name, seat) for seat, name in enumerate(("Ada", "Ben", "Cleo"))]
    seats = seats[: max(2, min(games()[game].info.players))]
    desk = TextDesk.begun(app, _match(app, game, seats, {}, "5", None), fresh=True)
    commands, luck, looked = Commands(desk), Random(1), 0
    for ply in range(41):
        waited(desk)
        if desk.running.over:
            break
        found = desk.choices()
        told = [zone for zone in screen(desk.scene.desk) if zone.key not in (PROMPT, LOG, RABBIT)]
        for thing in things(told) if ply % 8 == 0 else ():
            answer = commands.answer(f"look {thing.name}", found)
            named = [line for line in answer or () if thing.name.casefold() in line.casefold()]
            assert named, (thing, answer)
            looked += 1
        desk.choose(luck.choice(list(desk.scene.legal())))
        if desk.dialog is not None:
            desk.answer(0)
    assert looked > 20
    app.close()


def waited(desk: TextDesk) -> None:
    """Lets all happen until a person is asked, and that person be at the keyboard."""
    while desk.step() or desk.cover is not None or desk.everybody:
        if desk.cover is not None:
            desk.uncover()
        elif desk.everybody:
            desk.go_on()
