"""The tutor: holds back a choice that gives much away, and asks once more.

A setting says how much that is. The analysis measures the loss in freshly sampled worlds, so that
the tutor knows no more than the seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame
from pygame import Rect

from tabletop.ai.analysing import Spend
from tabletop.ai.analysis import Analysis
from tabletop.ai.analysis import Choice as Weighed
from tabletop.ai.rollouts import Plan
from tabletop.core.game import Player
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import WAYS
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.session.review import BLUNDER, MISTAKE, SLIP, percent, told, why
from tabletop.table.meaning import RABBIT, Zone
from tabletop.table.speaking import Say, Speaker, Speech, rects, veil
from tabletop.table.stage import Node

if TYPE_CHECKING:
    from tabletop.ai.analyst import Found

LEVELS = ("off", "blunders", "mistakes", "everything")
"""The values of the setting `tutor`, by number."""

SPEAKS_FROM = (2.0, BLUNDER, MISTAKE, SLIP)
"""From how much of the chance to win on it speaks, by level."""

AHEAD = Spend(seconds=2.0)
"""So long the choices are weighed while one still thinks, ..."""

HELD = Spend(seconds=3.0, trials=800)
"""... and so much at most is spent on one that was made before it is done. Mostly it is known much
sooner whether it gives anything away; on a busy machine the trials just take longer."""

LONGEST_MS = 8000.0
"""No choice waits longer, even where the first numbers do not come."""

TOLD_MS = 500.0
"""From then on it is said that it waits."""

SURE = 0.02
"""A choice whose difference to the best is known this well need not be weighed longer."""

CLEARLY = 3.5
"""By so many standard errors it is clear before the time is over that a choice is worse."""


"""Keys that walk over its buttons, and those of them that walk back."""

LAST = -1
"""The button that has the focus at first: thinking again."""


class Made(NamedTuple):
    """A choice that somebody made and that the tutor may hold back.

    Attributes:
        plan: its actions, several where it is submitted as one.
        go: does it.
        back: lets them think again.
    """

    seat: Player
    plan: Plan
    go: Callable[[], None]
    back: Callable[[], None]


class Tutor:
    """The tutor of one match.

    Attributes:
        hushed: the seats that want no more of it in this match.
        holding: a choice that was made waits for the analysis.
        before: hushes whoever else speaks.
        keys: what the choice is about that it speaks of.
        speaker: its rabbit; None before the screen was built.
    """

    def __init__(
        self, desk: Desk, show: Callable[[Analysis], None], ring: Callable[[str], None]
    ) -> None:
        """`show` shows the best choices, as a hint does; `ring` puts the focus on a button."""
        self._desk, self._show, self._ring = desk, show, ring
        self.before: Callable[[], None] = _nothing
        self.keys: tuple[str, ...] = ()
        self.speaker: Speaker | None = None
        self._made: Made | None = None
        self._waiting: Made | None = None
        self._found: Analysis | None = None
        self._veil: Node | None = None
        self._at_button = LAST
        self.hushed = set[Player | None]()
        self.holding = False
        self._asked = 0
        self._at: tuple[int, Player] | None = None
        self._known: Analysis | None = None
        self._waited = 0.0

    @property
    def speaks(self) -> bool:
        """Returns True if the tutor is on."""
        desk = self._desk
        return bool(desk.settings.tutor) and desk.viewer not in self.hushed and desk.only is None

    def follow(self) -> None:
        """Analyses the choices of the person who may choose while they think."""
        seat = self._desk.deciding
        at = None if seat is None else (self._desk.running.ply, seat)
        if at == self._at:
            return
        self.forget()
        if seat is None or not self.speaks or len(self._desk.running.legal(seat)) < 2:
            return
        self._at = at
        self._ask(seat, AHEAD, self._learn)

    def forget(self) -> None:
        """Cancels the analysis and closes the tutor's question."""
        if self._asked:
            self._desk.app.analyst.cancel(self._asked)
        self._asked, self._at, self._known = 0, None, None
        self._done_weighing()
        self._made, self._found, self.keys, self._at_button = None, None, (), LAST
        if self.speaker is not None:
            self.speaker.hush()
        if self._veil is not None and self._veil.stage is not None:
            self._veil.stage.remove(self._veil)
        self._veil = None

    def consider(self, made: Made) -> None:
        """Carries out a choice at once or after its analysis, or holds it back."""
        seat, plan, go = made.seat, made.plan, made.go
        desk = self._desk
        if self.waits:
            return
        if not self.speaks or len(desk.running.legal(seat)) < 2:
            go()
            return
        self.follow()
        if self._harmless(self._known, plan):
            self._leave(go)
            return
        if self._asked:
            desk.app.analyst.cancel(self._asked)
        self.holding, self._waiting, self._waited = True, made, 0.0
        self._ask(seat, HELD, partial(self._weighed, made), plan)

    def _done_weighing(self) -> None:
        """Stops waiting for the analysis of a choice."""
        self.holding, self._waiting = False, None
        self._desk.app.notice.withdraw(say("weighing"))

    def _harmless(self, found: Analysis | None, plan: Plan) -> bool:
        """Returns True if the choice is known to give away less than the tutor mentions."""
        choice = found.of(plan) if found is not None and found.whole else None
        if found is None or choice is None:
            return False
        level = self._level
        if choice == found.best:
            rest = found.choices[1:]
            return all(2.0 * each.behind_error < level + each.behind for each in rest)
        if choice.behind_error > max(SURE, level / 4.0):
            return False
        return choice.behind + 2.0 * choice.behind_error < level or choice.behind < level / 2.0

    @property
    def _level(self) -> float:
        """Returns the loss of winning chance from which the tutor speaks."""
        return SPEAKS_FROM[self._desk.settings.tutor]

    def _clear(self, choice: Weighed) -> bool:
        """Returns True if the choice clearly gives away so much that the tutor mentions it."""
        return choice.lost >= self._level and choice.behind >= CLEARLY * choice.behind_error

    def _ask(
        self, seat: Player, spend: Spend, tell: Callable[[Found], None], plan: Plan = ()
    ) -> None:
        match = self._desk.running.match
        self._asked = self._desk.app.analyst.ask(
            match.game, match.state, seat, spend, match.seed, tell,
            must=(plan,) if plan else (), onset=self._known,
        )  # fmt: skip

    def _learn(self, found: Found) -> None:
        self._known = found.found
        if found.final:
            self._asked = 0

    def _weighed(self, made: Made, found: Found) -> None:
        """Takes an answer of the analysis; decides about the choice once the answer is clear."""
        self._known = found.found or self._known
        if found.final:
            self._asked = 0
            self._decide(made, found.found)
        elif found.found is not None and found.found.whole:
            choice = found.found.of(made.plan)
            clear = choice is not None and self._clear(choice)
            if clear or self._harmless(found.found, made.plan):
                self._decide(made, found.found)

    def _decide(self, made: Made, found: Analysis | None) -> None:
        """Holds the waiting choice back or carries it out, by what the analysis found."""
        if self._asked:
            self._desk.app.analyst.cancel(self._asked)
        self._asked = 0
        self._done_weighing()
        choice = found.of(made.plan) if found is not None and not found.glimpse else None
        if found is None or choice is None or choice.lost < self._level:
            self._leave(made.go)
        else:
            self._hold(made, found, choice)

    def _hold(self, made: Made, found: Analysis, choice: Weighed) -> None:
        """Asks whether the choice is meant; thinking again is the default."""
        desk = self._desk
        desk.running.use_aid("tutor")
        desk.sound("hint")
        lost = percent(choice.lost, choice.behind_error)
        done = told(desk.running, desk.running.match.state, made.seat, made.plan)
        match = desk.running.match
        reasons = why(match.game.package, choice, match.players)
        words = say("tutor-held", done=done, lost=lost)
        if reasons:
            words = say("tutor-held.why", done=done, lost=lost, reason=reasons[0])
        self._made, self._found = made, found
        self.before()
        self._speak(made, words)
        desk.doings.refresh()

    def _speak(self, made: Made, words: str) -> None:
        """Lets the rabbit speak beside the pieces of the choice and darkens everything else."""
        if self.speaker is None:
            return
        desk = self._desk
        at = desk.papers.frame
        self.keys, places = self._concerned(made.plan)
        about = rects([desk.table.rect(key) for key in (*self.keys, *places)])
        roomy = self.speaker.roomy
        off = say("tutor-off") if roomy else say("tutor-off.short")
        anyway = say("tutor-anyway") if roomy else say("tutor-anyway.short")
        buttons = (
            Say("hush", off, self._hush, about=say("tutor-off.tip")),
            Say("anyway", anyway, self._anyway, face=roomy),
            Say("show", say("show-me"), self._reveal, face=roomy),
            Say("think", say("tutor-think"), self._think_again, main=True),
        )
        read = (at.prompt, *at.plates)
        self.speaker.say(
            Speech(words, about, read=read, spare=self._lying(), buttons=buttons, sign="pause")
        )
        place = self.speaker.place
        if place is not None:
            bright = (*about, at.prompt, place.bubble)
            self._veil = veil(desk.papers.host.stage, bright, desk.papers.host.s)

    def _concerned(self, plan: Plan) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Returns the pieces of a choice, and the other places to which it leads."""
        table, view = self._desk.table, self._desk.view
        pieces: list[str] = []
        places: list[str] = []
        for action in plan if table.gathers(view) else plan[-1:]:
            gesture = table.gesture(action, view)
            pieces += filter(None, (gesture.source, gesture.target))
            places += filter(None, (table.leads_to(action, view),))
        return tuple(dict.fromkeys(pieces)), tuple(dict.fromkeys(places))

    def _lying(self) -> tuple[Rect, ...]:
        """Returns the areas the speech should leave free; pieces that cannot be used appear twice,
        because players need them to choose."""
        table, view = self._desk.table, self._desk.view
        keys = [key for group in table.groups(view) for key in group.keys]
        usable = {table.gesture(action, view).source for action in self._desk.legal()}
        given = [key for key in keys if key not in usable]
        return rects([table.rect(key) for key in (*keys, *given)])

    @property
    def holds(self) -> bool:
        """Returns True if the tutor holds a choice back and speaks of it."""
        return self._made is not None

    def build(self, speaker: Speaker) -> None:
        """Drops everything that waits, because the screen was laid out anew."""
        self.forget()
        self.speaker = speaker

    @property
    def waits(self) -> bool:
        """Returns True if a choice that was made has not been carried out yet."""
        return self.holding or self._made is not None

    def takes(self, event: pygame.Event) -> bool:
        """Handles an event while the tutor speaks; returns True if it was used."""
        speaker = self.speaker
        if speaker is None or self._made is None:
            return False
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            if speaker.on_button(event.pos):
                return False
            if not speaker.covers(event.pos):
                self._think_again()
            return True
        if event.type == pygame.KEYDOWN:
            for name in commands.of(event):
                if name in WAYS:
                    self._walk(WAYS[name])
                elif name == "take":
                    self._focused().act()
                elif name == "back":
                    self._think_again()
                else:
                    continue
                break
            return True
        return False

    def _focused(self) -> Say:
        """Returns the button that Enter presses."""
        assert self.speaker is not None and self.speaker.speech is not None
        buttons = self.speaker.speech.buttons
        return buttons[self._at_button]

    def _walk(self, by: int) -> None:
        assert self.speaker is not None and self.speaker.speech is not None
        many = len(self.speaker.speech.buttons)
        self._at_button = (self._at_button + by) % many
        self._ring(f"{RABBIT}:{self._focused().key}")

    def zone(self) -> Zone | None:
        """Returns the tutor's words for reading; None while it says nothing."""
        return self.speaker.zone(say("tutor-says")) if self.speaker is not None else None

    def update(self, ms: float) -> None:
        if self.speaker is not None:
            self.speaker.update(ms)
        if self._waiting is not None:
            self._wait(self._waiting, ms)

    def _wait(self, made: Made, ms: float) -> None:
        """Says that a choice waits if it takes noticeably long; decides when the time is over."""
        before, self._waited = self._waited, self._waited + ms
        app = self._desk.app
        if self._waited >= LONGEST_MS:
            known = self._known
            if known is None or known.glimpse or known.of(made.plan) is None:
                app.say(say("too-busy"))
            self._decide(made, known)
        elif before < TOLD_MS <= self._waited:
            app.say(say("weighing"))

    def _leave(self, go: Callable[[], None]) -> None:
        self.forget()
        go()

    def _answered(self) -> tuple[Made, Analysis]:
        """Returns the choice that was held back and its analysis, and forgets both."""
        assert self._made is not None and self._found is not None
        made, found = self._made, self._found
        self.forget()
        return made, found

    def _think_again(self) -> None:
        self._answered()[0].back()

    def _anyway(self) -> None:
        self._answered()[0].go()

    def _hush(self) -> None:
        self.hushed.add(self._desk.viewer)
        self._answered()[0].go()

    def _reveal(self) -> None:
        made, found = self._answered()
        made.back()
        self._show(found)


def _nothing() -> None:
    """Does nothing, because nobody else speaks."""
