"""Outcomes of matches, from which all numbers are summed: never another number than read anew."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabletop.session import outcomes
from tabletop.session.foreign import export_all, import_matches
from tabletop.session.library import Library
from tabletop.session.rating import standings
from tabletop.session.running import Running
from tabletop.session.seats import Seat, human, rabbit
from tabletop.session.statistics import figures, games_in, people_in
from tests.session.support import BOUNCE, TINY, Clock, Counting, edit, play, start

NAMES = ("Anna", "Tom", "Zo\"ë")


def numbers(library: Library) -> list[object]:
    """All figures of all people in all games, and the ratings."""
    games, people = games_in(library), people_in(library)
    told: list[object] = [games, people, standings(library, games)]
    return told + [figures(library, g, p) for g in ("", *games) for p in ("", *people)]


def table(luck: Random) -> tuple[Seat, ...]:
    person, other = human(luck.choice(NAMES), 0), human("Kim", 1)
    return (person, luck.choice([rabbit("easy", 2), rabbit("hard", 3), rabbit("uniform"), other]))


class Sitting:
    """Somebody who plays, undoes, gives up, renames, deletes, exports and imports at random."""

    def __init__(self, library: Library, folder: Path, luck: Random) -> None:
        self.library, self.folder, self.luck = library, folder, luck
        self.done: list[Running] = []

    def play(self) -> None:
        game = self.luck.choice([TINY, TINY, BOUNCE])
        options: dict[str, Any] = {"turn_limit": 6} if game == BOUNCE else {}
        seats, seed = table(self.luck), str(self.luck.random())
        running = start(game, seats, seed, self.library, free_undo=True, **options)
        if self.luck.random() < 0.3:
            running.use_aid("hint")
        play(running, self.luck, most=self.luck.choice([2, 1_000, 1_000]))
        self.done.append(running)

    def back(self) -> None:
        running = self.luck.choice(self.done)
        if running.may_undo() is None:
            running.undo()
            if self.luck.random() < 0.6:
                play(running, self.luck)

    def give_up(self) -> None:
        for running in self.done:
            if not running.over:
                running.give_up(running.humans[0])
                return

    def swap(self) -> None:
        for running in self.done:
            if not running.over and len(running.humans) == 1:
                running.sit(running.humans[0], human("Ida", 4))
                play(running, self.luck)
                return

    def call(self) -> None:
        running = self.luck.choice(self.done)
        running.rename(running.humans[0], self.luck.choice(NAMES))

    def rename(self) -> None:
        self.library.rename(*self.luck.sample([*NAMES, "Ida"], 2))

    def delete(self) -> None:
        for match in self.library.ids()[:1]:
            self.library.delete(match)

    def bring(self) -> None:
        path = self.folder / "all.jsonl"
        if export_all(self.library, path)[0]:
            import_matches(self.library, path)


@pytest.mark.parametrize("seed", range(6))
def test_after_whatever_is_done_the_numbers_are_those_read_anew(
    library: Library, tmp_path: Path, seed: int
) -> None:
    luck = Random(seed)
    sitting = Sitting(library, tmp_path, luck)
    sitting.play()
    rest = (sitting.back, sitting.give_up, sitting.swap, sitting.call, sitting.rename,
            sitting.delete, sitting.bring)  # fmt: skip
    for _ in range(16):
        luck.choice([sitting.play, sitting.play, *rest])()
        assert numbers(library) == numbers(Counting(*library.finished()))


def test_numbers_are_kept_between_openings_and_each_match_is_read_once(
    path: Path, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(start(library=library))
    before = numbers(library)
    library.close()
    monkeypatch.setattr(outcomes, "read_finished", lambda row: 1 / 0)
    again = Library(path, clock=Clock())
    assert numbers(again) == before and figures(again).total.played == 1
    assert again.rename("Nobody", "Somebody") and numbers(again) == before, "nor for another's name"
    again.close()


def test_where_the_file_cannot_be_written_the_numbers_are_right_all_the_same(
    library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*args: object) -> None:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    with monkeypatch.context() as patch:
        patch.setattr(outcomes, "transaction", refused)
        for played in (1, 2):
            play(start(library=library, seed=str(played)))
            assert figures(library).total.played == played
    play(start(library=library, seed="3"))
    assert figures(library).total.played == 3


def test_rows_of_another_version_or_changed_by_hand_are_made_anew(
    path: Path, library: Library
) -> None:
    play(start(library=library))
    before = numbers(library)
    for change in ("version = '0', won = 7", "points = '{', met = '{', aids = '['"):
        library.close()
        edit(path, f"UPDATE outcomes SET {change}")
        library = Library(path, clock=Clock())
        assert numbers(library) == before
    library.close()
