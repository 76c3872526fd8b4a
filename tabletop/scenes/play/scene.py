"""The play screen: one running match on its drawn table.

Submits actions, hands events to the director; knows no rules.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.action import Action
from tabletop.core.errors import IllegalAction
from tabletop.core.game import CHANCE, OftenAsking, Player, Refusal
from tabletop.core.match import Told
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.agents import Thinkers
from tabletop.scenes.play.aids import Aids
from tabletop.scenes.play.clock import Clock
from tabletop.scenes.play.frame import Frame, frame
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.log import LogPanel
from tabletop.scenes.play.look import LookPanel, WhyNot
from tabletop.scenes.play.show import Show
from tabletop.scenes.play.top import Top
from tabletop.scenes.play.viewing import Viewing
from tabletop.scenes.scene import ARROWS, Scene
from tabletop.session.running import Ease
from tabletop.table.board import AnyTable
from tabletop.table.contract import Gesture, Host, Marks, SeatFace
from tabletop.table.controls import IconButton
from tabletop.table.director import Director
from tabletop.table.focus import Target

if TYPE_CHECKING:
    from tabletop.scenes.app import App
    from tabletop.session.drafts import Draft
    from tabletop.session.running import Batch, Running

UNSAVED = "This match could not be saved; it ends when you leave."
REFUSED_MS = 400.0
RESULTS_AFTER_MS = 900.0
ZOOM_KEYS = {
    pygame.K_PLUS: 1,
    pygame.K_EQUALS: 1,
    pygame.K_KP_PLUS: 1,
    pygame.K_MINUS: -1,
    pygame.K_KP_MINUS: -1,
}
PIECE_RADIUS = 8
Z_LOG = 45.0
Z_DRAWER = 500.0


def make_table(game_key: str) -> AnyTable:
    """The drawn table of a game, from the dotted name in its package."""
    package = importlib.import_module(f"tabletop.games.{game_key}")
    module, _, name = package.TABLE.partition(":")
    table: AnyTable = getattr(importlib.import_module(module), name)()
    return table


class PlayScene(Scene):
    """A match being played, replayed or looked at.

    Attributes:
        running: the match; every change goes through it.
        viewing: whose knowledge the table shows, and the one door through which that changes.
        director: shows what happened; its corrections are counted.
        hand: what the person is choosing.
        mover: the seat whose move was shown last.
    """

    route = "play"
    title = "Play"

    def __init__(self, app: App, running: Running, *, fresh: bool = False) -> None:
        """`fresh` plays the deal of a match that has just been set up."""
        super().__init__(app)
        self.place = running.match.game.info.key
        self.running = running
        self.table = make_table(running.match.game.info.key)
        self.director = Director(self.table, app.settings.speed)
        self.thinkers = Thinkers(app, running)
        self.hand = Hand(self)
        self.draft: Draft | None = None
        self.viewing = Viewing(running, self.table.cover, self._cover, self._show_viewer)
        self.aids = Aids(self)
        self.clock = Clock(self)
        self.marks = Marks()
        self.mover = CHANCE
        self.refused = ""
        self._refused_ms = 0.0
        self._opening: Batch | None = running.opening if fresh else None
        self._built = False
        self._built_for: object = None
        self._over_ms = 0.0
        self.drawer = False
        self._stay = not fresh and running.over
        words = running.match.game.part("text")
        assert words is not None
        self.words: Any = words
        if self.table.zooms:
            self.keys = (("+ and -", "the board nearer or farther; also the mouse wheel"),)
        running.ease = self._ease
        self._always: dict[Player, bool] = {}
        if isinstance(running.match.state, OftenAsking):
            self.keys = (*self.keys, ("A", "ask always, or only where a card of yours fits"))

    # ---------------------------------------------------------------------------- building

    def enter(self) -> None:
        if self.running.problem:
            self.app.say(self.running.problem)
        self.viewing.follow()
        opening, self._opening = self._opening, None
        if opening is not None and (self.table.lies_at_start or not opening.events):
            match = self.running.match
            start = match.game.start(match.players, match.options)
            self.director.sync(start.view(self.viewer) if opening.events else self.view)
        if opening is not None and opening.events:
            self.play(opening)
        else:
            self._settled()

    def keeps(self) -> bool:
        """What was begun under a cover is seen after it: a deal, a card for one person alone."""
        return self.director.busy and self._built_for == self.app.look

    def leave(self) -> None:
        self.thinkers.stop()
        self.thinkers.drop_hint()
        self.hand.let_go()
        self.draft = None

    def build(self) -> None:
        running, s = self.running, self.s
        info = running.match.game.info
        self.hand.let_go()
        self.draft = None
        self.frame: Frame = frame(self.size, s, len(running.seats))
        self.director.speed = self.app.settings.speed
        title = running.series.heading or info.name
        self.top = Top(self.stage, self.frame, s, self.size, info.key, title)
        self.host = Host(
            self.stage,
            s,
            tuple(SeatFace(seat.name, seat.figure) for seat in running.seats),
            self._sound,
            self.app.settings.reduced_motion,
            {f"plate:{i}": rect for i, rect in enumerate(self.frame.plates)},
        )
        self.table.layout(self.host, self.frame.table)
        figures = [seat.figure for seat in running.seats]
        z = Z_DRAWER if self.frame.compact else Z_LOG
        self.log = LogPanel(self.stage, self.frame.log, s, figures, z)
        self.log.show(not self.frame.compact or self.drawer)
        self.look = LookPanel(self.stage, self.size, s)
        self.why = WhyNot(self.stage, self.size, s)
        self.show = Show(self)
        self.hand.build(s)
        view = self.view
        if self._opening is None:
            self.director.sync(view)
        self._built = True
        self._built_for = self.app.look
        if self._opening is None:
            self._settled()

    def _sound(self, name: str) -> None:
        self.app.sounds.play(name)

    # ------------------------------------------------------------------------- what is shown

    @property
    def viewer(self) -> Player | None:
        """Whose knowledge the table shows; None is the public."""
        return self.viewing.seat

    @property
    def view(self) -> Any:
        """What the table shows: the draft's view while something is being chosen."""
        if self.draft is not None and self.draft.actions:
            return self.draft.view()
        return self.running.view(self.viewer)

    @property
    def deciding(self) -> Player | None:
        """The person who may choose now; None while pictures run, others think, or it is over."""
        if self.director.busy or not self._built:
            return None
        return self.viewing.asked()

    def legal(self) -> Sequence[Action]:
        seat = self.deciding
        if seat is None:
            return ()
        if self.draft is not None and self.draft.actions:
            return self.draft.legal()
        return self.running.legal(seat)

    def resync(self) -> None:
        """The match stands somewhere else now (undo, redo): shows that at once."""
        self.app.say(self.running.news())
        self._over_ms = 0.0
        self._stay = self.running.over
        self.viewing.follow()
        self.director.sync(self.running.view(self.viewer))
        self._settled()

    def _settled(self) -> None:
        """The pictures have caught up: who is next, what may be done, what has been said."""
        running = self.running
        self.viewing.follow()
        self.thinkers.follow()
        fresh = running.recap(self.viewer) if self.viewer is not None else []
        self.log.fill(running.log(self.viewer), fresh)
        if not self.hand.begin():
            self._forget()
        self.refresh()

    def _forget(self) -> None:
        """A hint and the paper that says why not are about a decision that is over."""
        self.aids.forget_hint()
        self.why.close()
        self.why.rule = ""

    def _show_viewer(self) -> None:
        """Another seat looks at the table: nothing that the one before had open stays so."""
        self.draft = None
        self.hand.let_go()
        self._forget()
        self.look.close()
        if self._opening is None:
            self.director.sync(self.running.view(self.viewer))

    def refresh(self) -> None:
        """Brings marks, prompt, plates, buttons and focus up to date."""
        view = self.view
        self.show_marks(view)
        self.show.plates()
        if self.director.busy:
            self.show.moment()
        else:
            self.show.prompt(view)
        self.show.buttons(view)
        self.refocus()

    def show_marks(self, view: Any) -> None:
        pointed = self.log.pointed
        marks = Marks(
            self.hand.lit(),
            self.hand.chosen(),
            self.aids.hinted,
            self.hand.hovered,
            frozenset(pointed.pieces) if pointed is not None else frozenset(),
            self.refused,
            self.aids.advised,
        )
        self.marks = marks
        self.table.mark(marks, view)

    def notice_room(self) -> pygame.Rect:
        return self.frame.notices

    def targets(self) -> list[Target]:
        if not self._built:
            return []
        pieces = []
        for key in self.hand.reachable():
            rect = self.table.rect(key)
            if rect is not None:
                pieces.append((rect, key))
        pieces.sort(key=lambda pair: (pair[0].y // 20, pair[0].x))
        found = [
            Target(key, rect, partial(self.hand.take, key), PIECE_RADIUS, key)
            for rect, key in pieces
        ]
        return found + self.controls.targets()

    def refocus(self) -> None:
        """While nobody may choose, the focus waits where it was: Enter must not open the menu."""
        self.focus.set(self.targets(), wait=self.deciding is None and not self.running.over)
        self.controls.show_focus()

    # --------------------------------------------------------------------------- doing things

    def choose(self, action: Action) -> None:
        """The person has chosen: drafts a half choice, submits a whole one."""
        seat = self.deciding
        if seat is None:
            return
        self.aids.forget_hint()
        if self.table.half(action, self.view):
            draft = self.draft or self.running.draft(seat)
            if self._drafted(draft, action):
                self.draft = draft
                self.app.sounds.play("card_lift")
                self._show_draft()
                return
        question = self.table.question(action, self.view)
        if question is not None and self.app.settings.confirmations:
            figure = self.running.seats[seat].figure
            stay = Choice("Choose something else", self.refresh)
            go = Choice(question.go, lambda: self._submit(seat, action), "danger")
            self.app.ask("Are you sure?", question.words, (go, stay), figure)
            return
        self._submit(seat, action)

    def choose_all(self, actions: Sequence[Action]) -> None:
        """The person commits what was gathered: several actions as one choice."""
        seat = self.deciding
        if seat is None:
            return
        draft = self.draft or self.running.draft(seat)
        before = len(draft.actions)
        try:
            for action in actions[:-1]:
                draft.apply(action)
            refusal = draft.why_not(actions[-1])
        except IllegalAction as refused:
            refusal = Refusal(refused.rule, refused.reason)
        if refusal is not None:
            while len(draft.actions) > before:
                draft.step_back()
            self.refuse(Gesture(""), refusal.reason, refusal.rule)
            return
        self.hand.forget()
        self.draft = draft
        self._submit(seat, actions[-1])

    def _drafted(self, draft: Draft, action: Action) -> bool:
        """Drafts the action; False where it shows something hidden or ends the choice, and so has
        to be submitted."""
        if not draft.can_show(action):
            return False
        draft.apply(action)
        if not draft.open:
            draft.step_back()
            return False
        return True

    def _submit(self, seat: Player, action: Action) -> None:
        draft, self.draft = self.draft, None
        try:
            if draft is not None and draft.actions:
                batch = draft.commit(action)
            else:
                batch = self.running.submit(seat, action)
        except IllegalAction as refusal:
            self.refuse(Gesture(""), refusal.reason, refusal.rule)
            return
        self.play(batch)

    def clock_ran_out(self) -> None:
        """The rules say what that costs; whoever chooses goes on choosing, from the start."""
        self.take_back()
        self.play(self.running.run_clock())

    def take_back(self) -> None:
        """Drops the draft; the table shows what really lies there."""
        if self.draft is not None:
            self.draft = None
            self._show_draft()

    def _show_draft(self) -> None:
        self.director.sync(self.view)
        self.hand.begin()
        self.refresh()

    def play(self, batch: Batch) -> None:
        """Shows what an action brought about.

        What is in the hand falls, but where a rabbit has sealed something and nothing moves.
        """
        self.app.say(self.running.news())
        secret = self.viewing.before(batch)
        self.thinkers.follow()
        log = self.running.match.log
        self.mover = log[batch.first_ply][0] if batch.first_ply < len(log) else CHANCE
        if self.mover == CHANCE or secret or self.running.seats[self.mover].human:
            self.hand.let_go()
            self._forget()
        self.director.speed = self.app.settings.speed
        self.director.play(self._told(batch), self.running.view(self.viewer), self._settled)
        if self.director.busy:
            self.hand.let_go()
            self._forget()
            self.refresh()

    def _told(self, batch: Batch) -> Sequence[Told]:
        """What the viewer learnt, each with the view after it, where the table goes by that."""
        if hasattr(self.table, "change"):
            return [Told(event, None) for event in batch.seen(self.viewer)]
        return batch.told(self.viewer)

    def _cover(self, seat: Player, words: str) -> None:
        who = self.running.seats[seat]
        self.app.over("cover", who.figure, who.name, words, self.ask_leave)

    def refuse(self, gesture: Gesture, reason: str, rule: str) -> None:
        """Says why a gesture was not allowed, at the piece."""
        self.app.sounds.play("refused")
        key = gesture.target or gesture.source
        self.refused, self._refused_ms = key, REFUSED_MS
        self.why.say(reason, rule, self.table.rect(key) if key else None)
        self.refresh()

    def _ease(self, seat: Player) -> Ease:
        """What the program does for a person unasked. Several at one screen would see from who is
        asked what is in a hand: there everybody is, until a seat wants it otherwise."""
        settings = self.app.settings
        always = self._always.get(seat, self.running.hot_seat or not settings.answers)
        return Ease(not always, settings.end_turns)

    def _toggle_asking(self) -> None:
        """The person at the table is asked for every answer, or only where a card fits."""
        seat = self.viewer
        if seat is None:
            return
        always = self._always[seat] = self._ease(seat).answers
        how = "whenever others let you answer" if always else "only where a card of yours fits"
        self.app.say(f"{self.running.seats[seat].name} is asked {how}.")

    # ------------------------------------------------------------------------- other screens

    def open_rules(self, rule: str = "") -> None:
        rule = rule or self.look.rule if self.look.open else rule or self.why.rule
        self.look.close()
        self.app.over("rulebook", self.running.match.game.info.key, rule)

    def open_settings(self) -> None:
        self.app.over("settings")

    def results(self) -> None:
        if self.running.over:
            self.app.open("results", self.running)

    def toggle_log(self) -> None:
        self.drawer = not self.drawer
        self.log.show(not self.frame.compact or self.drawer)
        control = self.controls.find("log")
        if isinstance(control, IconButton):
            control.on = self.drawer
            control.refresh()

    def back(self) -> None:
        """Esc: lets go of what is held or open; with nothing in hand, asks about leaving."""
        if self.look.open:
            self.look.close()
        elif self.hand.cancel():
            self.refresh()
        elif self.frame.compact and self.drawer:
            self.toggle_log()
        elif self.why.shown:
            self.why.close()
        else:
            self.ask_leave()

    def _leave_match(self) -> None:
        """To the screen of the game that started the match, else to the menu."""
        from tabletop.scenes.further import after
        onward = after(self.app, self.running)
        if onward is not None:
            self.app.go(onward)
        else:
            self.app.open("menu")

    def ask_leave(self) -> None:
        turn = self.running.turn
        words = "You can go on at any time: the menu has this match under Continue"
        words += f", at turn {turn}." if turn else "."
        if not self.running.saved:
            words = self.app.library.problem or UNSAVED
        if self.running.over and self.running.saved:
            words = "The match is over and kept among the saved matches."
        kind = "secondary" if self.running.saved else "danger"
        choices = (
            Choice("Leave the match", self._leave_match, kind),
            Choice("Settings", self.open_settings),
            Choice("Stay at the table"),
        )
        seat = self.viewer if self.viewer is not None else 0
        self.app.ask("Leave this match?", words, choices, self.running.seats[seat].figure)

    # --------------------------------------------------------------------------- input, time

    def handle(self, event: pygame.Event) -> bool:
        if not self._built:
            return False
        if self.look.open and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            if event.type == pygame.KEYDOWN and event.key == pygame.K_r:
                self.open_rules()
            else:
                self.look.close()
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hand.let_go()
            self.take_back()
            self.refresh()
            return True
        if super().handle(event):
            return True
        return self.hand.handle(event)

    def key(self, event: pygame.Event) -> bool:
        ctrl = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        shift = event.mod & pygame.KMOD_SHIFT
        if ctrl and event.key == pygame.K_z:
            self.aids.redo() if shift else self.aids.undo()
        elif ctrl and event.key == pygame.K_y:
            self.aids.redo()
        elif event.key == pygame.K_BACKSPACE:
            self.aids.undo_turn()
        elif event.key == pygame.K_h:
            self.aids.hint()
        elif event.key == pygame.K_r:
            self.open_rules()
        elif event.key == pygame.K_i:
            self.hand.look_at_focus()
        elif event.key == pygame.K_l and self.frame.compact:
            self.toggle_log()
        elif event.key in ZOOM_KEYS and self.hand.zoom(ZOOM_KEYS[event.key]):
            return True
        elif event.key == pygame.K_a and isinstance(self.running.match.state, OftenAsking):
            self._toggle_asking()
        elif pygame.K_0 <= event.key <= pygame.K_4 and not ctrl:
            self.app.settings.speed = self.director.speed = event.key - pygame.K_0
            self.app.save_settings()
            self.app.say(f"Animation speed {event.key - pygame.K_0} of 4.")
        elif self.director.busy and event.key in (pygame.K_SPACE, pygame.K_RETURN):
            self.director.skip()
        elif event.key == pygame.K_RETURN and self.running.over and not self.focus.shown:
            self.results()
        elif event.key in ARROWS and self._arrow(event.key):
            return True
        else:
            return super().key(event)
        return True

    def _arrow(self, key: int) -> bool:
        """The first arrow key goes straight to the piece in that direction, if the table knows
        one."""
        current = self.focus.current
        on_piece = current is not None and current.key in self.hand.reachable()
        if self.deciding is None or (self.focus.shown and on_piece):
            return False
        goal = self.table.arrow(*ARROWS[key], self.view, self.legal())
        if not goal or self.focus.find(goal) is None:
            return False
        self.walk(lambda: self.focus.go(goal))
        return True

    def walk(self, step: Callable[[], None]) -> None:
        super().walk(step)
        self.hand.follow_focus()

    def update(self, ms: float) -> None:
        if not self._built:
            return
        if self.director.update(ms):
            self.show.plates()
            if self.director.busy:
                self.show.moment()
        self.hand.tick(ms)
        self.clock.update(ms)
        self.why.update(ms)
        if self._refused_ms > 0:
            self._refused_ms -= ms
            if self._refused_ms <= 0:
                self.refused = ""
                self.refresh()
        still = self.draft is None and not self.hand.taken
        move = self.thinkers.update(ms, not self.director.busy and still)
        if move is not None:
            self.play(self.running.submit(*move))
        self._watch_end(ms)

    def _watch_end(self, ms: float) -> None:
        """The results come by themselves when a match has just ended in front of the players."""
        if not self.running.over or self.director.busy or self._stay or self.app.dialog is not None:
            return
        self._over_ms += ms
        if self._over_ms >= RESULTS_AFTER_MS:
            self._stay = True
            self.results()
