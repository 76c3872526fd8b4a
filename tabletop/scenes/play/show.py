"""The parts beside the table: buttons of the bar, plates, prompt, the table's buttons.

They only show; other parts decide.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from pygame import Rect

from tabletop.core.action import Action
from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.scenes.keys.keysets import cap
from tabletop.scenes.play.aids import Aids
from tabletop.scenes.play.anyone import asked_in_public
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.hand import Hand
from tabletop.scenes.play.lid import Lid
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.opener import Opener
from tabletop.scenes.play.strip import Strip
from tabletop.scenes.play.top import level_words
from tabletop.table.contract import ButtonSpec, Slots
from tabletop.table.controls import Button, Control, Controls, IconButton
from tabletop.words import Seat

ICON_LABELS = {
    "undo": "undo.key", "redo": "redo.key", "hint": "hint.key", "replay": "see-again",
    "rule_book": "rule-book.key", "settings": "settings",
}  # fmt: skip
"""The messages of the bar's buttons."""

PACES = ("pace-0", "pace-1", "pace-2", "pace-3", "pace-4")
"""The messages of the speeds of computer rabbits, by the setting."""

ROOM_FOR_SIGN = 96
"""Style pixels of width from which a button has room for a sign beside its word."""
SURE = "button:sure"

AIDS = ("undo", "redo", "hint")
"""Signs of the bar that only the person at the mouse uses."""
DEAF_MS = 600.0
"""So long *Go on* does nothing after the pictures: the last press was meant for them."""


class Passing(Protocol):
    """The part that passes the screen from one person to the next."""

    opener: Opener

    def pass_on(self, seat: Player) -> list[Control]:
        """Lays the paper that passes the public table to `seat` and returns its controls."""

    def answered(self, seat: Player) -> None:
        """Handles the press of that person's button."""


