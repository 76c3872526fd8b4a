"""Input on the table: pointer and keys become gestures, gestures become choices or refusals."""

from __future__ import annotations

import pygame

from tabletop.core.action import Action
from tabletop.scenes.play.choosing import Choosing
from tabletop.scenes.play.desk import Desk
from tabletop.scenes.play.messages import say
from tabletop.scenes.play.pointer import Pointer, Reactions
from tabletop.table.chooser import Chooser, Do, DoAll, Drop, Gather, Hold, Outcome, Refuse
from tabletop.table.contract import Gesture
from tabletop.table.targets import nearest, reach


class Hand:
    """The pieces that are held, usable and pointed at.

    Attributes:
        hovered: the lit piece under the pointer, or "".
    """

    def __init__(self, desk: Desk, choosing: Choosing) -> None:
        self._desk, self._choosing = desk, choosing
        self._chooser = Chooser({}, lambda g: True, lambda a, b: False)
        self._dragged = ""
        self.hovered = ""
        self._pointed = ""
        self._pos = (0, 0)
        self._pans: tuple[int, int] | None = None
        self.build(1.0)

    def build(self, s: float) -> None:
        self._pointer = Pointer(
            Reactions(self._grab, self._move, self._drop, self._click, self._look, self._letgo), s
        )

    # ---------------------------------------------------------------------- what is offered

    def begin(self) -> bool:
        """Asks the table for the present gestures; returns True if they did not change.

        If they did not change, a piece that is dragged or held stays so.
        """
        desk = self._desk
        table, view = desk.table, desk.view
        gestures = {table.gesture(action, view): action for action in desk.legal()}
        draft = desk.draft
        if draft is None and gestures and gestures == self._chooser.gestures:
            return True
        if self._pointer.dragging:
            self._pointer.cancel()
        held = ""
        if draft is not None and draft.actions:
            sources = {g.source for g in gestures if g.target}
            held = sources.pop() if len(sources) == 1 else ""
        gathers: tuple[str, ...] = ()
        room = 0
        if gestures:
            gathers, room = table.gathers(view), table.room(view)
        pairs = table.pairs(view) if gestures and desk.only is None else {}
        self._chooser = Chooser(
            gestures,
            lambda g: table.direct(g, desk.view),
            lambda a, b: table.waypoint(a, b, desk.view),
            held,
            gathers,
            room,
            self._chooser.taken,
            pairs,
            draft is not None and bool(draft.actions),
        )
        if self.hovered not in self.lit():
            self.hovered = ""
        return False

    def lit(self) -> frozenset[str]:
        if self._desk.deciding is None:
            return frozenset()
        return self._chooser.lit() | self._goals()

    def _goals(self) -> frozenset[str]:
        """Returns the places where a dragged piece that one click takes may be dropped."""
        table = self._desk.table
        alone = Gesture(self._dragged) in self._chooser.gestures
        return table.catches(self._dragged, self._desk.view) if alone else frozenset()

    @property
    def held(self) -> str:
        """Returns the piece that was taken up by a click or a key, or ""."""
        return "" if self._dragged else self._chooser.held

    @property
    def source(self) -> str:
        """Returns the piece that is held or dragged, or ""."""
        return self._chooser.held

    def chosen(self) -> frozenset[str]:
        """Returns the pieces that are held or gathered, except one that is being dragged."""
        held = self._chooser.held
        in_hand = frozenset([held]) if held and not self._dragged else frozenset()
        named = frozenset([self._chooser.first]) if self._chooser.first else frozenset()
        return in_hand.union(named, self._chooser.taken, self._waiting())

    def _waiting(self) -> frozenset[str]:
        """Returns the pieces and places of the action that waits for the confirming button."""
        action = self._choosing.waiting
        if action is None:
            return frozenset()
        meant = (g for g, a in self._chooser.gestures.items() if a == action)
        return frozenset(key for gesture in meant for key in gesture if key)

    @property
    def pointed(self) -> str:
        """Returns the topmost piece under the pointer, usable or not, or ""."""
        return self._pointed

    @property
    def pos(self) -> tuple[int, int]:
        """Returns the last position of the pointer."""
        return self._pos

    @property
    def holding(self) -> bool:
        """Returns True if the pointer is pressed on something."""
        return self._pointer.down

    @property
    def taken(self) -> tuple[str, ...]:
        """Returns the pieces gathered so far, in the order they were taken up."""
        return self._chooser.taken

    def reachable(self) -> frozenset[str]:
        """Returns the pieces the keyboard can reach: usable, held, and those that open."""
        lit = frozenset(key for key in self.lit() if not key.startswith("button:"))
        usable = lit | self.chosen() if self._desk.deciding is not None else frozenset()
        return usable | self._openable()

    def _openable(self) -> frozenset[str]:
        """Returns the pieces that can be opened to look at, whoever's turn it is."""
        return self._desk.table.openable()

    def _opens(self, key: str) -> bool:
        """Opens a piece that can only be looked at; returns False if the key means something
        else."""
        desk = self._desk
        if key in self.lit() | self.chosen() or key not in desk.table.openable():
            return False
        if not desk.table.open(key):
            look = desk.table.close_look(key, desk.view)
            if look is None:
                return False
            desk.papers.look.show(look)
        desk.sound("button")
        desk.doings.refresh()
        return True

    # ------------------------------------------------------------------------------- taking

    def take(self, key: str) -> None:
        """Takes a piece like a click on it."""
        if self._opens(key):
            return
        self._follow(self._chooser.click([key]))

    def press(self, button: str, meant: Action | None = None) -> None:
        """Presses one of the table's buttons; `meant` is its action if it has no gesture."""
        action = self._chooser.gestures.get(Gesture(button), meant)
        if action is not None:
            self._choosing.choose(action)
        else:
            self._refuse(Gesture(button))

    def cancel(self) -> bool:
        """Lets go of a piece or takes back a draft; returns False if there was neither."""
        held = self._chooser.cancel() | self._choosing.forget()
        dragging = self._pointer.dragging and self._pans is None
        self._pointer.cancel()
        if self._desk.draft is not None:
            self._choosing.take_back()
            return True
        return held or dragging

    def let_go(self) -> None:
        """Ends a drag or hold without a choice, for example when the window loses the focus, and
        points at nothing before the pointer moves again."""
        self._pointer.cancel()
        self._chooser.let_go()
        self.hovered = self._pointed = ""
        self._desk.table.point("")

    def forget(self) -> None:
        """Lets go of the gathered pieces."""
        self._chooser.cancel()

    # -------------------------------------------------------------------------------- input

    def handle(self, event: pygame.Event) -> bool:
        desk = self._desk
        if event.type == pygame.MOUSEWHEEL:
            if not desk.table.zooms or desk.papers.log.rect.collidepoint(self._pos):
                desk.papers.log.scroll(event.amount)
            elif event.steps:
                self.zoom(event.steps, self._pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self._pointer.cancel()
            self._look(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._button_down(event.pos)
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._pointer.down:
            self._pointer.release(event.pos)
            return True
        if event.type == pygame.MOUSEMOTION:
            self._hover(event.pos)
            self._pointer.move(event.pos)
            return True
        return False

    def _button_down(self, pos: tuple[int, int]) -> bool:
        desk = self._desk
        if desk.director.busy:
            desk.director.skip()
            return True
        line = desk.papers.log.point(pos)
        if line is not None:
            desk.doings.back_to(line)
            return True
        self._pointer.press(pos)
        return True

    def means(self, pos: tuple[int, int]) -> bool:
        """Returns True if a press there can only be meant for the table."""
        return bool(self._desk.table.hits(pos))

    def _hits(self, pos: tuple[int, int]) -> list[str]:
        """Returns the pieces a press there may mean, topmost first; with larger targets also the
        nearest usable piece."""
        desk = self._desk
        hits = desk.table.hits(pos)
        within = reach(desk.app.s, desk.app.settings.large_targets)
        lit = self.lit() if within else frozenset()
        if not lit or not lit.isdisjoint(hits):
            return hits
        rects = ((key, desk.table.rect(key)) for key in sorted(lit))
        near = nearest(pos, ((key, rect) for key, rect in rects if rect is not None), within)
        return [near, *hits] if near and not near.startswith("button:") else hits

    def tick(self, ms: float) -> None:
        self._pointer.tick(ms)
        carried = self._desk.papers.host.carried
        if carried is not None:
            carried.update(ms)

    def zoom(self, by: int, pos: tuple[int, int] | None = None) -> bool:
        """Zooms the board at `pos`, or at the focus or the pointer; returns False if it cannot."""
        desk = self._desk
        if self._dragged:
            return False
        current = desk.focus.current if desk.focus.shown else None
        around = pos or (current.rect.center if current is not None else self._pos)
        if not desk.table.zoom(around, by):
            return False
        desk.doings.refresh()
        return True

    def _hover(self, pos: tuple[int, int]) -> None:
        desk = self._desk
        self._pos = pos
        before = desk.papers.log.pointed
        after = desk.papers.log.point(pos)
        lit = self.lit()
        hits = self._hits(pos) if desk.papers.log.rect.collidepoint(pos) is False or (
            not desk.papers.log.visible) else []  # fmt: skip
        pointed = hits[0] if hits else ""
        if pointed != self._pointed:
            self._pointed = pointed
            desk.table.point(pointed)
        hovered = next((key for key in hits if key in lit), "")
        if hovered != self.hovered or before is not after:
            if hovered and hovered != self.hovered:
                desk.sound("hover")
            self._point_at(hovered)

    def _point_at(self, piece: str) -> None:
        """Marks `piece` as pointed at; a table with previews shows what would happen."""
        desk = self._desk
        self.hovered = piece
        desk.doings.remark()
        if self._chooser.held:
            desk.doings.offer()

    def follow_focus(self) -> None:
        """Marks the piece with the keyboard focus as pointed at."""
        desk = self._desk
        current = desk.focus.current
        key = current.key if current is not None and current.key in self.lit() else ""
        if key and desk.table.reveal(key):
            desk.doings.refresh()
        if key and key != self.hovered:
            self._point_at(key)
        if key and current is not None and desk.table.rect(key) != current.rect:
            desk.doings.offer()  # it rose or moved: the ring goes with it

    def look_at_focus(self) -> None:
        """Opens the close look of the piece with the focus, or of the one under the pointer."""
        desk = self._desk
        current = desk.focus.current if desk.focus.shown else None
        key = current.key if current is not None else self._pointed
        if desk.table.rect(key) is not None:  # the pointer may have lain on another's hand before
            self._look_at(key)

    # ----------------------------------------------------------------------------- reactions

    def _look(self, pos: tuple[int, int]) -> None:
        for key in self._desk.table.hits(pos):
            if self._look_at(key):
                return

    def _look_at(self, key: str) -> bool:
        """Opens the close look of a piece; returns False if it has none."""
        desk = self._desk
        look = desk.table.close_look(key, desk.view)
        if look is None:
            return False
        desk.papers.look.show(look, desk.table.name_of(look.key or key, desk.view))
        return True

    def rule_here(self) -> str:
        """Returns the rule that the close look of what is pointed at, or has the focus, names; "" =
        none."""
        desk, focus = self._desk, self._desk.focus.current if self._desk.focus.shown else None
        keys = [focus.key] if focus is not None else desk.table.hits(self._pos)
        looks = (desk.table.close_look(key, desk.view) for key in keys)
        return next((look.rule for look in looks if look is not None), "")

    def _click(self, pos: tuple[int, int]) -> None:
        desk = self._desk
        desk.papers.why.close()
        hits = self._hits(pos)
        if hits and self._opens(hits[0]):
            return
        if desk.deciding is None:
            return
        held = self._chooser.held
        if not hits and not held:
            return
        outcome = self._chooser.click(hits)
        self._follow(outcome)
        if held and isinstance(outcome, Do):
            self._go_on(held, hits)

    def _grab(self, pos: tuple[int, int]) -> bool:
        if self._grab_piece(pos):
            return True
        if not self._desk.table.pan(pos, 0, 0):
            return False
        self._pans = pos
        return True

    def _grab_piece(self, pos: tuple[int, int]) -> bool:
        desk = self._desk
        if desk.deciding is None:
            return False
        hits = self._hits(pos)
        opening = next((h for h in hits if self._half(h)), "")
        if opening and not self._chooser.held:
            self._choosing.choose(self._chooser.gestures[Gesture(opening)])
            if not self._chooser.may_grab(opening):
                return False
            self._chooser.held = self._dragged = opening
            desk.doings.remark()
            return True
        self._dragged = self._chooser.grab(hits)
        if self._dragged:
            desk.sound("card_lift")
            desk.doings.remark()
        return bool(self._dragged)

    def _half(self, key: str) -> bool:
        action = self._chooser.gestures.get(Gesture(key))
        return action is not None and self._desk.table.half(action, self._desk.view)

    def _move(self, pos: tuple[int, int]) -> None:
        table = self._desk.table
        if self._pans is None:
            table.drag(self._dragged, pos)
        else:
            table.pan(self._pans, pos[0] - self._pans[0], pos[1] - self._pans[1])
            self._pans = pos
            self._desk.doings.remark()

    def _drop(self, pos: tuple[int, int]) -> None:
        desk = self._desk
        if self._pans is not None:
            self._pans = None
            desk.doings.refresh()
            return
        goals = self._goals()
        dragged, self._dragged = self._dragged, ""
        hits = [key for key in self._hits(pos) if key != dragged]
        outcome: Outcome = Drop()
        if not goals.isdisjoint(hits):
            outcome = Do(self._chooser.gestures[Gesture(dragged)])
            self._chooser.let_go()
        elif hits:
            outcome = self._chooser.drop(hits)
        else:
            self._chooser.let_go()
        desk.table.drag(dragged, None)
        if isinstance(outcome, Do | DoAll):
            self._follow(outcome)
            self._go_on(dragged, hits)
            return
        self._put_back()
        self._follow(outcome)
        if isinstance(outcome, Refuse):
            self._choosing.take_back()
        motion = desk.table.glide_home(dragged, pos)
        if motion is not None:
            desk.director.insert(motion, desk.doings.refresh)

    def _go_on(self, dragged: str, hits: list[str]) -> None:
        """Continues the draft of a dropped card with the target or place on which it was
        dropped."""
        desk = self._desk
        if desk.draft is None or not desk.draft.actions:
            return
        meant = [self._chooser.gestures.get(Gesture(dragged, key)) for key in hits]
        meant += [desk.table.settles(key, desk.view, desk.legal()) for key in hits]
        action = next((action for action in meant if action is not None), None)
        if action is not None:
            self._choosing.mean(action)

    def _letgo(self) -> None:
        if self._pans is not None:
            self._pans = None
            return
        dragged, self._dragged = self._dragged, ""
        self._desk.table.drag(dragged, None)
        self._chooser.let_go()
        self._put_back()

    def _put_back(self) -> None:
        """Redraws the table with the dragged piece back in its place."""
        desk = self._desk
        desk.table.show(desk.director.looks)
        desk.table.panel(desk.director.view, desk.director.looks)

    def _follow(self, outcome: Outcome) -> None:
        """Carries out the outcome of a click, a drop or a key."""
        desk = self._desk
        if isinstance(outcome, Do):
            self._choosing.mean(outcome.action)
        elif isinstance(outcome, DoAll):
            self._choosing.drop()
            for action in outcome.actions[:-1]:
                self._choosing.choose(action)
            self._choosing.mean(outcome.actions[-1])
        elif isinstance(outcome, Refuse):
            self._refuse(outcome.gesture)
        elif isinstance(outcome, Hold | Gather):
            desk.sound("card_lift")
            desk.doings.refresh()
        elif isinstance(outcome, Drop):
            self._choosing.take_back()
            desk.doings.refresh()

    def _refuse(self, gesture: Gesture) -> None:
        """Says which rule forbids the action that the gesture seems to mean."""
        desk = self._desk
        seat = desk.deciding
        action = desk.table.attempt(gesture, desk.view) if seat is not None else None
        refusal = self._choosing.why_not(action) if action is not None else None
        if refusal is None:
            desk.doings.refuse(gesture, desk.table.advice(gesture, desk.view) or say("refused"), "")
        else:
            desk.doings.refuse(gesture, refusal.reason, refusal.rule)
