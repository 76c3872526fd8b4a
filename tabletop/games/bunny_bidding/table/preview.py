"""Preview of a choice and of the auction, worked out from the seat's view and chosen tiles.

It shows nothing hidden, and names what others may still do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tabletop.core.event import UNKNOWN, Event
from tabletop.games.bunny_bidding.rules.cards import (
    BUNNY_OUTCAST,
    EGG_TYPES,
    FAIR_SHARING,
    FIRST_EXTRA,
    GOAL_POINTS,
    MATCHING_MONEY,
    REVERSE_AUCTION,
    face_of,
    tile_of,
)
from tabletop.games.bunny_bidding.rules.events import (
    BID_TO_WORST,
    HIGHEST_LAID,
    ROUND_TIED,
    ROUND_UNSOLD,
    ROUND_WON,
    TILE_WON,
    Won,
)
from tabletop.games.bunny_bidding.rules.matching import counted, most_found, turning
from tabletop.games.bunny_bidding.rules.scoring import worth
from tabletop.games.bunny_bidding.rules.view import BiddingView, PlaceView
from tabletop.games.bunny_bidding.table.plan import BID, Planned, laid
from tabletop.games.bunny_bidding.words import cards, say
from tabletop.games.bunny_bidding.words.cards import a_tile, egg_type
from tabletop.words import Seat

GOOD, BAD, PLAIN = "plus", "minus", "dot"
"""Signs of a line: good for the player, bad, or neither."""


class Line(NamedTuple):
    """One line of a preview."""

    sign: str
    words: str


class Forecast(NamedTuple):
    """A title, lines with the most important one first, and the viewer's collected eggs.

    Attributes:
        pile: (type, number) of the collected eggs; all special eggs together have EGG_TYPES.
    """

    title: str
    lines: tuple[Line, ...]
    pile: tuple[tuple[int, int], ...] = ()


class Standing(NamedTuple):
    """The auction as the player sees it, with the chosen tiles laid.

    Attributes:
        types: majority types of the offer; most: number of eggs of each.
        matches: the bid tiles that turn the auction.
        lowest: the lowest bid would win.
        values: values of the visible bids, by seat; hidden: seats with unseen bid tiles.
        worth: points of the offer to the viewer; unseen: number of its unseen tiles.
        acting: faces of the eggs that act when the bids are checked.
    """

    types: tuple[int, ...]
    most: int
    matches: tuple[PlaceView, ...]
    lowest: bool
    values: dict[int, int]
    hidden: tuple[int, ...]
    worth: int
    unseen: int
    acting: frozenset[int]

    @property
    def leader(self) -> int:
        """The leading seat; -1 = none, or a tie."""
        top = self.top(self.values)
        first = [seat for seat, value in self.values.items() if value == top]
        return first[0] if len(first) == 1 else -1

    def top(self, seats: Iterable[int]) -> int:
        """Returns the best of these seats' bids; 0 where there is none."""
        return (min if self.lowest else max)([self.values[seat] for seat in seats], default=0)


def standing(view: BiddingView, rows: Sequence[Planned] = ()) -> Standing:
    """Returns the auction with the chosen tiles laid."""
    seat = view.viewer if view.viewer is not None else -1
    faces = {tile.number: tile.face for tile in view.hand}
    places = list(view.places)
    for tile, where, down in rows:
        face, before = faces.get(tile, UNKNOWN), seat if where == BID else -1
        places.append(PlaceView(-1, tile, face, seat, before, not down, not down, False))
    eggs = [place for place in places if _egg(place.tile)]
    offers = [egg.face for egg in eggs if egg.seat < 0]
    types, most = most_found(offers)
    acting = frozenset(p.face for p in places if p.played_up and p.face >= EGG_TYPES)
    bids = [egg for egg in eggs if egg.seat >= 0]
    bid_faces = [bid.face for bid in bids]
    turns = turning(bid_faces, types, view.twins_turn, view.digits_swap)
    goals = view.goals[seat] if seat >= 0 and view.goals else ()
    values = {bid.seat: view.extras[bid.seat] for bid in bids if not view.unseen[bid.seat]}
    for bid in bids:
        if bid.seat in values:
            values[bid.seat] += counted(bid.tile, bid.face, types, view.digits_swap)
    return Standing(
        types,
        most,
        tuple([bids[at] for at in turns]),
        REVERSE_AUCTION in acting or len(turns) % 2 == 1,
        values,
        tuple(other for other, count in enumerate(view.unseen) if count),
        sum(worth(face, goals) for face in offers),
        sum(p.seat < 0 and p.tile == UNKNOWN for p in places),
        acting,
    )


def _egg(tile: int) -> bool:
    return 0 < tile < FIRST_EXTRA


# In words