class Show:
    """Updates plates, prompt and buttons of a screen."""

    def __init__(
        self,
        desk: Desk,
        choosing: Choosing,
        hand: Hand,
        aids: Aids,
        controls: Controls,
        acts: Mapping[str, Callable[[], None]],
        people: Passing,
        lid: Lid,
    ) -> None:
        """`acts` is what the bar's buttons do, by their signs, and what leads to the results."""
        self._people, self._lid = people, lid
        self._desk, self._choosing, self._hand, self._aids = desk, choosing, hand, aids
        self._controls, self._acts = controls, acts
        self._table_keys: list[Control] = []
        self._active: frozenset[Player] = frozenset()
        self._told = False
        self._rested_ms = 0.0
        self._bar: dict[str, Control] = {}
        self.strip = Strip(desk, controls)
        self._bar_buttons()

    def _bar_buttons(self) -> None:
        frame, acts, s = self._desk.papers.frame, self._acts, self._controls.s
        menu = IconButton("menu", frame.menu, "menu", acts["menu"], s, label=say("menu"))
        self._controls.add(menu)
        if frame.log_button is not None:
            button = IconButton(
                "log", frame.log_button, "log", acts["log"], s, on=self._desk.papers.log.visible,
                label=say("log"),
            )  # fmt: skip
            self._controls.add(button)

    def _icons_in_bar(self) -> None:
        """Shows the bar's icons: on the public table *See it again* in place of the aids."""
        places = dict(self._desk.papers.frame.icons)
        if self._desk.viewing.public:
            again = {"replay": places["hint"]}
            places = again | {name: rect for name, rect in places.items() if name not in AIDS}
        for name in self._bar.keys() - places.keys():
            self._controls.remove(self._bar.pop(name))
        for name, rect in places.items():
            if name not in self._bar:
                label, act = label_of(name), self._acts[name]
                button = IconButton(name, rect, name, act, self._controls.s, label=label)
                self._bar[name] = self._controls.add(button)

    def plates(self) -> None:
        """Updates every seat's plate to the present state of the animation."""
        desk = self._desk
        running = desk.running
        if not desk.director.busy:
            self._active = frozenset(p for p in running.actors() if p >= 0)
        elif (seat := self._mover()) >= 0:
            self._active = frozenset((seat,))
        everybody = desk.viewing.public and desk.viewing.asked() is not None
        active = frozenset[Player]() if everybody else self._active
        thinking = -1
        thinkers = desk.thinkers
        if thinkers.seat is not None and thinkers.seat in active and not thinkers.paused:
            thinking = thinkers.seat
        winners = self._winners()
        lines = [
            winners.get(p) or self._second_line(p, p in active) for p in range(len(running.seats))
        ]
        plates = desk.table.plates(desk.director.shown)
        self._lid.tell(desk.table.shut(desk.director.shown))
        if any(key.startswith("seat:") for key in self._hand.lit()):
            active = frozenset()  # its ring would look like that of a plate to be chosen
        desk.papers.top.plates(running.seats, plates, lines, active, thinking, winners)

    def _mover(self) -> Player:
        """Returns the seat that the prompt names during animations, or CHANCE."""
        desk = self._desk
        event = desk.director.event
        told = desk.words.moment(event, desk.running.names) if event is not None else None
        return told[0] if told is not None else desk.mover

    def _winners(self) -> Mapping[Player, str]:
        """Returns who has won the match, or what lies open to all, each with a word for it."""
        desk = self._desk
        result = desk.running.result
        if desk.director.busy:
            return {}
        if result is not None:
            return dict.fromkeys(result.winners, say("line-winner"))
        return desk.table.winners(desk.view) if desk.viewing.public else {}

    def _second_line(self, seat: Player, active: bool) -> str:
        desk = self._desk
        who = desk.running.seats[seat]
        if desk.running.over:
            return "" if who.human else level_words(who.level)
        if who.human:
            return say("line-chooses") if active else say("line-waits")
        if not active:
            return level_words(who.level) or say("line-computer")
        if desk.thinkers.paused:
            return say("line-waits")
        return say("line-plays") if desk.director.busy else say("line-thinks")

    def moment(self) -> None:
        """Shows the present event, or who plays, in the prompt while an animation runs."""
        desk = self._desk
        self._rested_ms = 0.0
        running, event = desk.running, desk.director.event
        told = desk.words.moment(event, running.names) if event is not None else None
        if told is not None:
            self._told = True
            seat, words = told
            figure = running.seats[seat].figure if seat >= 0 else None
            desk.papers.top.ask(figure, Prompt(words, say("space-skips")))
            return
        mover = desk.mover
        if desk.viewing.public and (mover < 0 or running.seats[mover].human):
            desk.papers.top.ask(None, Prompt(self._everybody(), say("space-skips")))
            return
        if not self._told and mover >= 0 and not running.seats[mover].human:
            words = say("plays", running.names, who=Seat(mover))
            desk.papers.top.ask(running.seats[mover].figure, Prompt(words, say("space-skips")))
        elif desk.papers.top.asked is None:
            desk.papers.top.ask(None, Prompt(say("begins"), say("space-skips")))

    def prompt(self, view: Any) -> None:
        """Shows the present question in the prompt, with a hint if one is shown."""
        desk = self._desk
        running = desk.running
        self._told = False
        actors, seat = self._asked()
        if running.over:
            result = running.result
            winner = result.winners[0] if result and result.winners else None
            reason = result.reason if result else say("over")
            figure = running.seats[winner].figure if winner is not None else None
            ended = result is not None and not result.early
            title = desk.words.prompt(view, running.names).title if ended else ""
            desk.papers.top.ask(figure, Prompt(title or reason, say("enter-results")), "happy")
            return
        if desk.viewing.answerers:
            how = asked_in_public(running)
            desk.papers.top.ask(None, Prompt(say("anybody"), how))
            return
        if self._may_go_on:
            following = desk.viewing.following
            how = say("then-plays", running.names, who=Seat(seat))
            if following is not None:
                name, key = running.names[following], cap(self._people.opener.key)
                how = say("pass-to", name=name, key=key)
            desk.papers.top.ask(None, Prompt(self._everybody(), how))
            return
        prompt = self.asks(view)
        if self._aids.hint_words and not self._choosing.held:
            # What is asked stays; where there is no second line a notice has the hint.
            prompt = Prompt(prompt.title, self._aids.in_ribbon)
        eyes = ""
        if actors and not running.seats[seat].human:
            look, who = say("look-round") if desk.table.has_close_looks else "", Seat(seat)
            title = say("is-next", running.names, who=who) if desk.thinkers.paused else ""
            prompt = Prompt(title or say("is-thinking", running.names, who=who), look)
            eyes = "" if desk.thinkers.paused else "closed"
        desk.papers.top.ask(running.seats[seat].figure, prompt, eyes)

    @property
    def _may_go_on(self) -> bool:
        """Returns True if the public table waits for a person."""
        desk = self._desk
        next_one = desk.viewing.asked() is not None or desk.stands_at is not None
        return desk.viewing.public and next_one and not desk.director.busy

    def _everybody(self) -> str:
        """Returns the title of the public table."""
        about = self._desk.viewing.about
        return say("everybody.at", about=about) if about else say("everybody")

    def rest(self, ms: float) -> None:
        """Counts the time for which the table lies still."""
        self._rested_ms += ms
        self.strip.follow()

    @property
    def rested(self) -> bool:
        """Returns True if the public table lay still long enough for a press to be meant."""
        return self._rested_ms >= DEAF_MS

    def asks(self, view: Any) -> Prompt:
        """Returns the question without a hint; among several people it names who is asked."""
        desk = self._desk
        names = desk.running.names
        prompt = desk.words.prompt(view, names)
        actors, seat = self._asked()
        if self._choosing.held:
            return Prompt(say("held", names, who=Seat(seat)), say("tutor-ways"))
        if actors:
            prompt = desk.table.asks(view, names[seat], desk.legal()) or prompt
        waiting = self._choosing.waiting
        if waiting is not None:
            prompt = Prompt(say("sure-of", done=self._words_of(waiting, view)), say("sure-of.how"))
        if not desk.running.guarded or not actors or prompt.title.startswith(names[seat]):
            return prompt
        return prompt._replace(title=say("asks-whom", name=names[seat], question=prompt.title))

    def _asked(self) -> tuple[list[Player], Player]:
        """Returns the seats that are asked, and the viewer if asked, else the first of them."""
        actors = [p for p in self._desk.running.actors() if p >= 0]
        return actors, self._desk.viewer if self._desk.viewer in actors else (*actors, 0)[0]

    def buttons(self, view: Any) -> None:
        """Updates the table's buttons with Hint and Undo, and enables those of the bar."""
        desk = self._desk
        self._icons_in_bar()
        if desk.doings.recalls:
            self.strip.fill()
        wanted = self._wanted_buttons(view)
        if [_told(control) for control in wanted] == [_told(c) for c in self._table_keys]:
            for control, fresh in zip(self._table_keys, wanted, strict=True):
                control.act = fresh.act
        else:
            self._replace(wanted)
        for key, enabled in (
            ("undo", self._aids.may_undo() is None),
            ("redo", desk.running.may_redo()),
            ("hint", self._may_hint()),
        ):
            found = self._controls.find(key)
            if found is not None and found.enabled != enabled:
                found.enabled = enabled
                found.refresh()

    def _may_hint(self) -> bool:
        return self._desk.deciding is not None and self._desk.settings.hints

    def _replace(self, wanted: list[Control]) -> None:
        for control in self._table_keys:
            self._controls.remove(control)
        self._table_keys = [self._controls.add(control) for control in wanted]

    def _wanted_buttons(self, view: Any) -> list[Control]:
        desk = self._desk
        legal = desk.legal()
        specs = self._specs(view, legal)
        slots, s = desk.table.slots_for(specs), self._controls.s
        if desk.viewing.public:
            return self._everybodys_buttons(slots, s)
        buttons = self._aid_buttons(slots, s)
        if desk.running.over and "results" not in self._acts:
            return buttons
        if desk.running.over:
            rect = slots.buttons[0] if slots.buttons else slots.undo
            label = say("results")
            return [
                *buttons,
                Button("results", rect, label, self._acts["results"], s, kind="primary", px=19),
            ]
        if desk.hurry.waits and slots.buttons:
            rect, label, act = slots.buttons[0], say("play-on"), self._play_on
            may = not desk.hurry.on
            go = Button("play_on", rect, label, act, s, kind="primary", enabled=may)
            return [*buttons, go]
        for spec, rect in zip(specs, slots.buttons, strict=False):
            desk.papers.host.anchors[spec.key] = rect
            enabled = spec.act is not None or bool(spec.actions)
            enabled = enabled or (spec.action is not None and spec.action in legal)
            buttons.append(self._button(spec, rect, enabled))
        return buttons

    def _everybodys_buttons(self, slots: Slots, s: float) -> list[Control]:
        """Returns the buttons of the public table: one for each who may answer, or the ring that
        opens the next person's hand, or *Go on*."""
        desk, viewing, acts = self._desk, self._desk.viewing, self._acts
        rect = slots.buttons[0] if slots.buttons else slots.undo
        enabled, following = self._may_go_on, viewing.following
        if following is not None and enabled:
            return self._people.pass_on(following)
        self._lid.offer(None)
        if following is not None:
            return []
        if not viewing.answerers:
            label, act = say("go-on"), acts["go_on"]
            return [Button("go_on", rect, label, act, s, kind="primary", enabled=enabled, px=19)]
        names, places = desk.running.names, self._lid.places()
        found: list[Control] = []
        for seat in viewing.answerers:
            key, label = f"answer:{seat}", say("answers", names, who=Seat(seat))
            act = partial(self._people.answered, seat)
            found.append(Button(key, places[seat], label, act, s, enabled=enabled))
        key, label, act = "nobody_this_turn", say("not-this-turn"), acts["nobody_this_turn"]
        tip = say("not-this-turn.tip")
        found.append(Button(key, slots.undo, label, act, s, enabled=enabled, tip=tip))
        act = acts["nobody"]
        found.append(Button("go_on", rect, say("nobody"), act, s, kind="primary", enabled=enabled))
        return found

    def _specs(self, view: Any, legal: Sequence[Action]) -> Sequence[ButtonSpec]:
        """Returns the table's buttons; only the confirming button while an action waits for it."""
        waiting = self._choosing.waiting
        if waiting is None:
            return self._desk.table.buttons(view, legal)
        tip = self._words_of(waiting, view)
        return (ButtonSpec(SURE, say("do-it"), None, "primary", "", tip, self._choosing.go),)

    def _words_of(self, action: Action, view: Any) -> str:
        return self._desk.words.describe(action, view, self._desk.running.names)

    def _button(self, spec: ButtonSpec, rect: Rect, enabled: bool) -> Control:
        """Returns a button of the table; without a label, an icon."""
        s = self._controls.s

        def act() -> None:
            self._press(spec)

        if not spec.label:
            return IconButton(spec.key, rect, spec.icon, act, s, label=spec.tip, enabled=enabled)
        return Button(
            spec.key, rect, spec.label, act, s,
            kind=spec.kind, icon=spec.icon, enabled=enabled, tip=spec.tip, px=spec.px,
        )  # fmt: skip

    def _play_on(self) -> None:
        """Plays the rest of the match fast."""
        self._desk.hurry.press()
        self._desk.director.speed = self._desk.hurry.follow()
        self._desk.doings.refresh()

    def _press(self, spec: ButtonSpec) -> None:
        if spec.actions:
            self._choosing.choose_all(spec.actions, self._hand.forget)
        elif spec.act is None:
            self._hand.press(spec.key, spec.action)
        else:
            spec.act()
            self._desk.doings.refresh()

    def _aid_buttons(self, slots: Slots, s: float) -> list[Control]:
        """Returns Hint and Undo; on some tables Undo first lets go of the held piece."""
        desk = self._desk
        if not desk.running.humans and not desk.running.over:
            return self._watching_buttons(slots, s)
        why = self._aids.may_undo()
        holds = slots.take_back and bool(self._hand.chosen())
        label = say("undo")
        tip = why or say("undo.tip")
        if holds:
            tip = say("undo.let-go")
        found: list[Control] = []
        if slots.hint.w:
            found.append(
                Button("slot_hint", slots.hint, say("hint"), self._aids.hint, s,
                       icon=self._sign("hint", slots.hint),
                       enabled=self._may_hint(),
                       tip=say("hint.tip"))
            )  # fmt: skip
        act, enabled = self._let_go if holds else self._aids.undo, holds or why is None
        if slots.undo.w == slots.undo.h:
            found.append(
                IconButton("slot_undo", slots.undo, "undo", act, s, label=label, enabled=enabled,
                           tip=tip)
            )  # fmt: skip
        else:
            found.append(
                Button("slot_undo", slots.undo, label, act, s,
                       icon=self._sign("undo", slots.undo), enabled=enabled, tip=tip)
            )  # fmt: skip
        return found

    def _watching_buttons(self, slots: Slots, s: float) -> list[Control]:
        """Returns the buttons for watching computer players: pause and speed."""
        paused = self._desk.thinkers.paused
        tip = say("pause.on") if paused else say("pause.tip")
        label, icon = (say("go-on"), "play") if paused else (say("pause"), "pause")
        rect = slots.undo
        pause: Control
        if rect.w == rect.h:
            pause = IconButton("pause", rect, icon, self._acts["pause"], s, label=label, tip=tip)
        else:
            pause = Button("pause", rect, label, self._acts["pause"], s,
                           icon=self._sign(icon, rect), tip=tip)  # fmt: skip
        if not slots.hint.w:
            return [pause]
        pace = self._desk.app.settings.ai_pace
        label = say(PACES[pace])
        tip = say("pace")
        icon = self._sign(f"speed_{pace}", slots.hint)
        pacing = Button("pace", slots.hint, label, self._acts["pace"], s, icon=icon, tip=tip)
        return [pacing, pause]

    def _sign(self, icon: str, rect: Rect) -> str:
        """Returns the icon of a button, or "" if only its word has room."""
        return icon if rect.w >= ROOM_FOR_SIGN * self._controls.s else ""

    def _let_go(self) -> None:
        self._hand.cancel()
        self._desk.doings.refresh()


def label_of(icon: str) -> str:
    """Returns the label of a sign of the bar."""
    return say(ICON_LABELS[icon])


def _told(control: Control) -> tuple[object, ...]:
    """Returns everything that a button shows; if it stays the same, so does the button."""
    kind = control.kind if isinstance(control, Button) else ""
    return control.key, tuple(control.rect), control.label, control.enabled, control.tip, kind
