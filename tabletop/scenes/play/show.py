"""What the play screen shows beside the table: bar buttons, plates, prompt, the table's buttons.

Decides nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pygame import Rect

from tabletop.core.game import Player
from tabletop.core.words import Prompt
from tabletop.scenes.play.top import LEVEL_WORDS
from tabletop.table.contract import ButtonSpec, Slots
from tabletop.table.controls import Button, Control, IconButton

if TYPE_CHECKING:
    from tabletop.scenes.play.scene import PlayScene

ICON_LABELS = {
    "undo": "Undo (Ctrl+Z)",
    "redo": "Redo (Ctrl+Shift+Z)",
    "hint": "Hint (H)",
    "rule_book": "Rule book (R)",
    "settings": "Settings",
}

ROOM_FOR_SIGN = 96
"""Style pixels of width from which a button has room for a sign beside its word."""
LOOK_ROUND = "You may look round: press I on any card"
SKIPS = "Space shows the end at once"
BEGINS = "The match begins"


class Show:
    """Brings plates, prompt and buttons of one built screen up to date."""

    def __init__(self, scene: PlayScene) -> None:
        self._scene = scene
        self._table_keys: list[Control] = []
        self._active: frozenset[Player] = frozenset()
        self._told = False
        self._bar_buttons()

    def _bar_buttons(self) -> None:
        scene = self._scene
        acts = {
            "undo": scene.aids.undo,
            "redo": scene.aids.redo,
            "hint": scene.aids.hint,
            "rule_book": scene.open_rules,
            "settings": scene.open_settings,
        }
        s = scene.s
        menu = IconButton("menu", scene.frame.menu, "menu", scene.back, s, label="Menu (Esc)")
        scene.controls.add(menu)
        for name, rect in scene.frame.icons:
            button = IconButton(name, rect, name, acts[name], s, label=ICON_LABELS[name])
            scene.controls.add(button)
        if scene.frame.log_button is not None:
            button = IconButton(
                "log", scene.frame.log_button, "log", scene.toggle_log, s, on=scene.drawer,
                label="What happened (L)",
            )  # fmt: skip
            scene.controls.add(button)

    def plates(self) -> None:
        """Every seat's plate, as the pictures have come so far."""
        scene = self._scene
        running = scene.running
        if not scene.director.busy:
            self._active = frozenset(p for p in running.actors() if p >= 0)
        active = self._active
        thinking = -1
        if scene.thinkers.seat is not None and scene.thinkers.seat in active:
            thinking = scene.thinkers.seat
        lines = [self._second_line(p, p in active) for p in range(len(running.seats))]
        plates = scene.table.plates(scene.director.looks)
        scene.top.plates(running.seats, plates, lines, active, thinking)

    def _second_line(self, seat: Player, active: bool) -> str:
        scene = self._scene
        who = scene.running.seats[seat]
        if scene.running.over:
            result = scene.running.result
            won = result is not None and seat in result.winners and not scene.director.busy
            return "winner" if won else ("" if who.human else LEVEL_WORDS.get(who.level, ""))
        if who.human:
            return ("your turn" if not scene.running.hot_seat else "to move") if active else "waits"
        if not active:
            return LEVEL_WORDS.get(who.level, "computer")
        return "plays" if scene.director.busy else "thinking …"

    def moment(self) -> None:
        """While pictures run: what is happening where the game has words for it, else who plays
        when that is a computer rabbit; a person's own prompt stays."""
        scene = self._scene
        running, event = scene.running, scene.director.event
        tell = getattr(scene.words, "moment", None)
        told = tell(event, running.names) if tell is not None and event is not None else None
        if told is not None:
            self._told = True
            seat, words = told
            scene.top.ask(running.seats[seat].figure if seat >= 0 else None, Prompt(words, SKIPS))
            return
        mover = scene.mover
        if not self._told and mover >= 0 and not running.seats[mover].human:
            words = f"{running.names[mover]} plays"
            scene.top.ask(running.seats[mover].figure, Prompt(words, SKIPS))
        elif scene.top.asked is None:
            scene.top.ask(None, Prompt(BEGINS, SKIPS))

    def prompt(self, view: Any) -> None:
        """Who is asked what; a hint while one is shown."""
        scene = self._scene
        running = scene.running
        self._told = False
        actors = [p for p in running.actors() if p >= 0]
        # Where several choose at once, the one who looks is asked.
        seat = scene.viewer if scene.viewer in actors else (*actors, 0)[0]
        if scene.aids.hint_words:
            words = Prompt(scene.aids.hint_words)
            if scene.frame.two_lines:
                move, _, wins = scene.aids.hint_words.rpartition(": ")
                words = Prompt(move, f"The best move the hint found {wins}")
            scene.top.ask(running.seats[seat].figure, words)
            return
        if running.over:
            result = running.result
            winner = result.winners[0] if result and result.winners else None
            reason = result.reason if result else "The match is over."
            figure = running.seats[winner].figure if winner is not None else None
            title = scene.words.prompt(view, running.names).title or reason
            scene.top.ask(figure, Prompt(title, "Enter shows the results"), "happy")
            return
        prompt = scene.words.prompt(view, running.names)
        if actors:
            prompt = scene.table.asks(view, running.names[seat], scene.legal()) or prompt
        eyes = ""
        if actors and not running.seats[seat].human:
            prompt = Prompt(f"{running.names[seat]} is thinking", LOOK_ROUND)
            eyes = "closed"
        scene.top.ask(running.seats[seat].figure, prompt, eyes)

    def buttons(self, view: Any) -> None:
        """The table's buttons with Hint and Undo, and which of the bar can be used."""
        scene = self._scene
        wanted = self._wanted_buttons(view)
        if [_told(control) for control in wanted] == [_told(c) for c in self._table_keys]:
            for control, fresh in zip(self._table_keys, wanted, strict=True):
                control.act = fresh.act
        else:
            self._replace(wanted)
        for key, enabled in (
            ("undo", scene.running.may_undo() is None),
            ("redo", scene.running.may_redo()),
            ("hint", scene.deciding is not None),
        ):
            found = scene.controls.find(key)
            if found is not None and found.enabled != enabled:
                found.enabled = enabled
                found.refresh()

    def _replace(self, wanted: list[Control]) -> None:
        scene = self._scene
        for control in self._table_keys:
            scene.controls.remove(control)
        self._table_keys = [scene.controls.add(control) for control in wanted]

    def _wanted_buttons(self, view: Any) -> list[Control]:
        scene = self._scene
        legal = scene.legal()
        specs = scene.table.buttons(view, legal)
        slots, s = scene.table.slots_for(specs), scene.s
        buttons = self._aid_buttons(slots, s)
        if scene.running.over:
            rect = slots.buttons[0]
            label = "See the results"
            return [
                *buttons,
                Button("results", rect, label, scene.results, s, kind="primary", px=19),
            ]
        for spec, rect in zip(specs, slots.buttons, strict=False):
            scene.host.anchors[spec.key] = rect
            enabled = spec.act is not None or bool(spec.actions)
            enabled = enabled or (spec.action is not None and spec.action in legal)
            buttons.append(self._button(spec, rect, enabled))
        return buttons

    def _button(self, spec: ButtonSpec, rect: Rect, enabled: bool) -> Control:
        """A button of the table; one without a word is its sign alone, named by its tip."""
        s = self._scene.s

        def act() -> None:
            self._press(spec)

        if not spec.label:
            return IconButton(spec.key, rect, spec.icon, act, s, label=spec.tip, enabled=enabled)
        return Button(
            spec.key, rect, spec.label, act, s,
            kind=spec.kind, icon=spec.icon, enabled=enabled, tip=spec.tip, px=spec.px,
        )  # fmt: skip

    def _press(self, spec: ButtonSpec) -> None:
        if spec.actions:
            self._scene.choose_all(spec.actions)
        elif spec.act is None:
            self._scene.hand.press(spec.key, spec.action)
        else:
            spec.act()
            self._scene.refresh()

    def _aid_buttons(self, slots: Slots, s: float) -> list[Control]:
        """Hint and Undo; where the table has it so, the second first lets go of what is held."""
        scene = self._scene
        why = scene.running.may_undo()
        holds = slots.take_back and bool(scene.hand.chosen())
        label = "Take back" if slots.take_back else "Undo"
        tip = why or "Ctrl+Z: take back your last choice"
        if holds:
            tip = "Esc: let go of the piece"
        found: list[Control] = []
        if slots.hint.w:
            found.append(
                Button("slot_hint", slots.hint, "Hint", scene.aids.hint, s,
                       icon=self._sign("hint", slots.hint),
                       enabled=scene.deciding is not None,
                       tip="H: the best move as the analysis sees it")
            )  # fmt: skip
        found.append(
            Button("slot_undo", slots.undo, label, self._let_go if holds else scene.aids.undo, s,
                   icon=self._sign("undo", slots.undo), enabled=holds or why is None, tip=tip)
        )  # fmt: skip
        return found

    def _sign(self, icon: str, rect: Rect) -> str:
        """The sign of a small button; "" where its word alone has room."""
        return icon if rect.w >= ROOM_FOR_SIGN * self._scene.s else ""

    def _let_go(self) -> None:
        self._scene.hand.cancel()
        self._scene.refresh()


def _told(control: Control) -> tuple[object, ...]:
    """What a button shows: while that stays the same, so does the button."""
    kind = control.kind if isinstance(control, Button) else ""
    return control.key, tuple(control.rect), control.label, control.enabled, control.tip, kind
