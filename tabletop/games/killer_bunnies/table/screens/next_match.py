"""The paper of the match that is next, and in its place at the end that of who has won."""

from __future__ import annotations

import pygame

from tabletop.games.killer_bunnies.rules.tournament import KNOCKOUT, Fixture, Tournament
from tabletop.games.killer_bunnies.table.screens.cups import seats
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.screen import Screen
from tabletop.table.art import lettering, widgets
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge, figure, portrait
from tabletop.table.art.scenery_pages import progress, rosette
from tabletop.table.art.surface import Art
from tabletop.words import Seat
from tabletop.words.books import said

GOAL = 60


def fill_next(
    screen: Screen, cup: Tournament, box: pygame.Rect, totals: tuple[int, ...] | None
) -> None:
    """Shows the next match with its players and decks, or its score while it is played out."""
    px, s = screen.px, screen.s
    fixture = cup.next_fixture()
    assert fixture is not None
    inner = screen.panel(box, 18)
    y = inner.y
    heading = said(cup.heading(fixture))
    size = 24
    while size > 17 and lettering.width_of(heading, "display", px(size)) > inner.w:
        size -= 1
    screen.words(heading, inner.centerx, y + px(14), "display", size, INK, "center", width=inner.w)
    y += px(36)
    y = screen.paragraph(_state(cup, fixture), inner.x, y, inner.w, INK2, centred=True) + px(8)
    foot = _last(screen, cup, inner) if totals is None else px(44)
    players = pygame.Rect(inner.x, y, inner.w, inner.bottom - y - foot)
    _players(screen, cup, fixture, players, totals)
    if totals is not None:
        bar = progress(inner.w, min(1.0, max(totals) / GOAL), s)
        screen.picture(bar, inner.x, inner.bottom - px(26), 20)


def _state(cup: Tournament, fixture: Fixture) -> str:
    if cup.begun is not None:
        return say("match-state.begun")
    if cup.kind == KNOCKOUT:
        one, two = cup.wins_so_far(fixture)
        return say("match-state.knock-out", one=one, two=two)
    return say("match-state.league")


def _players(
    screen: Screen, cup: Tournament, fixture: Fixture, box: pygame.Rect,
    totals: tuple[int, ...] | None,
) -> None:  # fmt: skip
    """Portraits with names and decks, side by side or one below the other."""
    px = screen.px
    count = len(fixture.entrants)
    beside = box.w >= px(230) * 2 and box.h < px(92) * count
    columns = 2 if beside else 1
    rows = -(-count // columns)
    large = px(124) if count == 2 else px(84)
    each = pygame.Rect(0, 0, box.w // columns, min(large + px(30), box.h // rows))
    top = box.y + (box.h - each.h * rows) // 2
    looks = [seat.figure for seat in seats(cup, fixture)]
    names = [cup.entrants[index].name for index in fixture.entrants]
    for seat, index in enumerate(fixture.entrants):
        entrant = cup.entrants[index]
        place = each.move(box.x + seat % columns * each.w, top + seat // columns * each.h)
        d = min(large, place.h - px(8))
        y = place.centery
        screen.picture(portrait(looks[seat], d), place.x, y - d // 2, 20)
        mark = max(px(18), d // 3)
        screen.picture(badge(looks[seat], mark), place.x + d - mark, y + d // 2 - mark, 21)
        left, right = place.x + d + px(12), place.right - px(4)
        if totals is not None:
            number = screen.words(str(totals[seat]), right, y, "display", 30, INK, "midright",
                                  said=say("match-score", names, who=Seat(seat),
                                           n=totals[seat]))  # fmt: skip
            right = number.x - px(8)
        step = px(13) if d >= px(44) else px(11)
        screen.words(entrant.name, left, y - step, "heading", 18, INK, "midleft",
                     width=right - left)  # fmt: skip
        screen.words(entrant.deck_name, left, y + step, "body", 16, INK2, "midleft",
                     width=right - left)  # fmt: skip


def _last(screen: Screen, cup: Tournament, inner: pygame.Rect) -> int:
    """Shows the result of the match before at the paper's foot; returns its height."""
    if not cup.played or inner.h < screen.px(250):
        return 0
    last = cup.played[-1]
    totals = " : ".join(map(str, last.totals))
    names = [cup.entrants[index].name for index in last.fixture.entrants]
    words = say("match-before", names, match=cup.heading(last.fixture), won=last.winner >= 0,
                who=Seat(max(0, last.winner)), score=totals)  # fmt: skip
    lines = lettering.wrap(words, "body", screen.px(16), inner.w)
    tall = len(lines) * lettering.line_height("body", screen.px(16))
    y = inner.bottom - tall
    screen.picture(widgets.rule(inner.w, screen.s), inner.x, y - screen.px(12), 12)
    screen.paragraph(words, inner.x, y, inner.w, INK2)
    return tall + screen.px(20)


def fill_champions(screen: Screen, cup: Tournament, box: pygame.Rect) -> None:
    """Shows the winners, cheering."""
    px = screen.px
    inner = screen.panel(box, 18)
    winners = [cup.entrants[index] for index in cup.champions()]
    names = [winner.name for winner in winners]
    words = say("cup-won", names, who=tuple(map(Seat, range(len(names)))))
    lines = lettering.wrap(words, "display", px(26), inner.w)
    y = inner.y + px(4)
    for number, line in enumerate(lines):
        screen.words(line, inner.centerx, y + px(16), "display", 26, INK, "center", width=inner.w,
                     said="" if number else words)  # fmt: skip
        y += px(34)
    decks = say("cup-won.decks", decks=tuple(winner.deck_name for winner in winners))
    y = screen.paragraph(decks, inner.x, y, inner.w, INK2, px=17, centred=True) + px(8)
    room = pygame.Rect(inner.x, y, inner.w, inner.bottom - y)
    each = room.w / len(winners)
    tall = min(px(300), room.h - px(8), round(each * 1.2))
    for i, winner in enumerate(winners):
        x = round(room.x + each * (i + 0.5))
        art = figure(winner.figure, tall, "cheer")
        foot = room.bottom - (room.h - tall) // 2
        where = Art(art.surface, art.ox + round(tall * 100 / 256), art.oy + tall)
        screen.picture(where, x, foot, 14, "champion")
        d = max(px(28), tall // 5)
        screen.picture(rosette(1, d), x + round(tall * 0.22), foot - round(d * 1.4), 15)
