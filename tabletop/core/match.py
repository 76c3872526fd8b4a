"""A match under way: its one true state, and every step that led there.

Submitting, dealing, undo and replay are here; seats' names and saving are not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tabletop.core.action import Action, action_text
from tabletop.core.chance import dealer_stream
from tabletop.core.errors import IllegalAction, explain
from tabletop.core.event import Event, Sink, redacted
from tabletop.core.game import CHANCE, Game, OptionValue, Player, State, View, lacking


class Entry(NamedTuple):
    """One line of the log: who (CHANCE for the dealer) did what."""

    player: Player
    action: Action


class Step(NamedTuple):
    """One action that was done, luck included, and what came of it.

    Attributes:
        player: who did it, CHANCE for the dealer.
        events: all it caused, unredacted.
        turn: the view's turn before it; -1 where the match does not keep that.
        digest: the digest of the state after it; "" where the match does not keep that.
        note: a mark of whoever plays the match; the core never looks at it.
    """

    player: Player
    action: Action
    events: tuple[Event, ...] = ()
    turn: int = -1
    digest: str = ""
    note: int = 0

    @property
    def entry(self) -> Entry:
        """An entry of the log: who did what."""
        return Entry(self.player, self.action)


class Moment(NamedTuple):
    """An unredacted event, and the whole state as it was right after it."""

    event: Event
    state: State


class Told(NamedTuple):
    """An event as one viewer learnt it, and the view that viewer had right after it."""

    event: Event
    view: View


def told(
    moments: Sequence[Moment], viewer: Player | None, recalling: bool = False
) -> tuple[Told, ...]:
    """Returns the events and views as `viewer` (None: the public) saw them; `recalling` with what
    the viewer had seen of cards face down.

    Events of which the viewer does not even learn that they happened are left out.
    """
    pairs = ((redacted(event, viewer), state) for event, state in moments)
    found = (Told(event, state.view(viewer)) for event, state in pairs if event is not None)
    if not recalling:
        return tuple(found)
    states = (state for event, state in moments if redacted(event, viewer) is not None)
    return tuple(
        each._replace(view=recalled(state, each.view))
        for each, state in zip(found, states, strict=True)
    )


class Match:
    """A game under way.

    Attributes:
        steps: every action since the beginning, luck included.
        future: what was undone and can be redone, next first.
        kept: whether steps hold turn and digest. A match that is saved or shown does; those that
            agents play among themselves do without and are faster.
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
        kept: bool = False,
        watched: bool = False,
    ) -> None:
        """Sets up and deals to the first decision.

        With `deal` off, luck waits for `submit(CHANCE, ...)`: a test scripts it so.

        Raises:
            BadOption: a seat count or option the game does not take.
            TypeError: its state lacks a method of the contract; the text names all it lacks.
        """
        self.game = game
        self.players = players
        self.options: dict[str, OptionValue] = game.info.complete(players, options or {})
        self.seed = seed
        self.steps: list[Step] = []
        self.future: list[Step] = []
        self.kept = kept
        self.watched = watched
        self.moments: list[Moment] = []
        self._deals = deal
        self.state: State = game.start(players, self.options)
        missing = lacking(self.state)
        if missing:
            raise TypeError(f"The state of {game.info.name} lacks: {', '.join(missing)}.")
        self._deal()

    @property
    def ply(self) -> int:
        """The number of actions that are logged."""
        return len(self.steps)

    @property
    def log(self) -> list[Entry]:
        """Lists who did what, since the beginning."""
        return [step.entry for step in self.steps]

    @property
    def events(self) -> list[tuple[Event, ...]]:
        """For each step the unredacted events it caused."""
        return [step.events for step in self.steps]

    def submit(self, player: Player, action: Action) -> tuple[Event, ...]:
        """Carries out a player's action, or a scripted outcome, then deals until a player must act.

        Returns:
            The unredacted events, in order.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        self._validate(player, action)
        before = self.ply
        if self.future and self.future[0].entry == (player, action):
            self._again(self.future.pop(0))
        else:
            self.future.clear()
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
            raise IllegalAction("", explain("no-clock"))
        self.future.clear()
        before = self.ply
        self._apply(CHANCE, action)
        self._deal()
        return self.events_from(before)

    def events_from(self, ply: int) -> tuple[Event, ...]:
        """All unredacted events of the log from `ply` on."""
        return tuple(event for step in self.steps[ply:] for event in step.events)

    def take_moments(self) -> tuple[Moment, ...]:
        """The moments noted since this was last asked."""
        taken = tuple(self.moments)
        self.moments.clear()
        return taken

    def told(self, viewer: Player | None, ply: int = 0) -> list[tuple[int, Event]]:
        """(ply, event) pairs from `ply` on as `viewer` learnt them."""
        pairs = (
            (i, redacted(event, viewer))
            for i in range(ply, self.ply)
            for event in self.steps[i].events
        )
        return [(i, event) for i, event in pairs if event is not None]

    def view(self, viewer: Player | None) -> View:
        """Returns the present view of that seat; None for the public view."""
        return self.state.view(viewer)

    def undo_to(self, ply: int) -> None:
        """Goes back to the moment before log entry `ply`; what is undone can be redone.

        When luck was next there, it falls again as it fell, and `self.ply` is beyond `ply`.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is not between 0 and {self.ply}")
        self.future[:0] = self.steps[ply:]
        self._rebuild(self.steps[:ply])

    def cut_to(self, ply: int) -> None:
        """Goes back to the moment before log entry `ply` and forgets what came after it.

        Where this match deals, luck that was next there is dealt anew.
        """
        if not 0 <= ply <= self.ply:
            raise ValueError(f"ply {ply} is not between 0 and {self.ply}")
        self.future.clear()
        self._rebuild(self.steps[:ply])

    def redo_to(self, ply: int) -> None:
        """Does again what was undone, up to `ply` logged actions and the luck that follows them."""
        if not self.ply <= ply <= self.ply + len(self.future):
            raise ValueError(
                f"ply {ply} is not between {self.ply} and {self.ply + len(self.future)}"
            )
        while self.ply < ply:
            self._again(self.future.pop(0))
            self._deal()

    def decisions(self) -> list[int]:
        """The plies of the log, undone ones included, at which a player decided."""
        return [i for i, step in enumerate(self.whole()) if step.player != CHANCE]

    def whole(self) -> list[Step]:
        """All steps, those that were undone and can be redone included."""
        return [*self.steps, *self.future]

    def mark(self, ply: int, note: int) -> None:
        """Puts a note on a step, done or undone."""
        steps, at = (self.steps, ply) if ply < self.ply else (self.future, ply - self.ply)
        steps[at] = steps[at]._replace(note=note)

    def keep(self) -> None:
        """From here on steps hold turn and digest; those that lack them get them now."""
        if self.kept:
            return
        self.kept = True
        state, whole = self.game.start(self.players, self.options), []
        for step in self.whole():
            turn = state.view(None).turn
            state.apply(step.player, step.action)
            whole.append(step._replace(turn=turn, digest=state.digest()))
        self.steps, self.future = whole[: self.ply], whole[self.ply :]

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

    def drawn(self) -> Action:
        """Returns the next action of chance; matches with fixed luck override it."""
        return self.state.sample_chance(dealer_stream(self.seed, self.ply))

    def _validate(self, player: Player, action: Action) -> None:
        state = self.state
        if player == CHANCE and action == state.clock_action():
            return
        actors = state.actors()
        if player not in actors:
            raise IllegalAction("", explain("others-turn" if actors else "over"))
        if player != CHANCE and action in state.legal_actions(player):
            return
        refusal = state.why_not(player, action)
        if refusal is not None:
            raise IllegalAction(refusal.rule, refusal.reason)
        if player != CHANCE:
            raise IllegalAction("", explain("not-now"))

    def _apply(self, player: Player, action: Action) -> None:
        batch: list[Event] = []
        turn = self.state.view(None).turn if self.kept else -1
        self.state.apply(player, action, self._noting(batch) if self.watched else batch.append)
        digest = self.state.digest() if self.kept else ""
        self.steps.append(Step(player, action, tuple(batch), turn, digest))

    def _again(self, step: Step) -> None:
        """Does a step that is known already."""
        sink = self._noting([]) if self.watched else None
        self.state.apply(step.player, step.action, sink)
        self.steps.append(step)

    def _noting(self, batch: list[Event]) -> Sink:
        """A sink that keeps the state right after each event beside it."""

        def note(event: Event) -> None:
            batch.append(event)
            self.moments.append(Moment(event, self.state.clone()))

        return note

    def _deal(self) -> None:
        while self.state.actors() == (CHANCE,):
            if self.future and self.future[0].player == CHANCE:
                self._again(self.future.pop(0))
            elif self._deals:
                self._apply(CHANCE, self.drawn())
            else:
                return

    def _rebuild(self, steps: Sequence[Step]) -> None:
        """Comes to the state after `steps`, which stay as they are, and deals what is owed."""
        self.steps = list(steps)
        self.state = self.game.start(self.players, self.options)
        for step in steps:
            self.state.apply(step.player, step.action)
        self.moments.clear()
        self._deal()


def recalled(state: State, view: View) -> View:
    """Returns a view with what its seat has seen of cards face down, for looking back and
    exercises; in games without such cards as it is."""
    remember = getattr(state, "recalled", None)
    return remember(view) if remember is not None else view
