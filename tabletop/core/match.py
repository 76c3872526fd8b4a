"""Match: the one true state and its log.

Submitting, dealing, undo and replay; no seats' names, no saving.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tabletop.core.action import Action, action_text
from tabletop.core.chance import dealer_stream
from tabletop.core.errors import IllegalAction
from tabletop.core.event import Event, Sink, redacted
from tabletop.core.game import CHANCE, Game, OptionValue, Player, State


class Entry(NamedTuple):
    """One line of the log: who (CHANCE for the dealer) did what."""

    player: Player
    action: Action


class Moment(NamedTuple):
    """An unredacted event, and the whole state as it was right after it."""

    event: Event
    state: State


class Told(NamedTuple):
    """An event as one viewer learnt it, and the view that viewer had right after it."""

    event: Event
    view: Any


def told(moments: Sequence[Moment], viewer: Player | None) -> tuple[Told, ...]:
    """What `viewer` (None: the public) learnt and saw, event by event.

    Events of which the viewer does not even learn that they happened are left out.
    """
    pairs = ((redacted(event, viewer), state) for event, state in moments)
    return tuple(Told(event, state.view(viewer)) for event, state in pairs if event is not None)


class Match:
    """A game under way.

    Attributes:
        log: every action since the beginning, luck included.
        events: for each entry of the log, the unredacted events it caused.
        future: what was undone and can be redone, next first.
        watched: whether somebody looks on, so that the moment of each event is noted.
        moments: of a watched match, what happened since they were last taken out; empty after
            going back.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, object] | None = None,
        seed: str = "0",
        *,
        deal: bool = True,
        watched: bool = False,
    ) -> None:
        """Sets up and deals to the first decision.

        With `deal` off, luck waits for `submit(CHANCE, ...)`: a test scripts it so.

        Raises:
            BadOption: a seat count or option the game does not take.
        """
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = game.info.complete(players, options or {})
        self.seed = seed
        self.log: list[Entry] = []
        self.events: list[tuple[Event, ...]] = []
        self.future: list[Entry] = []
        self.watched = watched
        self.moments: list[Moment] = []
        self._deals = deal
        self.state: State = game.start(players, self.options)
        self._deal()

    @property
    def ply(self) -> int:
        """How many actions are logged."""
        return len(self.log)

    def submit(self, player: Player, action: Action) -> tuple[Event, ...]:
        """Carries out a player's action, or a scripted outcome, then deals until a player must act.

        Returns:
            The unredacted events, in order.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        self._validate(player, action)
        if self.future and self.future[0] == (player, action):
            self.future.pop(0)
        else:
            self.future.clear()
        before = self.ply
        self._apply(player, action)
        self._deal()
        return self.events_from(before)

    def run_clock(self) -> tuple[Event, ...]:
        """Submits what the clock may do now.

        Raises:
            IllegalAction: no clock is running.
        """
        action = self.state.clock_action()
        if action is None:
            raise IllegalAction("", "No clock is running.")
        self.future.clear()
        before = self.ply
        self._apply(CHANCE, action)
        self._deal()
        return self.events_from(before)

    def events_from(self, ply: int) -> tuple[Event, ...]:
        """All unredacted events of the log from `ply` on."""
        return tuple(event for batch in self.events[ply:] for event in batch)

    def take_moments(self) -> tuple[Moment, ...]:
        """The moments noted since this was last asked."""
        taken = tuple(self.moments)
        self.moments.clear()
        return taken

    def told(self, viewer: Player | None, ply: int = 0) -> list[tuple[int, Event]]:
        """(ply, event) pairs from `ply` on as `viewer` learnt them."""
        pairs = ((i, redacted(e, viewer)) for i in range(ply, self.ply) for e in self.events[i])
        return [(i, event) for i, event in pairs if event is not None]

    def view(self, viewer: Player | None) -> Any:
        """What that seat may know now; None is the public."""
        return self.state.view(viewer)

    def undo_to(self, ply: int) -> None:
        """Goes back to the moment before log entry `ply`; what is undone can be redone.

        When luck was next there, it falls again as it fell, and `self.ply` is beyond `ply`.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is not between 0 and {self.ply}")
        self.future[:0] = self.log[ply:]
        self._rebuild(self.log[:ply])

    def cut_to(self, ply: int) -> None:
        """Goes back to the moment before log entry `ply` and forgets what came after it.

        Where this match deals, luck that was next there is dealt anew.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is not between 0 and {self.ply}")
        self.future.clear()
        self._rebuild(self.log[:ply])

    def redo_to(self, ply: int) -> None:
        """Does again what was undone, up to `ply` logged actions and the luck that follows them."""
        if not self.ply <= ply <= self.ply + len(self.future):
            raise ValueError(
                f"ply {ply} is not between {self.ply} and {self.ply + len(self.future)}"
            )
        while self.ply < ply:
            entry = self.future.pop(0)
            self._apply(*entry)
            self._deal()

    def decisions(self) -> list[int]:
        """The plies of the log, undone ones included, at which a player decided."""
        return [i for i, entry in enumerate([*self.log, *self.future]) if entry.player != CHANCE]

    def replay(self, entries: Sequence[Entry]) -> None:
        """Appends logged actions, luck included, each validated.

        Raises:
            IllegalAction: the first that the rules refuse; those before it stand.
        """
        for entry in entries:
            self._validate(*entry)
            self._apply(*entry)

    def resume_dealing(self) -> None:
        """Deals what luck owes after a replay."""
        self._deals = True
        self._deal()

    def action_text(self, action: Action) -> str:
        return action_text(action, self.game.info.verbs)

    def _validate(self, player: Player, action: Action) -> None:
        state = self.state
        if player == CHANCE and action == state.clock_action():
            return
        actors = state.actors()
        if player not in actors:
            reason = "The game is over." if not actors else "It is somebody else's turn."
            raise IllegalAction("", reason)
        if player != CHANCE and action in state.legal_actions(player):
            return
        refusal = state.why_not(player, action)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason)
        if player != CHANCE:
            raise IllegalAction("", "That cannot be done now.")

    def _apply(self, player: Player, action: Action) -> None:
        batch: list[Event] = []
        self.state.apply(player, action, self._noting(batch) if self.watched else batch.append)
        self.log.append(Entry(player, action))
        self.events.append(tuple(batch))

    def _noting(self, batch: list[Event]) -> Sink:
        """A sink that keeps the state right after each event beside it."""

        def note(event: Event) -> None:
            batch.append(event)
            self.moments.append(Moment(event, self.state.clone()))

        return note

    def _deal(self) -> None:
        while self.state.actors() == (CHANCE,):
            if self.future and self.future[0].player == CHANCE:
                self._apply(*self.future.pop(0))
            elif self._deals:
                self._apply(CHANCE, self.state.sample_chance(dealer_stream(self.seed, self.ply)))
            else:
                return

    def _rebuild(self, entries: Sequence[Entry]) -> None:
        kept = list(entries)
        self.log.clear()
        self.events.clear()
        self.state = self.game.start(self.players, self.options)
        watched, self.watched = self.watched, False
        for entry in kept:
            self._apply(*entry)
        self.watched = watched
        self.moments.clear()
        self._deal()
