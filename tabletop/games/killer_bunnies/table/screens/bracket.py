"""Drawn standing of a tournament: the pairings of a knock-out, the table of a league."""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import FRect

from tabletop.games.killer_bunnies.rules.tournament import KNOCKOUT, Tournament
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.screen import Screen
from tabletop.table import boxes
from tabletop.table.art.palette import GOLD, INK, INK2, LIT_LINE, PAPER, PAPER2, mix
from tabletop.table.art.picture import Size
from tabletop.table.art.rabbit import badge
from tabletop.table.art.scenery_pages import table_row
from tabletop.table.art.sheet import Sheet
from tabletop.table.art.surface import LYING, Art, blank, with_shadow
from tabletop.table.art.svg import path, rect
from tabletop.table.art.widgets_base import styled
from tabletop.words import Fact, Noun

TALLEST = 92


def fill_standing(screen: Screen, cup: Tournament, box: pygame.Rect) -> None:
    """Lays the standing of `cup` on a paper in `box`."""
    inner = screen.panel(box, 16)
    if cup.kind == KNOCKOUT:
        _bracket(screen, cup, inner)
    else:
        _table(screen, cup, inner)


# ------------------------------------------------------------------------------- knock-out


def _bracket(screen: Screen, cup: Tournament, box: pygame.Rect) -> None:
    px = screen.px
    sizes = []
    size = len(cup.entrants) // 2
    while size:
        sizes.append(size)
        size //= 2
    columns = boxes.grid(FRect(box), len(sizes), 1, px(22))
    pairing = 0
    places: list[list[pygame.Rect]] = []
    for column, size in zip(columns, sizes):
        head, body = boxes.column(column, (px(28), boxes.Part(grow=1)))
        rounds = say("rounds", size=size)
        screen.words(rounds, *head.center, "heading", 16, INK, "center", width=head.w)
        cells = boxes.grid(body, 1, size)
        tall = min(px(TALLEST), int(cells[0].h) - px(8))
        row = [pygame.Rect(boxes.centred(FRect(0, 0, cell.w, tall), cell)) for cell in cells]
        for place in row:
            node = screen.picture(_pair_art(screen, cup, pairing, place), *place.topleft, 14)
            screen.tell(node, place, told(cup, pairing))
            pairing += 1
        places.append(row)
    screen.picture(_lines(screen, places, box), *box.topleft, 12)


