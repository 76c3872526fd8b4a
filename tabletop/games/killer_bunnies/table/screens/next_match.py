"""The paper of the match that is next, and in its place at the end that of who has won."""

from __future__ import annotations

import pygame
from pygame import FRect

from tabletop.games.killer_bunnies.rules.tournament import KNOCKOUT, Fixture, Tournament
from tabletop.games.killer_bunnies.table.screens.cups import seats
from tabletop.games.killer_bunnies.words import say
from tabletop.scenes.inputs.strips import Strips
from tabletop.scenes.screen import Screen
from tabletop.table import boxes
from tabletop.table.art.palette import INK, INK2
from tabletop.table.art.rabbit import badge, portrait
from tabletop.table.art.scenery_pages import progress, rosette
from tabletop.words import Seat
from tabletop.words.books import said

GOAL = 60


def fill_next(
    screen: Screen, cup: Tournament, box: pygame.Rect, totals: tuple[int, ...] | None
) -> None:
    """Shows the next match with its players and decks, or its score while it is played out."""
    fixture = cup.next_fixture()
    assert fixture is not None
    strips = Strips(screen, screen.panel(box, 18))
    line = strips.top(screen.px(28))
    heading = said(cup.heading(fixture))
    screen.words(heading, *line.center, "display", 24, INK, "center", width=line.w)
    strips.write(_state(cup, fixture), INK2, centred=True)
    if totals is None:
        _last(strips, cup)
    else:
        bar = strips.foot(screen.px(28))
        share = min(1.0, max(totals) / GOAL)
        screen.picture(progress(bar.w, share, screen.s), *bar.topleft, 20)
    _players(screen, cup, fixture, strips.rest, totals)


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
    columns = 2 if box.w >= px(230) * 2 and box.h < px(92) * count else 1
    rows = -(-count // columns)
    large = px(124) if count == 2 else px(84)
    whole = boxes.centred(FRect(0, 0, box.w, rows * min(large + px(30), box.h // rows)), FRect(box))
    looks = [seat.figure for seat in seats(cup, fixture)]
    names = [cup.entrants[index].name for index in fixture.entrants]
    for seat, (index, cell) in enumerate(zip(fixture.entrants, boxes.grid(whole, columns, rows))):
        entrant, place = cup.entrants[index], pygame.Rect(cell)
        d = min(large, place.h - px(8))
        y = place.centery
        screen.picture(portrait(looks[seat], d), place.x, y - d // 2, 20)
        mark = max(px(18), d // 3)
        screen.picture(badge(looks[seat], mark), place.x + d - mark, y + d // 2 - mark, 21)
        left, right = place.x + d + px(12), place.right - px(4)
        if totals is not None:
            told = say("match-score", names, who=Seat(seat), n=totals[seat])
            right = px(-8) + screen.words(
                str(totals[seat]), right, y, "display", 30, INK, "midright", said=told
            ).x
        step, width = px(13) if d >= px(44) else px(11), right - left
        screen.words(entrant.name, left, y - step, "heading", 18, INK, "midleft", width=width)
        screen.words(entrant.deck_name, left, y + step, "body", 16, INK2, "midleft", width=width)


def _last(strips: Strips, cup: Tournament) -> None:
    """Shows the result of the match before at the paper's foot, where there is room for it."""
    if not cup.played or strips.rest.h < strips.screen.px(180):
        return
    last = cup.played[-1]
    totals = " : ".join(map(str, last.totals))
    names = [cup.entrants[index].name for index in last.fixture.entrants]
    words = say("match-before", names, match=cup.heading(last.fixture), won=last.winner >= 0,
                who=Seat(max(0, last.winner)), score=totals)  # fmt: skip
    screen = strips.screen
    below = Strips(screen, strips.foot(strips.height(words, False) + screen.px(4)))
    below.rule()
    below.write(words, INK2)


def fill_champions(screen: Screen, cup: Tournament, box: pygame.Rect) -> None:
    """Shows the winners, cheering."""
    px = screen.px
    strips = Strips(screen, screen.panel(box, 18))
    winners = [cup.entrants[index] for index in cup.champions()]
    names = [winner.name for winner in winners]
    words = say("cup-won", names, who=tuple(map(Seat, range(len(names)))))
    strips.write(words, role="display", px=26, centred=True)
    decks = say("cup-won.decks", decks=tuple(winner.deck_name for winner in winners))
    strips.write(decks, INK2, px=17, centred=True)
    room = strips.rest
    cells = boxes.grid(FRect(room), len(winners), 1)
    tall = min(px(300), room.h - px(8), int(cells[0].w * 1.2))
    foot = room.bottom - (room.h - tall) // 2
    for winner, cell in zip(winners, cells):
        x = int(cell.centerx)
        screen.rabbit(winner.figure, tall, "cheer", x, foot).key = "champion"
        d = max(px(28), tall // 5)
        screen.picture(rosette(1, d), x + tall * 22 // 100, foot - d * 7 // 5, 15)