def forecast(
    view: BiddingView,
    rows: Sequence[Planned],
    names: Sequence[str],
    foreseen: Sequence[Event] = (),
) -> Forecast:
    """Returns the result of committing the chosen tiles, or the present auction if none is chosen.

    Args:
        foreseen: events that follow in any case once they are laid.
    """
    title = say("see-chosen", **laid(rows)) if rows else say("see-now")
    sure = _settled(view, foreseen, names)
    if sure:
        return Forecast(title, sure)
    lines = _uncertain(view, rows, names, foreseen)
    if rows or view.points is None:
        return Forecast(title, tuple(lines))
    lines.append(Line(PLAIN, say("see-points", n=view.points)))
    counts = Counter(min(tile.face, EGG_TYPES) for tile in view.pile)
    return Forecast(title, tuple(lines), tuple(sorted(counts.items())))


def _uncertain(
    view: BiddingView, rows: Sequence[Planned], names: Sequence[str], foreseen: Sequence[Event]
) -> list[Line]:
    """Returns the lines of a round whose end is not certain yet."""
    now = standing(view, rows)
    if view.phase == "opening" and view.viewer in view.actors:
        return [_pays(now)]
    seat = view.viewer if view.viewer is not None else -1
    mine = [row for row in rows if row.where == BID]
    pays = [_pays(now)] if seat >= 0 else []
    if FAIR_SHARING in now.acting:
        return [Line(PLAIN, say("round-shared.banner")), *pays]
    lines = _lead(now, seat, names) if seat in now.values else _leader(now, names)
    lines += [Line(PLAIN, _turning(view, now, mine)), *pays]
    if any(event.kind == HIGHEST_LAID and event.player == seat for event in foreseen):
        lines.append(Line(PLAIN, say("see-one-more")))
    return lines + _unsure(view, now, seat, names) + _cost(view, mine)


def _settled(
    view: BiddingView, foreseen: Sequence[Event], names: Sequence[str]
) -> tuple[Line, ...]:
    """Returns the certain end of the round with the chosen tiles; () if it is open."""
    told = {event.kind: event for event in foreseen}
    if ROUND_TIED in told:
        return (Line(BAD, say("round-tied.banner")),)
    if ROUND_UNSOLD in told:
        return (Line(PLAIN, say("see-unsold")),)
    won = told.get(ROUND_WON)
    if won is None or view.viewer is None:
        return ()
    faces = [face_of(e.face) for e in foreseen if e.kind == TILE_WON and _egg(tile_of(e.face))]
    goals = view.goals[view.viewer] if view.goals else ()
    own = won.player == view.viewer
    brings = sum(worth(face, goals) for face in faces)
    goal_eggs = sum(face in goals for face in faces)
    low = won.detail == Won(True)
    end = say("see-won", names, own=own, who=Seat(won.player), n=won.amount, lowest=low)
    sign = PLAIN if not own else GOOD if brings > 0 else BAD
    worth_of = say("see-brings", own=own, n=brings, goals=goal_eggs, tiles=len(faces))
    lines = [Line(GOOD if own else PLAIN, end), Line(sign, worth_of)]
    back = [event for event in foreseen if event.kind == BID_TO_WORST]
    if back and back[0].player == view.viewer:
        lines.append(Line(PLAIN, say("see-worst", n=len(back))))
    return tuple(lines)


def _lead(now: Standing, seat: int, names: Sequence[str]) -> list[Line]:
    """Compares the player's bid with the visible ones."""
    own = now.values[seat]
    others = [other for other in now.values if other != seat]
    if not others:
        return [Line(PLAIN, say("see-alone", n=own))]
    against = now.top(others)
    if own == against:
        return [Line(BAD, say("see-equal", n=own))]
    if (own < against) == now.lowest:
        return [Line(GOOD, say("see-you-lead", n=own, against=against))]
    first = tuple(Seat(other) for other in others if now.values[other] == against)
    return [Line(BAD, say("see-behind", names, who=first, n=against, own=own))]


def _leader(now: Standing, names: Sequence[str]) -> list[Line]:
    if not now.values:
        return [] if now.hidden else [Line(PLAIN, say("see-no-bid"))]
    leader = now.leader
    if leader < 0:
        return [Line(PLAIN, say("see-best-equal"))]
    return [Line(PLAIN, say("see-leads", names, who=Seat(leader), n=now.values[leader]))]


def _turning(view: BiddingView, now: Standing, mine: Sequence[Planned]) -> str:
    """Describes the direction of the auction and its cause."""
    if REVERSE_AUCTION in now.acting:
        return say("see-upside-down")
    if view.digits_swap:
        return say("see-digits", types=cards.types(now.types))
    own = [egg for egg in now.matches if egg.tile in {row.tile for row in mine}]
    if own and not view.twins_turn:
        return say("see-match", tile=a_tile(own[0].tile, own[0].face), lowest=now.lowest)
    if now.matches or (mine and now.types and not view.twins_turn):
        return matches_words(view, now)
    return say("see-high")


