"""Several people at one screen: who sees what of a move, covers, buttons of the public table.

`Viewing` holds the state of the screen and decides which comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, Protocol

from tabletop.core.game import CHANCE, Player, View
from tabletop.scenes.keys.keysets import cap
from tabletop.scenes.play.lid import Following
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.opener import Knob, Opener
from tabletop.scenes.play.since import since
from tabletop.session.batch import again
from tabletop.table.controls import Button, Control
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.core.match import Moment, Told
    from tabletop.scenes.lessons.coach import Coach
    from tabletop.scenes.play.asking import Asking
    from tabletop.scenes.play.choosing import Choosing
    from tabletop.scenes.play.desk import Desk
    from tabletop.scenes.play.drawer import Drawer
    from tabletop.scenes.play.hand import Hand
    from tabletop.scenes.play.lid import Lid
    from tabletop.scenes.play.pause import Pause
    from tabletop.scenes.play.reading import Reading
    from tabletop.scenes.play.show import Show
    from tabletop.scenes.play.viewing import Parts
    from tabletop.scenes.scene import Program
    from tabletop.session.batch import Batch
    from tabletop.table.controls import Controls


class TableScreen(Protocol):
    """The parts of the play screen that handing it over needs."""

    app: Program
    desk: Desk
    asking: Asking
    choosing: Choosing
    coach: Coach | None
    controls: Controls
    drawer: Drawer
    hand: Hand
    lid: Lid
    pause: Pause
    reading: Reading
    show: Show

    def play(self, batch: Batch) -> None:
        """Shows the results of an action."""

    def settled(self) -> None:
        """Continues after the animations have ended."""

    def forget(self) -> None:
        """Removes the hint and the refusal of the last decision."""

    def refresh(self) -> None:
        """Updates marks, prompt, plates, buttons and focus."""


class Seen(NamedTuple):
    """Events that were shown on the public table, with the views before and after them."""

    before: View
    told: tuple[Told, ...]
    after: View


class People:
    """Hands the screen of one match from one person to the next.

    Attributes:
        first_ply: the ply of the action whose pictures run; None between actions.
        opener: the press by which the hand of the next person is opened on the public table.
        pressed: whether that was pressed, and only the rest of the events comes before the hand.
    """

    def __init__(self, scene: TableScreen) -> None:
        self._scene = scene
        self.opener = Opener(scene.app, lambda: scene.controls, self.open)
        self.pressed = False
        self.first_ply: int | None = None
        self._rest: Batch | None = None
        self._seen: Seen | None = None

    # --------------------------------------------------------------------- who looks

    @property
    def covered(self) -> bool:
        """Returns True if a cover hides everything."""
        return self._scene.app.scene.route == "cover"

    def show_viewer(self, view: View | None = None) -> None:
        """Shows the table to its new viewer and closes everything that was open before."""
        scene, public = self._scene, self._scene.desk.viewing.public
        self._rest, self._seen, scene.desk.stands_at = None, None, None
        self.fit_letters()
        scene.choosing.drop()
        scene.hand.let_go()
        scene.reading.forget()
        scene.desk.focus.forget()
        scene.app.notice.clear()
        if not scene.desk.built:
            return
        scene.forget()
        scene.desk.papers.look.close()
        if scene.coach is not None:
            scene.coach.wait()
        if opened := scene.desk.table.opened():
            scene.desk.table.open(opened)
        scene.drawer.fill(scene.desk.viewer, scene.desk.viewing.reader, self.first_ply)
        scene.desk.director.sync(view or scene.desk.running.view(scene.desk.viewer))
        scene.lid.show(public)
        if public:
            scene.desk.director.insert(scene.lid.falls(scene.desk.director.reduced), scene.refresh)
            scene.refresh()
        elif not self.covered:
            scene.settled()

    def interrupt(self) -> None:
        """Forgets the press that opens a hand, as something lies over the table now."""
        self.pressed = False
        self.opener.forget()

    def fit_letters(self) -> None:
        """Draws everything with the letters of the person who looks."""
        seat = self._scene.desk.viewer
        names = self._scene.desk.running.names
        self._scene.app.letters_for(names[seat] if seat is not None else "")

    def lay_cover(self, seat: Player, words: str) -> None:
        """Opens a cover for `seat` and removes every notice."""
        scene, who = self._scene, self._scene.desk.running.seats[seat]
        told, show = self._since(seat)
        scene.app.notice.clear()
        args = who.figure, who.name, words, scene.pause.ask, told, show
        scene.app.over("cover", *args)

    def _since(
        self, seat: Player
    ) -> tuple[tuple[tuple[int, str], ...], Callable[[], None] | None]:
        """Returns what everybody saw since that person's turn, with the figures it is about, and
        the function that shows it again, unless the cover hides pictures that are still to come."""
        running, passes = self._scene.desk.running, self._scene.desk.viewing.passes
        lines = since(running, seat)
        told = tuple((running.seats[x.seat].figure if x.seat >= 0 else -1, x.text) for x in lines)
        ply = min((line.ply for line in lines), default=0)
        show = partial(self._show_again, ply, running.names[seat])
        return told, show if lines and passes else None

    def pass_on(self, seat: Player) -> list[Control]:
        """Lays the paper on the public table that passes the screen to `seat`; returns its
        controls, the ring that opens the hand last."""
        scene, s, key = self._scene, self._scene.controls.s, cap(self.opener.key)
        figure, name = scene.desk.running.seats[seat].figure, scene.desk.running.names[seat]
        told, show = self._since(seat)
        foot = say("hold-key.short", key=key)
        at = scene.lid.offer(Following(figure, name, told, foot))
        assert at is not None
        knob = Knob(at.ring, self.opener.by_name, s, name)
        if show is None or not at.rows:
            return [knob]
        return [Button("show", at.show, say("show-me"), show, s, icon="replay"), knob]

    def _show_again(self, ply: int, name: str) -> None:
        """Replays on the public table everything from `ply` on."""
        scene = self._scene
        before, batch = again(scene.desk.running.match, ply)
        self._rest = scene.desk.stands_at = None  # it is among what is shown
        scene.desk.viewing.gather(say("since-turn", (name,), who=Seat(0)))
        if self.covered:
            scene.app.pop()
        scene.desk.director.sync(before)
        self._play_rest(batch, 0, "")
        scene.refresh()

    # ---------------------------------------------------------------------- one move

    def play(self, batch: Batch) -> None:
        """Shows a batch to the viewer and, from its first event for all, to everybody."""
        desk, viewing = self._scene.desk, self._scene.desk.viewing
        parts = viewing.parts(batch)
        if parts is None or viewing.public:
            self._play_rest(batch, 0, parts.about if parts is not None else "")
            return
        own = batch._replace(moments=batch.moments[: parts.own])
        view = own.moments[-1].state.view(desk.viewer) if own.moments else desk.director.view
        opened = partial(self._open_to_all, batch, parts)
        desk.director.play(own.told(desk.viewer), view, opened)

    def _open_to_all(self, batch: Batch, parts: Parts) -> None:
        """Opens the public table and shows the rest of the batch there."""
        self._scene.desk.viewing.gather(parts.about, parts.view)
        self._play_rest(batch, parts.own, parts.about)

    def _play_rest(
        self, batch: Batch, first: int, about: str, done: Callable[[], None] | None = None
    ) -> None:
        """Shows the moments from `first` on to the present viewer."""
        desk, moments = self._scene.desk, batch.moments[first:]
        view, done = desk.running.view(desk.viewer), done or self._scene.settled
        if desk.viewing.public:
            desk.viewing.gather(about)
            stands = self._stands(moments) if about else 0
            if stands:
                self._rest = batch._replace(moments=moments[stands:])
                moments, done = moments[:stands], self._scene.refresh
                view = desk.stands_at = moments[-1].state.view(None)
        told = batch._replace(moments=moments).told(desk.viewer)
        if desk.viewing.public and told:
            self._seen = Seen(desk.director.view, told, view)
        desk.director.play(told, view, done)

    def see_again(self) -> None:
        """Shows on the public table once more what was shown there last."""
        desk, seen = self._scene.desk, self._seen
        if seen is None or desk.director.busy:
            return
        desk.viewing.gather("")
        desk.director.sync(seen.before)
        desk.director.play(seen.told, seen.after, self._scene.refresh)
        self._scene.refresh()

    def _stands(self, moments: Sequence[Moment]) -> int:
        """Returns the number of moments shown before the public table waits; 0 for all of them."""
        desk = self._scene.desk
        kinds = () if desk.running.over else desk.table.stands_before
        return next((at for at, each in enumerate(moments) if each.event.kind in kinds), 0)

    # -------------------------------------------------- the buttons of the public table

    def acts(self) -> dict[str, Callable[[], None]]:
        """Returns the functions of the public table's buttons, by key."""
        return {
            "go_on": partial(self._meant, self.go_on),
            "replay": self.see_again,
            "nobody": partial(self._meant, self.nobody_answers),
            "nobody_this_turn": partial(self._meant, partial(self.nobody_answers, True)),
        }

    def _meant(self, act: Callable[[], None]) -> None:
        """Calls `act` unless the table stopped moving so recently that the press was not meant for
        it."""
        if not self._scene.desk.director.busy and self._scene.show.rested:
            act()

    def go_on(self) -> None:
        """Shows the rest of the events, or continues to a person without secrets."""
        self._leave_public(self._scene.settled, self._scene.desk.viewing.go_on)

    def open(self) -> None:
        """Shows the rest of the events, then the table of the person who pressed, if nothing came
        over the table in between."""
        self.pressed = True
        self._leave_public(self._open, self._scene.desk.viewing.open)

    def _open(self) -> None:
        self._scene.settled()
        if self.pressed:
            self._scene.desk.viewing.open()
            self._scene.refresh()

    def _leave_public(self, after: Callable[[], None], at_once: Callable[[], None]) -> None:
        """Shows the events that the public table held back and calls `after` then, or `at_once`
        if there are none."""
        rest, self._rest, self._scene.desk.stands_at = self._rest, None, None
        if rest is not None:
            self._scene.desk.viewing.waits = False
            self._play_rest(rest, 0, "", after)
        else:
            at_once()
        self._scene.refresh()

    def nobody_answers(self, this_turn: bool = False) -> None:
        """Passes the question for everybody who is asked, optionally for the whole turn."""
        for seat in self._scene.desk.viewing.answerers if this_turn else ():
            self._scene.asking.hush(seat)
        self._let_pass(CHANCE)

    def answered(self, seat: Player) -> None:
        """Handles the press of that person's button."""
        self._meant(partial(self.answers, seat))

    def answers(self, seat: Player) -> None:
        """Passes for those who are asked before that person, and leads to them."""
        if self._let_pass(seat):
            self._scene.desk.viewing.answers(seat)
            self._scene.refresh()

    def _let_pass(self, until: Player) -> bool:
        """Passes for those asked before `until` as long as nothing happens; returns True if `until`
        is asked now."""
        running, waiting = self._scene.desk.running, self._scene.desk.viewing.answerers
        batch: Batch | None = None
        while (seat := next(iter(running.actors()), CHANCE)) in waiting and seat != until:
            often = running.match.game.asking(running.match.state)
            action = often.pass_action(seat) if often is not None else None
            if action is None:
                break
            batch = running.submit(seat, action)
            if batch.events:
                break
        asked = running.actors()[:1] == (until,)
        if batch is not None and not asked:
            self._scene.play(batch)
        return asked