def _lines(
    screen: Screen, places: list[list[pygame.Rect]], box: pygame.Rect
) -> pygame.Surface:
    """The lines from every pairing to the one its winner goes to."""
    s, body = screen.s, ""
    for left, right in pairwise(places):
        for i, place in enumerate(left):
            goal = right[i // 2]
            x1, y1 = (place.right - box.x) / s, (place.centery - box.y) / s
            x2, y2 = (goal.x - box.x) / s, (goal.centery - box.y) / s
            line = f"M{x1:.1f},{y1:.1f} H{(x1 + x2) / 2:.1f} V{y2:.1f} H{x2:.1f}"
            body += path(line, "none", mix(INK, PAPER, 0.35), 2)
    return styled(body, box.w, box.h, s) if body else blank(box.w, box.h)


def _pair_art(screen: Screen, cup: Tournament, pairing: int, place: pygame.Rect) -> Art:
    """The two of a pairing with their wins; gold when their match is next."""
    sheet = Sheet(Size(*place.size, screen.s))
    w, h = sheet.box.size
    pair, winner, wins = cup.pair(pairing), cup.pair_winner(pairing), cup.pair_wins(pairing)
    fixture = cup.next_fixture()
    present = fixture is not None and fixture.pairing == pairing
    fill = mix(LIT_LINE, GOLD, 0.25) if present else PAPER if pair else mix(PAPER, PAPER2, 0.8)
    body = rect(0.8, 0.8, w - 1.6, h - 1.6, 10, fill, INK, 1.6)
    sheet.draw(body + path(f"M8,{h / 2:.1f} H{w - 8:.1f}", "none", mix(fill, INK, 0.25), 1.2))
    units, d = min(17, h * 0.3), min(26, h * 0.38)
    for i in range(2):
        y = h * (0.26 + 0.48 * i)
        who = pair[i] if pair is not None else _known(cup, pairing, i)
        if who < 0:
            words = say("awaited", **_awaited(cup, pairing, i))
            sheet.write(words, w / 2, y, "body", min(units, 16), INK2, "center", w - 12)
            continue
        entrant = cup.entrants[who]
        sheet.centre(badge(entrant.figure, sheet.px(d)), 7 + d / 2, y)
        lost = winner >= 0 and who != winner
        colour, role = (INK2, "body") if lost else (INK, "heading")
        if pair is not None:
            sheet.write(str(wins[who]), w - 10, y, "heading", units, colour, "midright")
        sheet.write(entrant.name, 13 + d, y, role, units, colour, "midleft", w - 36 - d)
    return with_shadow(sheet.art.surface, LYING, screen.s)


def told(cup: Tournament, pairing: int) -> str:
    """Describes a pairing for those who hear it: the two with their wins, who goes on."""
    pair, wins, winner = cup.pair(pairing), cup.pair_wins(pairing), cup.pair_winner(pairing)
    names: list[Fact] = []
    for i in range(2):
        who = pair[i] if pair is not None else _known(cup, pairing, i)
        awaited = Noun("awaited", facts=tuple(_awaited(cup, pairing, i).items()))
        names.append(cup.entrants[who].name if who >= 0 else awaited)
    size, at = cup.round_of(pairing)
    fixture = cup.next_fixture()
    state = "known" if pair is not None else "open"
    if winner >= 0:
        state = "won"
    elif fixture is not None and fixture.pairing == pairing:
        state = "next"
    one, two = (wins[who] for who in pair) if pair is not None else (0, 0)
    goes_on = cup.entrants[winner].name if winner >= 0 else ""
    return say("pairing", size=size, at=at + 1, first=names[0], second=names[1], state=state,
               one=one, two=two, winner=goes_on)  # fmt: skip


def _known(cup: Tournament, pairing: int, i: int) -> int:
    """Returns the entrant already known of a pairing that is not complete; -1 for nobody."""
    size, at = cup.round_of(pairing)
    return cup.pair_winner(pairing - at - 2 * size + 2 * at + i)


def _awaited(cup: Tournament, pairing: int, i: int) -> dict[str, int]:
    """Returns the pairing whose winner is still awaited, as facts of the message "round"."""
    size, at = cup.round_of(pairing)
    return {"size": 2 * size, "at": 2 * at + i + 1}


# ---------------------------------------------------------------------------------- league


def _table(screen: Screen, cup: Tournament, box: pygame.Rect) -> None:
    """Place, name, matches, wins, totals and points of everybody."""
    px = screen.px
    lines, head = cup.standings(), px(30)
    row_h = min(px(54), (box.h - head) // len(lines))
    each = min(px(86), box.w * 14 // 100)
    keys = ("played", "won", "total", "points")
    columns = [box.right - each * (len(keys) - i) + each // 2 for i in range(len(keys))]
    for key, x in zip(keys, columns):
        y = box.y + head // 2
        title = say(f"table.{key}")
        screen.words(title, x, y, "body", 16, INK2, "center", width=each, said="")
    fixture = cup.next_fixture()
    for i, line in enumerate(lines):
        entrant = cup.entrants[line.entrant]
        row = pygame.Rect(box.x, box.y + head + i * row_h, box.w, row_h)
        now = fixture is not None and line.entrant in fixture.entrants
        first = bool(cup.played) and line.place == 1 and cup.over
        screen.picture(table_row(row.w, row.h, screen.s, first, i % 2 == 0), *row.topleft, 12)
        y, d = row.centery, min(px(30), row_h - px(4))
        screen.words(f"{line.place}.", row.x + px(34), y, "heading", 17, INK, "midright", said="")
        screen.picture(badge(entrant.figure, d), row.x + px(44), y - d // 2, 20)
        left = row.x + px(52) + d
        values = {key: getattr(line, key) for key in keys}
        screen.words(
            entrant.name, left, y, "heading" if now or first else "body", 17, INK, "midleft",
            width=columns[0] - each // 2 - left - px(4),
            said=say("table", place=line.place, name=entrant.name, **values),
        )  # fmt: skip
        for key, x in zip(keys, columns):
            role = "heading" if key == "points" else "body"
            screen.words(str(values[key]), x, y, role, 17, INK, "center", said="")
