"""Saved matches: papers with a small picture, who played, how far; open, delete, export, import."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from tabletop.core.errors import TabletopError
from tabletop.core.registry import games
from tabletop.scenes.inputs.fields import Cycle, Paper
from tabletop.scenes.inputs.forms import Entry
from tabletop.scenes.matches.dates import say, when
from tabletop.scenes.matches.opening import open_match, tell_imported
from tabletop.scenes.matches.pictures import Pictures, of_match, small_table
from tabletop.scenes.overlay import Choice
from tabletop.scenes.screen import Screen
from tabletop.scenes.sharing import FOLDER, keep_record
from tabletop.scenes.shelf import on_the_shelf
from tabletop.session.catalog import Tally, Wanted
from tabletop.session.rows import Saved
from tabletop.session.running import Running
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.scenery_pages import list_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import Art
from tabletop.words import Seat

if TYPE_CHECKING:
    from tabletop.scenes.scene import Program

ROW = 96
ALL, GOING, FINISHED, TRIES = "all", "going", "finished", "tries"
MANY = 12
"""From so many matches on they can be searched."""
ENDINGS = (".jsonl", ".tabletop")
"""Of files of matches."""
TOLD_ORIGINS = ("imported", "again")
LOOK_MS = 120.0
"""Time between two looks for new pictures of tables."""
LEAST_NAME = 64.0
"""Units of width below which a name would be cut to nothing worth reading."""


class SavesScene(Screen):
    """All matches of the library, last played first."""

    route = "saves"

    def __init__(self, app: Program) -> None:
        super().__init__(app)
        self.title = say("saves")
        self.kind = ALL
        self.sought = ""
        self.found: list[int] = []
        self.saved: list[Saved] = []
        self.tallies: list[Tally] = []
        self.pictures = Pictures(app.library, app.window.real)
        self._looked = 0.0

    # ------------------------------------------------------------------------------ layout

    def header_right(self, y: int, d: int) -> int:
        """Adds the choice of matches to list (all, those still going, finished ones, those of one
        game), and the search where there are many."""
        self.tallies = self.app.library.tallies()
        right = self._add_kinds(y, d)
        if sum(one.matches for one in self.tallies) < MANY and not self.sought:
            return right
        wide = min(self.px(240), self.area.w // 4)
        rect = pygame.Rect(right - self.px(12) - wide, y, wide, d)
        words = {key: say(f"search-matches.{key}") for key in ("hint", "tip")}
        self.controls.add(
            Entry(
                "search", rect, self.sought, self.app, label=say("search-matches"), limit=40,
                placeholder=words["hint"], tip=words["tip"], done=self._search,
            )
        )  # fmt: skip
        return rect.x

    def _search(self, text: str) -> None:
        if text != self.sought:
            self.sought, self.page = text, 0
            self.rebuild()
            self.app.say(say("search-matches.found", n=len(self.found)))

    def _add_kinds(self, y: int, d: int) -> int:
        kinds = self._kinds()
        if self.kind not in kinds:
            self.kind = ALL
        if len(kinds) < 3:
            return super().header_right(y, d)
        wide = min(self.px(250), self.area.w // 2)
        rect = pygame.Rect(self.area.right - wide, y, wide, d)
        known = games()
        labels = tuple(
            known[kind].info.name if kind in known else say(f"kind-{kind}") for kind in kinds
        )
        self.controls.add(
            Cycle(
                "kind", rect, labels, kinds.index(self.kind), lambda i: self._show(kinds[i]),
                self.s, label=say("kinds"),
            )
        )  # fmt: skip
        return rect.x

    def _kinds(self) -> list[str]:
        """The choices that would list some but not all matches, and all of them.

        Tries from Looking back stand apart, where there are others.
        """
        played = sorted({one.game for one in self.tallies})
        over = {one.over for one in self.tallies}
        tries = {one.tried for one in self.tallies}
        kinds = [ALL, *((GOING, FINISHED) if len(over) == 2 else ())]
        kinds += [TRIES] if len(tries) == 2 else []
        return [*kinds, *(played if len(played) > 1 else ())]

    def _show(self, kind: str) -> None:
        self.kind, self.page = kind, 0
        self.rebuild()

    def fill(self, area: pygame.Rect) -> None:
        foot_h = max(44, self.tall(46))
        area = self.column(area, 1080)
        body = pygame.Rect(area.x, area.y, area.w, area.h - foot_h - self.px(14))
        foot = pygame.Rect(area.x, area.bottom - foot_h, area.w, foot_h)
        problem = self.app.library.problem
        if problem:
            body = self._problem(body, problem)
        self._list(body, self._foot(foot))
        if not self.found:
            self.empty(body, say("not-found" if self.sought else "no-matches"), 3, "sleep")

    def _problem(self, body: pygame.Rect, problem: str) -> pygame.Rect:
        art = widgets.why_not(say("not-saved"), problem, "", body.w, self.s)
        self.picture(art, *body.topleft, 10)
        tall = art.surface.get_height() - 2 * art.oy + self.px(8)
        return pygame.Rect(body.x, body.y + tall, body.w, body.h - tall)

    def _list(self, body: pygame.Rect, foot: pygame.Rect) -> None:
        library = self.app.library
        self.found = library.ids(self._wanted())
        tall = max(88, self.px(ROW))
        rows = self.stacked(self.found, lambda row: tall, self.px(12), body, foot)
        saved = library.matches_of(match for match, _ in rows)
        self.saved = [saved[match] for match, _ in rows if match in saved]
        known = [one for one in self.saved if one.sheet.game in on_the_shelf()]
        self.pictures.want([of_match(library, one) for one in known])
        for match, place in rows:
            if match in saved:
                self._match(saved[match], place)

    def _wanted(self) -> Wanted:
        """The matches to list: tries stand apart, where there are others."""
        apart = len({one.tried for one in self.tallies}) == 2
        tried = True if self.kind == TRIES else False if apart else None
        over = self.kind == FINISHED if self.kind in (GOING, FINISHED) else None
        game = "" if self.kind in (ALL, GOING, FINISHED, TRIES) else self.kind
        return Wanted(game, over=over, tried=tried, words=tuple(self.sought.split()))

    def _match(self, saved: Saved, row: pygame.Rect) -> None:
        """A paper to open the match with, and two buttons at its right end."""
        known = saved.sheet.game in on_the_shelf()
        d = self.small(42)
        side = 2 * d + self.px(26)
        why, told = "" if known else say("no-table"), _told(saved)
        paper = pygame.Rect(row.x, row.y, row.w - side, row.h)
        self.controls.add(
            Paper(
                f"match:{saved.id}", paper, lambda: open_match(self.app, saved.id),
                lambda state: self._paper(saved, paper, state), label=told, tip=why,
                enabled=known,
            )
        )  # fmt: skip
        y = row.centery - d // 2
        export, delete = partial(self._export, saved), partial(self._ask_delete, saved)
        left, label = pygame.Rect(paper.right + self.px(12), y, d, d), say("copy.of", match=told)
        key, tip = f"export:{saved.id}", say("copy")
        self.add_icon(key, left, "export", export, label, tip=tip, enabled=known)
        rect, label = pygame.Rect(row.right - d, y, d, d), say("delete.of", match=told)
        self.add_icon(f"delete:{saved.id}", rect, "trash", delete, label, tip=say("delete"))

    def _paper(self, saved: Saved, paper: pygame.Rect, state: str) -> Art:
        s = self.s
        shown = "hover" if state in ("hover", "pressed") else state
        sheet = Sheet(Size(paper.w, paper.h, s), list_row(paper.w, paper.h, s, shown))
        w, h = sheet.box.size
        table = self.pictures.of(of_match(self.app.library, saved))
        size = sheet.px((h - 20) * 1.3), sheet.px(h - 20)
        sheet.put(small_table(saved.sheet.game, table, *size, s), 10, 10)
        x, right, top, low = 26 + (h - 20) * 1.3, w - 14, h * 0.32, h * 0.7
        changed = when(saved.changed)
        sheet.write(changed, right, top, "body", 16, INK2, "midright")
        self._players(sheet, saved, x, top, right - sheet.wide(changed, "body", 16) - 16)
        sheet.write(_standing(saved), x, low, "body", 17, INK, "midleft", right - x - 34)
        sheet.sign("trophy" if saved.over else "play", right - 13, low, 26)
        return sheet.art

    def _players(self, sheet: Sheet, saved: Saved, x: float, y: float, right: float) -> None:
        """Badges with names; where names would be a letter or two, badges alone."""
        seats, d = saved.sheet.seats, 26
        named = (right - x) / len(seats) - d - 22 >= LEAST_NAME
        step = min(d + 10, (right - x) / len(seats))
        for i, seat in enumerate(seats):
            sheet.put(badge(seat.figure, sheet.px(d)), x, y - d / 2)
            if not named:
                x += step
                continue
            room = (right - x) / (len(seats) - i) - d - 22
            name = lettering.fitted(seat.name, "heading", 18 * sheet.s, room * sheet.s)
            sheet.write(name, x + d + 6, y, "heading", 18, INK, "midleft")
            x += d + 22 + sheet.wide(name, "heading", 18)

    def _foot(self, foot: pygame.Rect) -> pygame.Rect:
        """Adds the button that imports matches; returns the rest of the foot."""
        label = say("import")
        w = min(widgets.button_size(label, self.s, "folder")[0], foot.w // 2)
        tip = say("import.tip", folder=str(self.folder))
        rect = pygame.Rect(foot.x, foot.y, w, foot.h)
        self.add_button("import", rect, label, self._import, icon="folder", tip=tip)
        return pygame.Rect(foot.x + w, foot.y, foot.w - w, foot.h)

    def update(self, ms: float) -> None:
        """Shows pictures of tables as they come."""
        self._looked += ms
        if self._looked < LOOK_MS:
            return
        self._looked = 0.0
        if self.pictures.poll():
            for control in self.controls.items:
                if control.key.startswith("match:"):
                    control.refresh()

    def leave(self) -> None:
        super().leave()
        self.pictures.close()

    # ------------------------------------------------------------------------------- doing

    @property
    def folder(self) -> Path:
        """Folder to which match files are written, and from which they are read."""
        return self.app.library.path.parent / FOLDER

    def _export(self, saved: Saved) -> None:
        keep_record(self.app, Running.resume(self.app.library, saved.id))

    def _import(self) -> None:
        from tabletop.session.foreign import import_matches

        inside = self.folder.iterdir() if self.folder.is_dir() else ()
        files = sorted(path for path in inside if path.suffix in ENDINGS)
        if not files:
            self.app.say(say("import-none", folder=str(self.folder)))
            return
        found = {}
        for path in files:
            try:
                found[path.name] = import_matches(self.app.library, path)
            except (TabletopError, OSError) as problem:
                found[path.name] = [TabletopError(_sentence(problem, path))]
        if tell_imported(self.app, found):
            self.rebuild()

    def _ask_delete(self, saved: Saved) -> None:
        match = say("match", _names(saved), who=_seats(saved), standing=_standing(saved))
        choices = (
            Choice(say("sure.do"), lambda: self._delete(saved), "danger"),
            Choice(say("sure.keep")),
        )
        words = say("sure.words", match=match)
        self.app.ask(say("sure"), words, choices, saved.sheet.seats[0].figure)

    def _delete(self, saved: Saved) -> None:
        if not self.app.library.delete(saved.id):
            self.app.say(self.app.library.problem or say("sure.failed"))
        self.rebuild()


def _names(saved: Saved) -> list[str]:
    return [seat.name for seat in saved.sheet.seats]


def _seats(saved: Saved) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(len(saved.sheet.seats))))


def _told(saved: Saved) -> str:
    """The whole row as a sentence."""
    facts = {"standing": _standing(saved), "when": when(saved.changed)}
    return say("match-row", _names(saved), who=_seats(saved), **facts)


def _standing(saved: Saved) -> str:
    """The game, and how far it is or who won."""
    known = games().get(saved.sheet.game)
    name = known.info.name if known is not None else saved.sheet.game.replace("_", " ")
    heading = str(saved.sheet.series.get("heading", "")) or "none"
    game = say("game-of", game=name, heading=heading)
    if saved.result is None:
        part = known.info.part if known is not None else "turn"
        standing = say(f"standing-{part}", game=game, n=max(1, saved.turn))
        asked, points = saved.standing.asked, tuple(map(abs, saved.standing.scores))
        if asked >= 0:
            who, names = Seat(asked), _names(saved)
            standing = say("standing-next", names, standing=standing, who=who, points=points)
    else:
        winners = tuple(map(Seat, saved.result.winners))
        standing = say("standing-over", _names(saved), game=game, who=winners)
    origin = saved.sheet.origin
    return say(f"origin-{origin}", standing=standing) if origin in TOLD_ORIGINS else standing


def _sentence(problem: Exception, path: Path) -> str:
    if isinstance(problem, OSError):
        reason = problem.strerror or str(problem)
        return say("folder-problem", folder=str(path.parent), problem=reason)
    return str(problem)
