"""Drawn standing of a tournament: the pairings of a knock-out, the table of a league."""

from __future__ import annotations

from itertools import pairwise

import pygame

from tabletop.games.killer_bunnies.rules.tournament import KNOCKOUT, Tournament
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.screen import Screen
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import GOLD, INK, INK2, LIT_LINE, PAPER, PAPER2, mix
from tabletop.table.art.rabbit import badge
from tabletop.table.art.scenery_pages import table_row
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
    head = px(28)
    sizes = []
    size = len(cup.entrants) // 2
    while size:
        sizes.append(size)
        size //= 2
    gap = px(22)
    wide = (box.w - gap * (len(sizes) - 1)) // len(sizes)
    body = pygame.Rect(box.x, box.y + head, box.w, box.h - head)
    pairing = 0
    places: list[list[pygame.Rect]] = []
    for column, size in enumerate(sizes):
        x = box.x + column * (wide + gap)
        screen.words(
            say("rounds", size=size), x + wide // 2, box.y + head // 2, "heading", 16, INK,
            "center", width=wide,
        )  # fmt: skip
        each = body.h / size
        tall = min(px(TALLEST), round(each - px(8)))
        row = []
        for at in range(size):
            middle = round(body.y + each * (at + 0.5))
            place = pygame.Rect(x, middle - tall // 2, wide, tall)
            row.append(place)
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
            middle = (x1 + x2) / 2
            line = f"M{x1:.1f},{y1:.1f} H{middle:.1f} V{y2:.1f} H{x2:.1f}"
            body += path(line, "none", mix(INK, PAPER, 0.35), 2)
    return styled(body, box.w, box.h, s) if body else blank(box.w, box.h)


def _pair_art(screen: Screen, cup: Tournament, pairing: int, place: pygame.Rect) -> Art:
    """The two of a pairing with their wins; gold when their match is next."""
    s, (w, h) = screen.s, place.size
    pair, winner = cup.pair(pairing), cup.pair_winner(pairing)
    fixture = cup.next_fixture()
    present = fixture is not None and fixture.pairing == pairing
    fill = mix(LIT_LINE, GOLD, 0.25) if present else PAPER if pair else mix(PAPER, PAPER2, 0.8)
    body = rect(0.8, 0.8, w / s - 1.6, h / s - 1.6, 10, fill, INK, 1.6)
    body += path(f"M8,{h / s / 2:.1f} H{w / s - 8:.1f}", "none", mix(fill, INK, 0.25), 1.2)
    face = styled(body, w, h, s).copy()
    wins = cup.pair_wins(pairing)
    px = min(round(17 * s), round(h * 0.3))
    for i in range(2):
        y = h * (0.26 + 0.48 * i)
        who = pair[i] if pair is not None else _known(cup, pairing, i)
        if who < 0:
            words = say("awaited", **_awaited(cup, pairing, i))
            widgets.write_fitted(face, words, w / 2, y, "body", min(px, round(16 * s)), INK2,
                                 w - 12 * s, s, "center")  # fmt: skip
            continue
        entrant = cup.entrants[who]
        d = min(round(26 * s), round(h * 0.38))
        face.blit(badge(entrant.figure, d), (round(7 * s), round(y - d / 2)))
        lost = winner >= 0 and who != winner
        colour, role = (INK2, "body") if lost else (INK, "heading")
        right = w - 10 * s
        number = str(wins[who]) if pair is not None else ""
        lettering.write(face, number, right, y, "heading", px, colour, "midright")
        widgets.write_fitted(face, entrant.name, 13 * s + d, y, role, px, colour,
                             right - 20 * s - d - 6 * s, s, "midleft")  # fmt: skip
    return with_shadow(face, LYING, s)


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
    px, s = screen.px, screen.s
    lines = cup.standings()
    head = px(30)
    row_h = min(px(54), (box.h - head) // len(lines))
    each = min(px(86), round(box.w * 0.14))
    titles = tuple(say(f"table.{part}") for part in ("played", "won", "total", "points"))
    columns = [box.right - each * (len(titles) - i) + each // 2 for i in range(len(titles))]
    for title, x in zip(titles, columns):
        size = 16
        screen.words(title, x, box.y + head // 2, "body", size, INK2, "center", width=each, said="")
    fixture = cup.next_fixture()
    for i, line in enumerate(lines):
        entrant = cup.entrants[line.entrant]
        row = pygame.Rect(box.x, box.y + head + i * row_h, box.w, row_h)
        now = fixture is not None and line.entrant in fixture.entrants
        first = bool(cup.played) and line.place == 1 and cup.over
        screen.picture(table_row(row.w, row.h, s, first, i % 2 == 0), *row.topleft, 12)
        y = row.centery
        screen.words(f"{line.place}.", row.x + px(34), y, "heading", 17, INK, "midright", said="")
        d = min(px(30), row_h - px(4))
        screen.picture(badge(entrant.figure, d), row.x + px(44), y - d // 2, 20)
        left = row.x + px(52) + d
        room = columns[0] - each // 2 - left - px(4)
        role = "heading" if now or first else "body"
        values = (line.played, line.won, line.total, line.points)
        told = dict(zip(("played", "won", "total", "points"), values))
        screen.words(entrant.name, left, y, role, 17, INK, "midleft", width=room,
                     said=say("table", place=line.place, name=entrant.name, **told))  # fmt: skip
        for number, x in zip(values, columns):
            role = "heading" if x == columns[-1] else "body"
            screen.words(str(number), x, y, role, 17, INK, "center", said="")