def matches_words(view: BiddingView, now: Standing) -> str:
    """Counts the visible bids that turn the auction, and tells which bid wins."""
    key = "see-twins" if view.twins_turn else "see-matches"
    return say(key, n=len(now.matches), lowest=now.lowest)


def glance(view: BiddingView, names: Sequence[str]) -> tuple[str, ...]:
    """Returns the leader, if all bids are seen, the worth of the offer, and the viewer's goals."""
    now = standing(view)
    told = [] if now.hidden else [f"{each.words}." for each in _leader(now, names)]
    known = () if view.viewer is None else set(view.goals[view.viewer]) - {UNKNOWN}
    if goals := sorted(known):
        told += [f"{_pays(now).words}."]
        told += [say("gist-goals", types=cards.types(goals))]
    return tuple(told)


def _pays(now: Standing) -> Line:
    """Returns the points the offer would bring the player, in words."""
    sign = GOOD if now.worth > 0 else BAD if now.worth < 0 else PLAIN
    key = {GOOD: "see-pays", BAD: "see-costs", PLAIN: "see-worth-nothing"}[sign]
    return Line(sign, say(key, n=abs(now.worth), hidden=now.unseen))


def _unsure(view: BiddingView, now: Standing, seat: int, names: Sequence[str]) -> list[Line]:
    """Returns the hidden bids and later moves of others that may change the result."""
    found = []
    hidden = [other for other in now.hidden if other != seat]
    if hidden:
        words = say("see-hidden", names, who=Seat(hidden[0]), n=len(hidden))
        found.append(Line(BAD, words))
    coming = [other for other in view.queue if other != seat and view.counts[other]]
    coming += [other for other in view.delayed if other != seat]
    if BUNNY_OUTCAST in now.acting:
        found.append(Line(PLAIN, say("see-outcast")))
    if MATCHING_MONEY in now.acting:
        found.append(Line(PLAIN, say("see-money")))
    if coming and view.viewer is not None:  # to all, the bid boxes say who waits
        after = view.viewer in view.actors
        words = say("see-coming", names, who=Seat(coming[0]), n=len(coming), after=after)
        found.append(Line(BAD, words))
    turns = not (view.digits_swap or view.twins_turn or REVERSE_AUCTION in now.acting)
    if turns and len(now.types) == 1 and (hidden or coming):
        kind, again = egg_type(now.types[0]), bool(now.matches)
        found.append(Line(BAD, say("see-turns", type=kind, again=again, lowest=not now.lowest)))
    return found


def _cost(view: BiddingView, mine: Sequence[Planned]) -> list[Line]:
    """Returns the goal eggs and hidden tiles that the player spends with the bid."""
    goals = view.goals[view.viewer] if view.viewer is not None and view.goals else ()
    faces = {tile.number: tile.face for tile in view.hand}
    given = [row.tile for row in mine if faces.get(row.tile) in goals]
    found = []
    if given:
        found.append(Line(BAD, say("see-goal-egg", tile=a_tile(given[0], faces[given[0]]))))
    if any(row.down for row in mine):
        found.append(Line(PLAIN, say("see-to-worst")))
    return found


# What can be asked of plaque, stars and goals


def plaque_words(view: BiddingView) -> tuple[str, tuple[str, ...]]:
    """Returns name and lines of the plaque: direction, majority, and the way to turn it."""
    if view.over:
        return say("plaque-over"), (say("plaque-over.how"),)
    now = standing(view)
    types = cards.types(now.types)
    lines = [say("majority-found", types=types, n=now.most) if types else say("plaque-no-type")]
    if REVERSE_AUCTION in now.acting:
        lines.append(say("plaque-reverse"))
    elif view.digits_swap:
        lines.append(say("plaque-digits"))
    else:
        lines.append(say("plaque-twins") if view.twins_turn else say("plaque-match", types=types))
        lines.append(f"{matches_words(view, now)}.")
    if now.unseen or now.hidden:
        lines.append(say("plaque-hidden"))
    return say("plaque-wins", lowest=now.lowest), tuple(lines)


def goal_words(view: BiddingView, kind: int) -> str:
    """Returns the progress of a goal: eggs collected, and in the offer now."""
    own = sum(tile.face == kind for tile in view.pile)
    offered = sum(place.seat < 0 and place.face == kind for place in view.places)
    points = cards.points(GOAL_POINTS * own)
    return say("goal-progress", type=egg_type(kind), n=own, points=points, offered=offered)
