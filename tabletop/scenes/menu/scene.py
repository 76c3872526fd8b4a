"""The menu: a signpost of what can be done, the games on a washing line, rabbits who watch."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from tabletop.scenes.inputs.fields import Cycle, Segments
from tabletop.scenes.keys.commands import listed
from tabletop.scenes.lessons.remembered import at_a_glance
from tabletop.scenes.menu.layout import MenuLayout, Standing, menu_layout, say
from tabletop.scenes.scene import Scene
from tabletop.scenes.shelf import on_the_shelf, players_of
from tabletop.session.rows import Saved
from tabletop.table.art import lettering, widgets
from tabletop.table.art import scenery_menu as scenery
from tabletop.table.art.rabbit import figure
from tabletop.table.art.surface import Art, ground_shadow
from tabletop.table.art.widgets_marks import pips
from tabletop.table.controls import Button, Control
from tabletop.table.focus import Target
from tabletop.table.stage import Node
from tabletop.words.books import language, languages, own_name

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program
    from tabletop.session.background import Background

FRAME = (1280, 720)
"""The menu is composed for this many style pixels; larger windows show it larger."""

LIFT = 7
"""Style pixels that a chosen picture is raised by."""

QUIET_MS = 4000.0
"""So long nobody touches anything before matches are studied."""

CLOUDS_FOR_MS = 10_000.0
"""The clouds stop when nobody has moved a hand for so long."""

Z_CLOUD, Z_POST, Z_LINE, Z_CARD, Z_RABBIT, Z_TITLE = 1.0, 5.0, 6.0, 30.0, 18.0, 25.0


class Board(NamedTuple):
    """A plank of the signpost; `short` stands for the second line where that is too long."""

    key: str
    label: str
    icon: str
    act: Callable[[], None]
    second: str = ""
    short: str = ""


class Plank(Control):
    """A board of the signpost as a control."""

    def __init__(self, board: Board, rect: pygame.Rect, s: float, primary: bool) -> None:
        super().__init__(board.key, rect, board.act, label=board.label, radius=9)
        self.board, self.s, self.primary = board, s, primary

    def holds(self) -> str:
        return self.board.second

    def face(self) -> Art:
        board = self.board
        second = board.second
        room = self.rect.w - 79 * self.s
        if board.short and lettering.width_of(second, "body", 14.5 * self.s) > room:
            second = board.short
        return scenery.plank(
            board.label, self.rect.w, self.rect.h, board.icon, second, self.primary,
            self.state(), self.s,
        )  # fmt: skip


class HungPicture(Control):
    """A game's picture on the line: hangs askew, straightens under the pointer or the focus."""

    def __init__(
        self, key: str, name: str, second: str, rope: tuple[float, float], turn: float,
        size: tuple[int, int], act: Callable[[], None], s: float,
    ) -> None:  # fmt: skip
        rect = pygame.Rect(round(rope[0] - size[0] / 2), round(rope[1] + 2 * s), *size)
        super().__init__(key, rect, act, label=name, radius=12)
        self.name, self.second, self.turn, self.s = name, second, turn, s
        self.rope = rope
        self.learnt = (0, 0)
        self.chosen = False
        self.focused = False
        self.late = False

    def holds(self) -> str:
        return self.second

    def hang(self) -> None:
        """Comes onto the line, when it is late."""
        self.late = False
        self.refresh()

    @property
    def lifted(self) -> pygame.Rect:
        """Returns its rectangle while it is chosen."""
        return self.rect.move(0, -round(LIFT * self.s))

    def mark(self, chosen: bool, focused: bool) -> None:
        """Chosen ones hang straight in a white ring; the focus has its own."""
        if (chosen, focused) != (self.chosen, self.focused):
            self.chosen, self.focused = chosen, focused
            self.refresh()

    def face(self) -> Art | None:
        if self.late:
            return None
        state = "rest"
        if self.chosen:
            state = "hover" if self.focused else "chosen"
        art = scenery.hung(
            self.key.partition(":")[2], self.name, self.second, *self.rect.size, self.turn, self.s,
            state,
        )  # fmt: skip
        surface = art.surface
        if self.learnt[1]:
            surface = self._with_carrots(art)
        return Art(
            surface, art.ox + self.rect.x - round(self.rope[0]),
            art.oy + self.rect.y - round(self.rope[1]),
        )  # fmt: skip

    def _with_carrots(self, art: Art) -> pygame.Surface:
        """The card with a carrot for each lesson, those done in colour."""
        done, of = self.learnt
        w, h = self.rect.size
        size = min(round(20 * self.s), w // 2 // of)
        row = pips("carrot", done, of, size, size)
        tall = size + round(6 * self.s)
        tag = widgets.slot(row.get_width() + size, tall, self.s, 9, "#FFF6E3", "#E0C79B")
        face = art.surface.copy()
        x, y = art.ox - row.get_width() // 2, art.oy + min(round(14 * self.s), h // 8)
        face.blit(tag, (x - size // 2, y - round(3 * self.s)))
        face.blit(row, (x, y))
        return face


class MenuScene(Scene):
    """The first screen. It fills its window: `k` is its scale, never less than the player's."""

    route = "menu"
    keys = listed("paste")
    place = "menu"

    def __init__(self, app: Program, hurry: bool = False) -> None:
        """With `hurry` games and rabbits come one by one after the first picture."""
        super().__init__(app)
        self.k = app.s
        self._hurry = hurry
        self._late: list[Callable[[], None]] = []
        self._clouds: list[Node] = []
        self._drift = 0.0
        self._still = 0.0
        self._background: Background | None = None
        self._rabbits: list[tuple[Node, Standing]] = []
        self._chosen = ""
        self._latest: Saved | None = None

    def units(self, length: float) -> int:
        """Window pixels of a length in the menu's style pixels."""
        return round(length * self.k)

    def leave(self) -> None:
        super().leave()
        if self._background is not None:
            self._background.stop()

    def _study(self) -> None:
        """Nobody wants anything: the last matches are studied."""
        from tabletop.session.background import Background

        if self._background is None:
            self._background = Background(self.app.library)
        self._background.tick(self.app.analyst)

    def enter(self) -> None:
        self.focus.go(self.controls.items[0].key if self.controls.items else "")
        self.focus.shown = self.app.by_keys and self.focus.current is not None
        self.controls.show_focus()

    # ------------------------------------------------------------------------------ layout

    def build(self) -> None:
        self._latest = self.app.library.latest()
        boards = self._boards()
        pictures = self._pictures()
        self.k = max(self.app.s, min(self.size[0] / FRAME[0], self.size[1] / FRAME[1]))
        w, h = self.size[0] / self.k, self.size[1] / self.k
        least = self.tall(0) / self.k if self.app.settings.large_targets else 0.0
        plan = menu_layout(w, h, len(boards), len(pictures), least)
        self._late = []
        self.stage.ground = scenery.menu_ground(*self.size, self.k)
        self._put_clouds()
        self._put_title(plan)
        self._put_signpost(plan, boards)
        self._put_line(plan, pictures)
        self._put_rabbits(plan)
        self._put_languages(plan, self._put_about())
        self._hurry = False
        self._choose(self._chosen or self._favourite())

    def _boards(self) -> list[Board]:
        rows = (
            ("new", "cards", self._new_game),
            ("saves", "folder", partial(self.app.over, "saves")),
            ("rules", "rule_book", self._rules),
            ("practice", "puzzle", partial(self.app.open, "practice")),
            ("statistics", "statistics", partial(self.app.over, "statistics")),
            ("settings", "settings", partial(self.app.over, "settings")),
            ("quit", "quit", self.app.quit),
        )
        boards = [Board(key, say(key), icon, act) for key, icon, act in rows]
        if self._latest is None:
            boards[0] = boards[0]._replace(second=say("new.which"))
            return boards
        played = self._latest.sheet.game
        game = on_the_shelf().get(played)
        name, part = (game.info.name, game.info.part) if game is not None else (played, "turn")
        second = say("standing", game=name, part=part, n=max(1, self._latest.turn))
        return [Board("continue", say("continue"), "play", self._continue, second, name), *boards]

    def _pictures(self) -> list[tuple[str, str, str]]:
        """(key, name, second line) of every game."""
        here = on_the_shelf().items()
        return [(key, game.info.name, players_of(game.info.players)) for key, game in here]

    def _put_title(self, plan: MenuLayout) -> None:
        x, y, k = plan.title
        self.stage.picture(
            scenery.title(self.k * k), self.units(x), self.units(y), Z_TITLE, "title"
        )

    def _put_signpost(self, plan: MenuLayout, boards: list[Board]) -> None:
        post, px = plan.post, self.units
        self.stage.picture(
            scenery.post(px(post.h), self.k, post.w), px(post.x), px(post.y), Z_POST
        )
        for i, (board, box) in enumerate(zip(boards, plan.planks)):
            rect = pygame.Rect(px(box.x), px(box.y), px(box.w), px(box.h))
            self.controls.add(Plank(board, rect, self.k, i == 0))

    def _put_line(self, plan: MenuLayout, pictures: list[tuple[str, str, str]]) -> None:
        left = list(pictures)
        size = (self.units(plan.card[0]), self.units(plan.card[1]))
        for row in plan.rows:
            line = scenery.Line(
                row.x0 * self.k, row.y * self.k, row.x1 * self.k, row.y * self.k, row.sag * self.k
            )
            self.stage.picture(
                scenery.washing_line(line, self.units(row.foot), self.k), 0, 0, Z_LINE
            )
            for centre in row.centres:
                key, name, second = left.pop(0)
                x = centre * self.k
                rope = (x, scenery.line_y(line, x))
                picture = HungPicture(
                    f"game:{key}", name, second, rope, scenery.line_turn(line, x), size,
                    partial(self._take_game, key), self.k,
                )  # fmt: skip
                picture.learnt = at_a_glance(self.app, on_the_shelf()[key])
                if self._hurry:
                    picture.late = True
                    self._late.append(picture.hang)
                self.controls.add(picture, Z_CARD)

    def _put_rabbits(self, plan: MenuLayout) -> None:
        self._rabbits = []
        for standing in sorted(plan.rabbits, key=lambda r: r.y):
            height = self.units(standing.height)
            wide, tall = round(height * 0.62), round(height * 0.13)
            shade = ground_shadow(wide, tall)
            x, y = self.units(standing.x), self.units(standing.y)
            self.stage.picture(shade, x - wide // 2, y - round(tall * 0.62), Z_RABBIT)
            node = self.stage.picture(None, x, y, Z_RABBIT, f"rabbit:{standing.seat}")
            self._rabbits.append((node, standing))
            if self._hurry:
                self._late.append(partial(self._look, node, standing))

    def _put_clouds(self) -> None:
        self._clouds = [
            self.stage.picture(Art(picture, 0, 0), x, y, Z_CLOUD)
            for picture, x, y in scenery.clouds(self.size[0], self.k, self._drift)
        ]

    def _put_about(self) -> pygame.Rect:
        d = max(self.tall(0), self.units(40))
        edge = self.units(14)
        w = widgets.button_size(say("about"), self.k)[0]
        rect = pygame.Rect(self.size[0] - w - edge, edge, w, d)
        act = partial(self.app.over, "about")
        self.controls.add(
            Button("about", rect, say("about"), act, self.k, tip=say("about.tip"))
        )
        return rect

    def _put_languages(self, plan: MenuLayout, about: pygame.Rect) -> None:
        """Adds the choice of the language, until a first match has begun."""
        if self._latest is not None:
            return
        codes, pad = languages(), self.units(14)
        names = tuple(map(own_name, codes))
        each = max(lettering.width_of(name, "heading", self.units(16)) for name in names) + 2 * pad
        left = self.units(plan.rows[0].x0)
        room = about.x - pad - left
        made = Segments if each * len(codes) <= room else Cycle
        wide = each * len(codes) if made is Segments else min(room, each + 4 * pad)
        rect = pygame.Rect(left, about.y, wide, about.h)
        label, tip = say("language"), say("language.tip", names=names)
        take, at = self._take_language, codes.index(language())
        self.controls.add(made("language", rect, names, at, take, self.k, label=label, tip=tip))

    def _take_language(self, at: int) -> None:
        self.app.change(language=languages()[at])

    # --------------------------------------------------------------------- what is looked at

    def _favourite(self) -> str:
        """The game played last, or the first there is: what the planks act on. Pointing at a
        picture on the way to a plank chooses nothing."""
        here = list(on_the_shelf())
        if self._latest is not None and self._latest.sheet.game in here:
            return self._latest.sheet.game
        return here[0] if here else ""

    def _choose(self, key: str) -> None:
        """Only looks: straightens that game's picture and turns all heads to it."""
        self._chosen = key
        self._mark()
        if not self._late:
            for node, standing in self._rabbits:
                self._look(node, standing)

    def _mark(self) -> None:
        """Marks the chosen picture, and the focus if it is on it."""
        target = self.focus.current if self.focus.shown else None
        for control in self.controls.items:
            if isinstance(control, HungPicture):
                chosen = control.key == f"game:{self._chosen}"
                control.mark(chosen, target is not None and target.key == control.key)
                if control.node is not None:
                    control.node.put(z=Z_CARD + (1 if chosen else 0))

    def targets(self) -> list[Target]:
        """Pictures are reached where they hang when they are chosen."""
        targets = super().targets()
        for target in targets:
            control = self.controls.find(target.key)
            if isinstance(control, HungPicture):
                target.rect = control.lifted
        return targets

    def _dress_ring(self) -> None:
        """On planks the ring of the focus has the plank's own shape."""
        target = self.focus.current if self.focus.shown else None
        control = self.controls.find(target.key) if target is not None else None
        if isinstance(control, Plank):
            ring = next((node for node in self.stage.nodes if node.key == "focus"), None)
            if ring is not None:
                ring.put(art=scenery.plank_ring(*control.rect.size, self.k))

    def _look(self, node: Node, standing: Standing) -> None:
        """Turns a rabbit to the chosen picture; the one right below it cheers."""
        picture = self.controls.find(f"game:{self._chosen}")
        at = picture.rect.center if picture is not None else None
        height = self.units(standing.height)
        x, y = self.units(standing.x), self.units(standing.y)
        gaze = (0.0, 0.0)
        if at is not None:
            dx, dy = at[0] - x, at[1] - (y - height * 0.5)
            far = math.hypot(dx, dy) or 1.0
            gaze = (round(dx / far * 2) / 2, round(dy / far * 2) / 2)
        cheers = at is not None and abs(at[0] - x) < self.units(90)
        pose = "cheer" if cheers else "stand"
        art = figure(standing.seat, height, pose, gaze=(0.0, 0.0) if cheers else gaze)
        node.put(art=Art(art.surface, art.ox + round(height * 100 / 256), art.oy + height))

    def handle(self, event: pygame.Event) -> bool:
        self._still = 0.0
        used = super().handle(event)
        hovered = next((c for c in self.controls.items if c.hovered), None)
        if event.type == pygame.MOUSEMOTION:
            if isinstance(hovered, HungPicture):
                self._point(hovered)
            self._mark()
        self._dress_ring()
        return used

    def do(self, name: str) -> bool:
        if name == "paste":
            from tabletop.scenes.sharing import paste_moment

            paste_moment(self.app)
            return True
        return super().do(name)

    def walk(self, step: Callable[[], None]) -> None:
        super().walk(step)
        self._still = 0.0
        target = self.focus.current
        control = self.controls.find(target.key) if target is not None else None
        if isinstance(control, HungPicture):
            self._point(control)
        self._mark()

    def _point(self, picture: HungPicture) -> None:
        key = picture.key.partition(":")[2]
        if key != self._chosen:
            self._choose(key)

    def update(self, ms: float) -> None:
        """Clouds drift while somebody is there; what comes late waits for the first picture."""
        if self._late and ms > 0:
            self._late.pop(0)()
        self._still += ms
        if self.app.settings.study and self._still >= QUIET_MS:
            self._study()
        if self._still >= CLOUDS_FOR_MS or self.app.settings.reduced_motion:
            return
        self._drift += ms / 1000
        for node, (_, x, y) in zip(
            self._clouds, scenery.clouds(self.size[0], self.k, self._drift)
        ):
            node.put(pos=(x, y))

    # ------------------------------------------------------------------------------- doing

    def _continue(self) -> None:
        from tabletop.scenes.matches.opening import open_match

        if self._latest is not None:
            open_match(self.app, self._latest.id)

    def _new_game(self) -> None:
        self.app.over("choose", self._favourite())

    def _take_game(self, key: str) -> None:
        here = on_the_shelf()
        if key in here:
            self.app.open("setup", here[key])

    def _rules(self) -> None:
        key = self._favourite()
        if key:
            self.app.open("learn", on_the_shelf()[key])
