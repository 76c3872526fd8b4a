"""Tournaments on disk, and their matches in the library: kept at every step, found again later."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tabletop.core.errors import BadOption, TabletopError
from tabletop.core.game import Game, Result
from tabletop.games.killer_bunnies.rules.tournament import (
    OPTIONS,
    Begun,
    Entrant,
    Fixture,
    Tournament,
    read_tournament,
)
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.further import texts_of
from tabletop.session.customs import Customs
from tabletop.session.playout import PlayOut
from tabletop.session.rows import Saved
from tabletop.session.running import Running
from tabletop.session.seats import FIGURES, Seat, human, rabbit
from tabletop.session.series import Series
from tabletop.words import Seat as Who
from tabletop.words.books import said

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

KEPT = "tournaments"
ENDING = ".json"
SCREEN = "tournament"


class Cups:
    """The tournaments that a player has under way or behind them, as they are kept."""

    def __init__(self, app: Program, game: Game) -> None:
        self.app, self.game = app, game
        self.texts = texts_of(app, game, KEPT, ENDING)

    def load(self, name: str) -> Tournament | None:
        """A kept tournament; one that cannot be read is named and left alone."""
        text = self.texts.read(name)
        if text.problem:
            self.app.say(text.problem)
            return None
        try:
            return read_tournament(json.loads(text.text))
        except (BadOption, ValueError, RecursionError) as problem:
            why = str(problem) if isinstance(problem, BadOption) else say("cup-unreadable")
            self.app.say(say("cup-not-read", path=str(self.texts.path(name)), why=why))
            return None

    def keep(self, name: str, cup: Tournament) -> None:
        words = json.dumps(cup.data(), ensure_ascii=False, indent=1)
        self.app.say(self.texts.keep(name, words + "\n"))

    def settle(self, name: str, cup: Tournament, running: Running | None = None) -> str:
        """Enters the result of the match that was begun, if it is over.

        Args:
            running: a match just left, which counts though it could not be saved.

        Returns:
            One sentence on what came of it, or "".
        """
        begun = cup.begun
        if begun is None:
            return ""
        result = self._result(begun, running)
        if result is None:
            if self._lost(begun):
                cup.begun = None
                self.keep(name, cup)
                return say("match-gone")
            return ""
        cup.record(begun.fixture, result)
        self.keep(name, cup)
        return result_text(cup, begun.fixture, result)

    def _result(self, begun: Begun, running: Running | None) -> Result | None:
        if running is not None and running.match.seed == begun.seed and running.over:
            return running.result
        saved = self._saved(begun)
        if saved is not None:
            return saved.result
        # A finished match that was deleted has still its line in the statistics.
        for finished in self.app.library.finished(begun.match):
            if finished.game == self.game.info.key:
                return finished.result
        return None

    def _saved(self, begun: Begun) -> Saved | None:
        found = self.app.library.matches_of([begun.match]).get(begun.match)
        return found if found is not None and found.sheet.seed == begun.seed else None

    def _lost(self, begun: Begun) -> bool:
        return self._saved(begun) is None and not self.app.library.problem

    # ---- matches

    def begin(self, name: str, cup: Tournament) -> Running | None:
        """Sets the next match up, or goes on with the one that was begun; None when it cannot."""
        if cup.begun is not None and cup.begun.match >= 0:
            try:
                return Running.resume(self.app.library, cup.begun.match)
            except TabletopError as problem:
                self.app.say(say("match-again", why=str(problem)))
                cup.begun = None
        fixture = cup.next_fixture()
        if fixture is None:
            return None
        settings = self.app.settings
        seed = cup.fixture_seed(fixture)
        running = Running.new(
            self.game.info.key, seats(cup, fixture), options(cup, fixture), seed, self.app.library,
            customs=Customs(settings.forced_choices, settings.free_undo),
            series=series(name, cup, fixture),
        )  # fmt: skip
        match = -1 if running.id is None else running.id
        cup.begun = Begun(fixture, match, seed)
        self.keep(name, cup)
        return running

    def out(self, name: str, cup: Tournament) -> PlayOut | None:
        """The next match, to be played out by its rabbits; None when a person plays in it."""
        fixture = cup.next_fixture()
        if fixture is None or any(cup.entrants[entrant].human for entrant in fixture.entrants):
            return None
        return PlayOut(
            self.game.info.key, seats(cup, fixture), options(cup, fixture),
            cup.fixture_seed(fixture), series(name, cup, fixture),
        )  # fmt: skip

    def played_out(self, name: str, cup: Tournament, out: PlayOut) -> str:
        """Keeps a match that was played out, and its result; returns a sentence on it."""
        running = out.kept(self.app.library)
        fixture, result = cup.next_fixture(), running.result
        assert fixture is not None and result is not None
        cup.record(fixture, result)
        self.keep(name, cup)
        return result_text(cup, fixture, result)


def seats(cup: Tournament, fixture: Fixture) -> tuple[Seat, ...]:
    """Returns the seats of a match; an entrant whose figure is taken gets the next free one."""
    taken: list[Seat] = []
    for index in fixture.entrants:
        entrant = cup.entrants[index]
        used = {seat.figure for seat in taken}
        figure = next(f % FIGURES for f in range(entrant.figure, entrant.figure + FIGURES)
                      if f % FIGURES not in used)  # fmt: skip
        taken.append(
            human(entrant.name, figure) if entrant.human
            else rabbit(entrant.level, figure, entrant.name)
        )  # fmt: skip
    return tuple(taken)


def options(cup: Tournament, fixture: Fixture) -> dict[str, object]:
    """Returns the options of a match: tournament rules, everybody's own deck."""
    decks = {f"deck.{seat}": cup.entrants[e].deck for seat, e in enumerate(fixture.entrants)}
    return {**OPTIONS, **decks}


def series(name: str, cup: Tournament, fixture: Fixture) -> Series:
    """The row that a match stands in, with its name and the way back."""
    return Series(
        fixture.number, cup.fixture_seed(fixture), cup.wins_so_far(fixture),
        event=f"{SCREEN}:{name}", heading=said(cup.heading(fixture)),
    )  # fmt: skip


def result_text(cup: Tournament, fixture: Fixture, result: Result) -> str:
    """Describes the result of a match in one sentence."""
    names = [cup.entrants[index].name for index in fixture.entrants]
    won, who = len(result.winners) == 1, Who(next(iter(result.winners), 0))
    totals = " : ".join(f"{score:g}" for score in result.scores)
    return say(
        "match-result", names, match=cup.heading(fixture), won=won, who=who, score=totals
    )


def first_entrants(app: Program, count: int) -> list[Entrant]:
    """One person and rabbits, with the four decks in turn."""
    from tabletop.games.killer_bunnies.game import SUGGESTIONS
    from tabletop.session.seats import PEOPLE, RABBITS

    known = (s.name for setup in app.settings.setups.values() for s in setup.seats if s.human)
    person = next(known, PEOPLE[0])
    names = [person, *RABBITS[1:], "Moss", "Dilly"]
    levels = ("", "normal", "easy", "hard", "normal", "easy", "hard", "expert")
    decks = SUGGESTIONS[1:]
    return [
        Entrant(names[i], levels[i], i % FIGURES, decks[i % 4].value, decks[i % 4].label)
        for i in range(count)
    ]
