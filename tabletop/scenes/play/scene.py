"""The play screen: one running match on its drawn table.

Submits actions, hands events to the director; knows no rules.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from tabletop.core.action import Action
from tabletop.core.game import CHANCE, Player
from tabletop.scenes.keys import commands
from tabletop.scenes.keys.commands import ARROWS, listed
from tabletop.scenes.lessons.coach import Coach, tips_for
from tabletop.scenes.overlay import Choice
from tabletop.scenes.play.agents import Thinkers
from tabletop.scenes.play.aids import Aids
from tabletop.scenes.play.asking import Asking
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.clock import Clock
from tabletop.scenes.play.desk import Desk, Papers
from tabletop.scenes.play.drawer import Drawer
from tabletop.scenes.play.explaining import Explainer
from tabletop.scenes.play.frame import Frame, frame
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.lid import Lid
from tabletop.scenes.play.log import LogPanel
from tabletop.scenes.play.look import LookPanel, WhyNot
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.pause import Pause
from tabletop.scenes.play.people import People
from tabletop.scenes.play.reading import Reading
from tabletop.scenes.play.show import Show
from tabletop.scenes.play.top import Top
from tabletop.scenes.play.tutor import Tutor
from tabletop.scenes.play.viewing import Viewing
from tabletop.scenes.play.voices import Voices
from tabletop.scenes.play.walking import Walker
from tabletop.scenes.scene import Scene
from tabletop.table.art.rabbit import set_letters
from tabletop.table.contract import Gesture, Host, Marks, SeatFace
from tabletop.table.controls import Control
from tabletop.table.focus import Target
from tabletop.table.speaking import Speaker
from tabletop.table.still import make_table

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.batch import Batch
    from tabletop.session.drafts import Draft
    from tabletop.session.loglines import LogLine
    from tabletop.session.running import Running

REFUSED_MS, RESULTS_AFTER_MS = 400.0, 900.0
ZOOMS = {"zoom_in": 1, "zoom_out": -1}


class PlayScene(Scene):
    """The screen of a match that is played, replayed or looked at.

    It builds the parts and keeps them together; the desk holds what they share.

    Attributes:
        desk: the match, its table, who looks, what is half chosen.
        running, table, director: the desk's.
        hand: what the person holds, has gathered and points at.
        choosing: what comes of it.
        aids: undo, redo, hints.
        people: leads people at one screen from one to the next.
        coach: explains new things; None where nobody needs that.
        clock: the clock of a decision.
        guided: whether a rabbit says what to do, before the table asks for it.
        recalls: whether who comes to it is told what happened before.
    """

    route = "play"
    guided = False
    recalls = True

    def __init__(self, app: Program, running: Running, *, fresh: bool = False) -> None:
        """`fresh` plays the deal of a match that has just been set up."""
        super().__init__(app)
        self.place = running.match.game.info.key
        self.running = running
        self.title = running.match.game.info.name
        self.table = make_table(running.match.game.info.key)
        self.people = People(self)
        viewing = Viewing(running, self.table.cover, self.table.for_all, self.people)
        self.desk = Desk(app, running, self.table, viewing, self, self.focus)
        self.director = self.desk.director
        self.choosing = self.make_choosing()
        self.hand = Hand(self.desk, self.choosing)
        self.aids = Aids(self.desk, self.choosing, self.hand)
        self.choosing.tutor = self.tutor = Tutor(self.desk, self.aids.show_hint, self.ring)
        self.clock = Clock(self.desk, self.choosing)
        self.explainer = Explainer(self.desk, self.hand)
        self.walker = Walker(self.desk, self.hand, lambda: self.controls, self.walk)
        self.reading = Reading(self.desk, self.open_rules)
        redo = self.aids.redo
        self.pause = Pause(self.desk, self.leave_match, self.open_rules, redo, self._further)
        self.coach = self.make_coach()
        self.voices = Voices(self.desk, self.tutor, self.coach)
        self.marks = Marks()
        self.refused, self._refused_ms = "", 0.0
        self._opening: Batch | None = running.opening if fresh else None
        self._built_for: object = None
        self._over_ms = 0.0
        self.drawer = Drawer(running, lambda: self.controls)
        self._stay = not fresh and running.over
        if self.table.zooms:
            self.keys = listed("zoom_in")
        if not running.humans:
            self.keys = (*self.keys, *listed("pause"))
        self.asking = Asking(self.desk)
        self.choosing.meant = self.asking.meant
        if self.asking.often:
            self.keys = (*self.keys, *listed("ask"))
        if running.humans and self.clock.may_run:
            self.keys = (*self.keys, *listed("sand"))

    def make_choosing(self) -> Choosing:
        """Makes the part that handles the person's choices."""
        return Choosing(self.desk)

    def make_coach(self) -> Coach | None:
        """Makes the coach that explains new things; None if nobody needs one."""
        tips = tips_for(self.app, self.running)
        return Coach(self.desk, tips, self.open_rules, self.refresh) if tips else None

    # ---------------------------------------------------------------------------- building

    def enter(self) -> None:
        if self.running.problem:
            self.app.say(self.running.problem)
        self.people.fit_letters()
        viewing, opening = self.desk.viewing, self._opening
        if opening is not None and opening.events and viewing.passes:
            viewing.gather("")
        else:
            viewing.follow()
        self._opening = None
        if opening is not None and (self.table.lies_at_start or not opening.events):
            match = self.running.match
            start = match.game.start(match.players, match.options)
            self.director.sync(start.view(self.viewer) if opening.events else self.view)
        if opening is not None and opening.events:
            self.play(opening)
        else:
            self.settled()

    def covered(self) -> None:
        self.people.interrupt()
        super().covered()

    def keeps(self) -> bool:
        """Returns True if animations that began under a cover are to be continued."""
        return self.director.busy and self._built_for == self.app.look

    def leave(self) -> None:
        self.app.letters_for("")
        self.thinkers.stop()
        self.thinkers.drop_hint()
        self.tutor.forget()
        self.hand.let_go()
        self.choosing.drop()

    def rebuild(self) -> None:
        self.hand.let_go()  # while the table that it points at is still there
        super().rebuild()

    def build(self) -> None:
        self.choosing.drop()
        self.director.speed = self.app.settings.speed
        self.director.reduced = self.app.settings.reduced_motion
        set_letters({seat.figure: seat.name for seat in self.running.seats})
        self.desk.papers = self._papers()
        window = pygame.Rect((0, 0), self.size)
        self.lid = Lid(self.stage, self.table.lid(), window, self.s, self.host.seats)
        self.lid.show(self.desk.viewing.public)
        self.show = Show(
            self.desk, self.choosing, self.hand, self.aids, self.controls, self._bar_acts(),
            self.people, self.lid,
        )
        self.hand.build(self.s)
        self.voices.build(self.make_speaker)
        self._built_for = self.app.look
        if self._opening is None:
            self.director.sync(self.view)
            self.settled()

    def make_speaker(self) -> Speaker:
        """Makes the rabbit that can speak on this screen, with the person's own figure."""
        seat = self.running.humans[0] if self.running.humans else 0
        figure, reduced = self.running.seats[seat].figure, self.app.settings.reduced_motion
        return Speaker(
            self.stage, self.controls, self.size, self.s, figure, reduced, self.tall(0)
        )

    def _papers(self) -> Papers:
        """Lays out the table and the panels beside and over it."""
        running, s = self.running, self.s
        info = running.match.game.info
        large = self.app.settings.large_targets
        at = frame(self.size, s, len(running.seats), self.table.tall, large)
        figures = [seat.figure for seat in running.seats]
        heading = running.series.heading or info.name
        top = Top(self.stage, at, s, self.size, info.key, heading)
        faces = tuple(SeatFace(seat.name, seat.figure) for seat in running.seats)
        anchors = {f"plate:{i}": rect for i, rect in enumerate(at.plates)}
        host = Host(
            self.stage, s, faces, self.desk.sound, self.app.settings.reduced_motion, anchors,
            least=self.tall(0), foresee=self.desk.foresee,
        )  # fmt: skip
        self.table.layout(host, at.table)
        log = self.drawer.panel(self.stage, at, s, figures, self.size, large)
        look = LookPanel(self.stage, self.size, s)
        why = WhyNot(self.stage, self.size, s)
        return Papers(at, host, top, log, look, why)

    def _bar_acts(self) -> dict[str, Callable[[], None]]:
        """Returns the functions of the bar's buttons, and the one that leads to the results."""
        return {
            "menu": self.pause.ask,
            "undo": self.aids.undo,
            "redo": self.aids.redo,
            "hint": self.aids.hint,
            "rule_book": self.open_rules,
            "settings": self.open_settings,
            "log": self.toggle_log,
            "results": self.results,
            "pause": self._toggle_pause,
            "pace": self._next_pace,
            **self.people.acts(),
        }

    @property
    def frame(self) -> Frame:
        return self.desk.papers.frame

    @property
    def host(self) -> Host:
        return self.desk.papers.host

    @property
    def top(self) -> Top:
        return self.desk.papers.top

    @property
    def log(self) -> LogPanel:
        return self.desk.papers.log

    @property
    def look(self) -> LookPanel:
        return self.desk.papers.look

    @property
    def why(self) -> WhyNot:
        return self.desk.papers.why

    @property
    def thinkers(self) -> Thinkers:
        return self.desk.thinkers

    # ------------------------------------------------------------------------- what is shown

    @property
    def viewer(self) -> Player | None:
        """Returns the seat whose view is shown; None for the public view."""
        return self.desk.viewing.seat

    @property
    def view(self) -> Any:
        """Returns the view to be shown: that of the draft while something is being chosen."""
        return self.desk.view

    @property
    def draft(self) -> Draft | None:
        """Returns the draft of a choice, or None."""
        return self.desk.draft

    @property
    def deciding(self) -> Player | None:
        """Returns the person who may choose now; None during animations and others' turns."""
        return self.desk.deciding

    def legal(self) -> Sequence[Action]:
        return self.desk.legal()

    def resync(self) -> None:
        """Shows the match at once after it moved to another ply by undo or redo."""
        self.app.say(self.running.news())
        self._over_ms = 0.0
        self._stay = self.running.over
        self.desk.viewing.follow()
        self.director.sync(self.running.view(self.viewer))
        self.settled()

    def settled(self) -> None:
        """Continues after the animations: log, next decision, coach and tutor."""
        self.people.first_ply = None
        self.desk.viewing.follow()
        self.app.say(self.running.news())
        self.thinkers.follow()
        self.drawer.fill(self.viewer, self.desk.viewing.reader)
        if not self.hand.begin():
            self.forget()
        self.refresh()
        if self.coach is not None and not self.desk.viewing.public:
            self.coach.speak(self.hand.pos)
            self.refocus()
        self.tutor.follow()

    def forget(self) -> None:
        """Removes the hint and the refusal of the last decision."""
        self.aids.forget_hint()
        self.tutor.forget()
        self.why.close()
        self.why.rule = ""

    def refresh(self) -> None:
        """Updates marks, prompt, plates, buttons and focus."""
        self.remark()
        self.show.plates()
        if self.director.busy:
            self.show.moment()
        else:
            self.show.prompt(self.view)
        self.offer()

    def offer(self) -> None:
        """Updates buttons and focus."""
        self.show.buttons(self.view)
        self.refocus()

    def remark(self) -> None:
        """Updates the marks alone."""
        pointed = self.log.pointed or self.show.strip.pointed
        self.marks = Marks(
            self.hand.lit(),
            self.hand.chosen() | frozenset(self.tutor.keys),
            self.aids.hinted,
            self.hand.hovered,
            frozenset(pointed.pieces) if pointed is not None else frozenset(),
            self.refused,
            self.aids.advised,
            self.aids.numbers,
            self.aids.heat(self.hand.source),
        )
        self.table.mark(self.marks, self.view)

    def pointed(self) -> Control | None:
        if self.coach is not None and self.coach.rests(self.hand.pos):
            return None
        return self.explainer.pointed()

    def notice_room(self) -> pygame.Rect:
        return self.frame.notices

    def spoken_of(self) -> tuple[pygame.Rect, ...]:
        return self.aids.where() if self.desk.built else ()

    def takes(self, pos: tuple[int, int]) -> bool:
        return super().takes(pos) or (bool(self.hand.hovered) and not self.director.busy)

    def lies(self, pos: tuple[int, int]) -> bool:
        return self.desk.built and self.hand.means(pos)

    def targets(self) -> list[Target]:
        return self.walker.targets()

    def refocus(self) -> None:
        """Updates the focus; while nobody may choose it stays, so that Enter does not open the
        menu."""
        waits = self.deciding is None and not self.running.over and not self.desk.viewing.public
        self.focus.set(self.targets(), wait=waits)
        self.controls.show_focus()
        current = self.focus.current if self.focus.shown else None
        if current is not None and not self.hand.hovered and current.key in self.hand.lit():
            self.hand.follow_focus()

    # --------------------------------------------------------------------------- doing things

    def choose(self, action: Action) -> None:
        """Takes a choice of the person: drafts a partial one, submits a complete one."""
        self.choosing.choose(action)

    def begin(self) -> None:
        """Shows the table after a draft was begun, continued or dropped."""
        self.aids.forget_hint()
        self.director.sync(self.view)
        self.hand.begin()
        self.refresh()

    def back_to(self, line: LogLine) -> None:
        self.aids.back_to(line)

    def play(self, batch: Batch) -> None:
        """Shows the results of an action.

        A held piece is let go, except if a computer player only made a hidden choice.
        """
        self.people.first_ply = batch.first_ply
        secret = self.desk.viewing.before(batch)
        self.thinkers.follow()
        log = self.running.match.log
        self.desk.mover = log[batch.first_ply][0] if batch.first_ply < len(log) else CHANCE
        if self.desk.mover == CHANCE or secret or self.running.seats[self.desk.mover].human:
            self.hand.let_go()
            self.forget()
        self.director.speed = self.desk.hurry.follow()
        if self.coach is not None and batch is not self.running.opening:
            mine = self.desk.mover in self.running.humans
            self.coach.hear((told.event for told in batch.told(self.viewer)), mine)
        self.people.play(batch)
        if self.director.busy:
            self.hand.let_go()
            self.forget()
            self.refresh()

    def refuse(self, gesture: Gesture, reason: str, rule: str) -> None:
        """Says at the piece why a gesture was not allowed."""
        self.app.sounds.play("refused")
        key = gesture.target or gesture.source
        self.refused, self._refused_ms = key, REFUSED_MS
        self.why.say(reason, rule, self.table.rect(key) if key else None)
        self.refresh()

    def _further(self) -> tuple[Choice, ...]:
        """Returns further buttons of the pause dialog: keep this moment, the clock, being asked."""
        aids, clock = self.aids, self.clock.choices()
        return (*aids.keep_choices(), *aids.log_choices(), *clock, *self.asking.choices())

    # ------------------------------------------------------------------------- other screens

    def open_rules(self, rule: str = "") -> None:
        here = self.look.rule if self.look.open else self.hand.rule_here()
        told = self.why.rule if self.why.shown else here or self.why.rule
        self.look.close()
        self.app.over("rulebook", self.running.match.game.info.key, rule or told, lessons=False)

    def open_settings(self) -> None:
        self.app.over("settings")

    def results(self) -> None:
        if self.running.over:
            self.app.open(self.desk.outcome(self._stay), self.running)

    def _toggle_pause(self) -> None:
        """Pauses or continues a match in which only computer players play."""
        self.thinkers.paused = not self.thinkers.paused and not self.running.humans
        self.refresh()

    def _next_pace(self) -> None:
        """Switches to the next speed of computer players; after the last comes the first."""
        self.app.change(ai_pace=(self.app.settings.ai_pace + 1) % 5)
        self.refresh()

    def toggle_log(self) -> None:
        self.drawer.toggle(self.size)

    def back(self) -> None:
        """Lets go of what is held, open or shown; if nothing is, opens the pause dialog."""
        if self.look.open:
            self.look.close()
        elif opened := self.table.opened():
            self.table.open(opened)
            self.refresh()
        elif self.hand.cancel() or self.aids.put_away():
            self.refresh()
        elif self.drawer.drawn_out:
            self.toggle_log()
        elif self.why.shown:
            self.why.close()
        else:
            self.pause.ask()

    def leave_match(self) -> None:
        """Returns to the game's screen that started the match, else to the menu."""
        from tabletop.scenes.further import after
        if (onward := after(self.app, self.running)) is not None:
            self.app.go(onward)
        else:
            self.app.open("menu")

    # --------------------------------------------------------------------------- input, time

    def handle(self, event: pygame.Event) -> bool:
        if not self.desk.built:
            return False
        if self.look.open and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            if "rules" in commands.of(event):
                self.open_rules()
            else:
                self.look.close()
            return True
        if event.type == pygame.WINDOWFOCUSLOST:
            self.hand.let_go()
            self.choosing.take_back()
            self.refresh()
            return True
        if self.voices.takes(event) or self.people.opener.handle(event):
            return True
        return super().handle(event) or self.hand.handle(event)

    def _acts(self) -> dict[str, Callable[[], object]]:
        """Returns the functions of the commands that are available at any time."""
        aids, walker, clock, asking = self.aids, self.walker, self.clock, self.asking
        acts: dict[str, Callable[[], object]] = {
            "undo": aids.undo, "redo": aids.redo, "undo_turn": aids.undo_turn, "hint": aids.hint,
            "copy": aids.copy_position, "bookmark": aids.bookmark, "log": self.toggle_log,
            "rules": self.open_rules, "look": self.hand.look_at_focus,
            "main": walker.press_primary, "next": lambda: walker.tab(False),
            "before": lambda: walker.tab(True), **self.reading.acts(),
        }  # fmt: skip
        if not self.running.humans:
            acts["pause"] = self._toggle_pause
        if clock.may_stop:
            acts["sand"] = clock.toggle
        if asking.often:
            acts["ask"] = asking.toggle
        return acts

    def do(self, name: str) -> bool:
        kind, _, number = name.partition(":")
        act = self._acts().get(name)
        if act is not None:
            act()
        elif name in ZOOMS and self.hand.zoom(ZOOMS[name]):
            return True
        elif kind == "number" and not self.director.busy:
            return self.walker.take_nth(int(number))
        elif kind == "speed":
            self.app.settings.speed = self.director.speed = int(number)
            self.app.save_settings()
            self.app.say(say("speed", n=int(number)))
        elif name in ("go_on", "take") and self.director.busy:
            self.director.skip()
        elif name in ("go_on", "take") and self.focus.fell:
            self.focus.fell = False  # late: meant for what moved; where the ring is was not chosen
        elif name == "take" and self.running.over and not self.focus.shown:
            self.results()
        elif name == "take" and self.desk.viewing.public and not self.focus.shown:
            self.walker.press_primary()
        elif name == "take" and self.focus.current is not None and self.focus.current.key == "open":
            pass  # held by a press of its own, as on a cover
        elif name in ARROWS and self.walker.arrow(*ARROWS[name]):
            return True
        else:
            return super().do(name)
        return True

    def walk(self, step: Callable[[], None]) -> None:
        super().walk(step)
        self.hand.follow_focus()

    def update(self, ms: float) -> None:
        if not self.desk.built:
            return
        if self.director.update(ms):
            self.show.plates()
            if self.director.busy:
                self.show.moment()
        if self.director.busy:
            self.people.opener.forget()
        else:
            self.people.opener.update(ms)
            self.show.rest(ms)
            if self.desk.stands_at is None:
                self.desk.viewing.update(ms)
        self.voices.update(ms)
        self.hand.tick(ms)
        self.clock.update(ms)
        self.why.update(ms)
        self.log.make_room(self.app.notice.place)
        if self._refused_ms > 0:
            self._refused_ms -= ms
            if self._refused_ms <= 0:
                self.refused = ""
                self.refresh()
        waits = self.draft is not None or self.hand.taken or self.tutor.waits
        waits = waits or self.director.busy or self.desk.stands_at is not None
        move = self.thinkers.update(self.desk.hurry.passed(ms), not waits)
        if move is not None:
            self.play(self.running.submit(*move))
        self._watch_end(ms)

    def _watch_end(self, ms: float) -> None:
        """Opens the count, or the results, by itself when a match has just ended."""
        if not self.running.over or self._stay or self.app.dialog is not None:
            return
        begins = self.desk.at_count
        if self.director.busy and not begins:
            return
        self._over_ms += ms
        if begins or self._over_ms >= RESULTS_AFTER_MS:
            self.results()
            self._stay = True
