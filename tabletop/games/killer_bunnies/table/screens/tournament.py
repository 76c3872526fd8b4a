"""The tournament: entrants, then pairings or table, match after match, until somebody has won.

Who meets whom and what counts is `tournament` beside the rules; files and matches are `cups`.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Self

import pygame

from tabletop.core.errors import TabletopError
from tabletop.core.fair import fresh_seed
from tabletop.core.game import Game, Result
from tabletop.games.killer_bunnies.rules import circles
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.tournament import (
    KNOCKOUT,
    LEAGUE,
    entry_fault,
    new_tournament,
)
from tabletop.games.killer_bunnies.table.screens.bracket import fill_standing
from tabletop.games.killer_bunnies.table.screens.cups import Cups, first_entrants
from tabletop.games.killer_bunnies.table.screens.entry import EntryForm
from tabletop.games.killer_bunnies.table.screens.next_match import fill_champions, fill_next
from tabletop.games.killer_bunnies.words import message, say
from tabletop.scenes.further import Errand, FurtherScreen
from tabletop.scenes.inputs.picking import Pick, PickDialog
from tabletop.scenes.inputs.strips import TwoPapers
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Way
from tabletop.table.stage import Node
from tabletop.words.books import said

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.scenes.screen import Screen
    from tabletop.session.playout import PlayOut
    from tabletop.session.running import Running

SLICE = 0.004
"""Seconds a frame that a match is played out for."""


class TournamentScreen(TwoPapers, FurtherScreen):
    """Before a tournament its entrants, during it how it stands, after it who has won.

    Attributes:
        cup: the tournament, or None while its entrants are chosen.
        name: what it is kept under.
    """

    button = message("cup.button")
    sign = "trophy"
    about = message("cup.about")
    first = "play"
    rule = "R1"
    keys = listed("rules")
    onward = message("cup.onward")
    moments = ("entry", "knock-out", "league", "won", "eight")

    def __init__(
        self, app: Program, game: Game, errand: Errand | None = None, name: str = ""
    ) -> None:
        """Goes on with the tournament of that name, or the one played last if it is not over."""
        super().__init__(app, game, errand)
        self.title = say("cup")
        self.cups = Cups(app, game)
        self.form = EntryForm(self, self.entry_problem)
        self.alone = False
        self._heard: Node | None = None
        self.out: PlayOut | None = None
        self.name = name or self.cups.texts.latest()
        self.cup = self.cups.load(self.name) if self.name else None
        if self.cup is not None and self.cup.over and not name:
            self.cup = None
        if self.cup is not None:
            app.say(self.cups.settle(self.name, self.cup))

    @classmethod
    def after(cls, app: Program, game: Game, event: str, running: Running | None) -> Screen | None:
        screen = cls(app, game, name=event)
        screen.alone = True
        if screen.cup is None:
            return None
        app.say(screen.cups.settle(screen.name, screen.cup, running))
        return screen

    @classmethod
    def sample(cls, app: Program, game: Game, moment: str) -> Self:
        """Entrants, or a tournament of eight in the middle, or one that is over."""
        screen = cls(app, game)
        screen.cup = None
        if moment == "entry":
            return screen
        if moment == "eight":
            screen.form.entrants = first_entrants(app, 8)
            return screen
        kind = LEAGUE if moment == "league" else KNOCKOUT
        screen.cup = new_tournament(kind, first_entrants(app, 8), "sample")
        screen.name = say("cup")
        matches = {"knock-out": 10, "league": 5}.get(moment, 99)
        luck = Random(5)
        while matches and (fixture := screen.cup.next_fixture()) is not None:
            scores = tuple(float(luck.randrange(20, 60)) for _ in fixture.entrants)
            ranks = tuple(1 + sum(other > mine for other in scores) for mine in scores)
            screen.cup.record(fixture, Result(scores, ranks, (ranks.index(1),), ""))
            matches -= 1
        return screen

    # ------------------------------------------------------------------------------- layout

    def fill(self, area: pygame.Rect) -> None:
        area = self.column(area, 1360)
        if self.cup is None:
            self.form.look()
        self.footed(area, self._papers, self._ways())

    def _papers(self, body: pygame.Rect) -> None:
        entry = self.cup is None
        labels = say("cup-part.first", entry=entry), say("cup-part.second", entry=entry)
        area = self.below_switch(body, labels, say("cup-part", entry=entry))
        fills = (self._left, self._right)
        if self.narrow and not entry:
            fills = (self._right, self._left)
        self.fill_papers(area, fills, max(330, min(440, self.units[0] * 0.32)))

    def _left(self, box: pygame.Rect) -> None:
        if self.cup is None:
            self.form.fill_entrants(box)
        else:
            fill_standing(self, self.cup, box)

    def _right(self, box: pygame.Rect) -> None:
        before, self._heard = len(self.told), None
        if self.cup is None:
            self.form.fill_kind(box)
            return
        if self.cup.over:
            fill_champions(self, self.cup, box)
        else:
            fill_next(self, self.cup, box, self._totals())
        self._heard = next((node for node, _, words in self.told[before:] if words), None)

    def aloud(self) -> Node | None:
        """Returns the node to read aloud: what comes next, or the winner."""
        return self._heard

    def _totals(self) -> tuple[int, ...] | None:
        """Returns the score of the match being played out, by seat; None while there is none."""
        if self.out is None:
            return None
        state = self.out.match.state
        assert isinstance(state, Fields)
        return tuple(circles.total(state, seat) for seat in range(state.players))

    def _ways(self) -> list[Way]:
        more = {"enabled": self.out is None}
        ways = []
        if self.cup is not None:
            ways.append(Way("new", say("cup-new"), "plus", self._ask_new, more=more))
        if len(self.cups.texts.all()) > (self.cup is not None):
            ways.append(Way("open", say("cup-open"), "folder", self._open, more=more))
        if self._by_rabbits:
            ways.append(Way("watch", say("cup-watch"), "eye", self._play, more=more))
        return [*ways, self._main()]

    def _main(self) -> Way:
        """The one button to press now; they share a key, so that the focus stays."""
        what, icon, act = "match", "play", self._play
        problem = ""
        if self.cup is None:
            what, act, problem = "start", self._start, self.entry_problem()
        elif self.cup.over:
            what, icon, act = "setup", "back", self.back
        elif self.cup.begun is not None:
            what = "go-on"
        elif self.out is not None:
            what, icon, act = "skip", "skip", self._skip
        elif self._by_rabbits:
            what, act = "play-out", self._play_out
        more = {"enabled": not problem, "tip": problem}
        return Way("play", say("cup-play", what=what), icon, act, "primary", more)

    @property
    def _by_rabbits(self) -> bool:
        """Returns True if the next match has only computer rabbits and has not been begun."""
        fixture = self.cup.next_fixture() if self.cup is not None else None
        if self.cup is None or fixture is None or self.cup.begun is not None:
            return False
        return not any(self.cup.entrants[entrant].human for entrant in fixture.entrants)

    # ------------------------------------------------------------------------------ entrants

    def entry_problem(self) -> str:
        """Returns the fault that keeps the tournament from starting, or ""."""
        fault = entry_fault(self.form.kind, self.form.entrants)
        return said(fault) if fault else ""

    def _start(self) -> None:
        seed = fresh_seed()
        self.cup = new_tournament(self.form.kind, self.form.entrants, seed)
        self.name = self.cups.texts.unused(say("cup"))
        self.cups.keep(self.name, self.cup)
        self.part = 0
        self.app.sounds.play("gavel")
        self.rebuild()

    # --------------------------------------------------------------------------------- doing

    def _play(self) -> None:
        """The next match at the table, or the one begun."""
        assert self.cup is not None
        running = self.cups.begin(self.name, self.cup)
        if running is not None:
            self.app.open("play", running, fresh=running.ply == 0)

    def _play_out(self) -> None:
        assert self.cup is not None
        try:
            self.out = self.cups.out(self.name, self.cup)
        except TabletopError as problem:
            self.app.say(str(problem))
        self.rebuild()

    def _skip(self) -> None:
        """The rest of the match at once."""
        if self.out is not None:
            self.out.step(10.0)

    def update(self, ms: float) -> None:
        """A match that is played out goes on for a moment."""
        out, cup = self.out, self.cup
        if out is None or cup is None:
            return
        hurry = self.app.settings.speed == 0 or self.app.settings.reduced_motion
        if not out.step(0.05 if hurry else SLICE):
            if not hurry:
                self.rebuild()
            return
        self.out = None
        self.app.say(self.cups.played_out(self.name, cup, out))
        self.app.sounds.play("win" if cup.over else "marker_to_me")
        self.rebuild()

    def _ask_new(self) -> None:
        assert self.cup is not None
        if self.cup.over:
            self._new()
            return
        choices = (Choice(say("cup-ask.go"), self._new), Choice(say("cup-ask.stay")))
        self.app.ask(say("cup-ask"), say("cup-ask.how", name=self.name), choices)

    def _new(self) -> None:
        """Back to the entrants, those of this tournament to begin with."""
        if self.cup is not None:
            self.form.kind = self.cup.kind
            self.form.entrants = list(self.cup.entrants)
            self.form.own = {}
        self.cup, self.part = None, 0
        self.rebuild()

    def _open(self) -> None:
        picks = [
            Pick(
                text.name, partial(self._go_on, text.name), text.problem, "trophy",
                self.cup is not None and text.name == self.name, not text.problem,
                bool(text.problem),
            )
            for text in self.cups.texts.all()
        ]  # fmt: skip
        self.app.lay(PickDialog(say("cup-which"), picks))

    def _go_on(self, name: str) -> None:
        found = self.cups.load(name)
        if found is not None:
            self.cup, self.name, self.part = found, name, 0
            self.app.say(self.cups.settle(name, found))
            self.rebuild()

    def leave(self) -> None:
        self.out = None
        super().leave()

    def back(self) -> None:
        if not self.alone:
            super().back()
            return
        self.app.open("setup", self.game)
