"""Preview of a choice and of the auction, worked out from the seat's view and chosen tiles.

It shows nothing hidden, and names what others may still do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
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
    TYPE_NAMES,
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
from tabletop.games.bunny_bidding.rules.view import BiddingView, TileView
from tabletop.games.bunny_bidding.table.plan import BID, OFFER, Planned
from tabletop.games.bunny_bidding.words.cards import egg_name, type_names

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
        goal_eggs: eggs of the viewer's goals in it.
        acting: faces of the eggs that act when the bids are checked.
    """

    types: tuple[int, ...]
    most: int
    matches: tuple[TileView, ...]
    lowest: bool
    values: dict[int, int]
    hidden: tuple[int, ...]
    worth: int
    unseen: int
    goal_eggs: tuple[int, ...]
    acting: frozenset[int]

    def best(self, seats: Sequence[int]) -> int:
        """Returns the leading one of these seats; -1 = none, or a tie."""
        known = {seat: self.values[seat] for seat in seats if seat in self.values}
        if not known:
            return -1
        top = min(known.values()) if self.lowest else max(known.values())
        first = [seat for seat, value in known.items() if value == top]
        return first[0] if len(first) == 1 else -1


def standing(view: BiddingView, rows: Sequence[Planned] = ()) -> Standing:
    """Returns the auction with the chosen tiles laid."""
    seat = view.viewer if view.viewer is not None else -1
    faces = {tile.number: tile.face for tile in view.hand}
    mine = [(TileView(row.tile, faces.get(row.tile, UNKNOWN)), row) for row in rows]
    offers = [TileView(p.tile, p.face) for p in view.places if p.seat < 0 and _egg(p.tile)]
    offers += [tile for tile, row in mine if row.where == OFFER]
    bids = {
        other: [TileView(p.tile, p.face) for p in view.places if p.seat == other and _egg(p.tile)]
        for other in range(len(view.counts))
    }
    if seat >= 0:
        bids[seat] += [tile for tile, row in mine if row.where == BID]
    types, most = most_found(tile.face for tile in offers)
    acting = {p.face for p in view.places if p.played_up and p.face >= EGG_TYPES}
    acting |= {tile.face for tile, row in mine if not row.down and tile.face >= EGG_TYPES}
    matches = _matches(view, bids, types)
    lowest = REVERSE_AUCTION in acting or len(matches) % 2 == 1
    goals = view.goals[seat] if seat >= 0 and view.goals else ()
    return Standing(
        types,
        most,
        matches,
        lowest,
        {
            other: _value(view, row, types) + view.extras[other]
            for other, row in bids.items()
            if row and not view.unseen[other]
        },
        tuple(other for other, count in enumerate(view.unseen) if count),
        sum(worth(tile.face, goals) for tile in offers),
        sum(p.seat < 0 and p.tile == UNKNOWN for p in view.places),
        tuple(tile.face for tile in offers if tile.face in goals),
        frozenset(acting),
    )


def _egg(tile: int) -> bool:
    return 0 < tile < FIRST_EXTRA


def _matches(
    view: BiddingView, bids: dict[int, list[TileView]], types: Sequence[int]
) -> tuple[TileView, ...]:
    """Returns the visible bid tiles that turn the auction."""
    every = [tile for row in bids.values() for tile in row]
    faces = [tile.face for tile in every]
    return tuple([every[at] for at in turning(faces, types, view.twins_turn, view.digits_swap)])


def _value(view: BiddingView, row: Sequence[TileView], types: Sequence[int]) -> int:
    return sum(counted(tile.number, tile.face, types, view.digits_swap) for tile in row)


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
    sure = _settled(view, foreseen, names)
    if sure:
        return Forecast(_title(rows), sure)
    lines = _uncertain(view, rows, names, foreseen)
    if rows or view.points is None:
        return Forecast(_title(rows), tuple(lines))
    lines.append(Line(PLAIN, f"Your points so far: {_number(view.points)}"))
    counts = Counter(min(tile.face, EGG_TYPES) for tile in view.pile)
    return Forecast(_title(rows), tuple(lines), tuple(sorted(counts.items())))


def _uncertain(
    view: BiddingView, rows: Sequence[Planned], names: Sequence[str], foreseen: Sequence[Event]
) -> list[Line]:
    """Returns the lines of a round whose end is not certain yet."""
    now = standing(view, rows)
    if view.phase == "opening" and view.viewer in view.actors:
        return _pays(now)
    seat = view.viewer if view.viewer is not None else -1
    mine = [row for row in rows if row.where == BID]
    if FAIR_SHARING in now.acting:
        lines = [Line(PLAIN, "Fair shares: no auction, everybody draws a tile")]
    else:
        chosen = bool(rows) or seat in now.values
        lines = _lead(now, seat, names) if chosen else _leader(now, names)
        lines += _turning(view, now, mine)
    lines += _pays(now) if seat >= 0 else []
    if FAIR_SHARING not in now.acting:
        lines += _more(foreseen, seat)
        lines += _unsure(view, now, seat, names)
        lines += _cost(view, mine, now)
    return lines


def _settled(
    view: BiddingView, foreseen: Sequence[Event], names: Sequence[str]
) -> tuple[Line, ...]:
    """Returns the certain end of the round with the chosen tiles; () if it is open."""
    told = {event.kind: event for event in foreseen}
    if ROUND_TIED in told:
        return (Line(BAD, "The best bids are equal: nobody wins the round"),)
    if ROUND_UNSOLD in told:
        return (Line(PLAIN, "Nobody bids: the offer leaves the game"),)
    won = told.get(ROUND_WON)
    if won is None or view.viewer is None:
        return ()
    value = _number(won.amount)
    how = "lowest" if won.detail == Won(True) else "highest"
    taken = [event for event in foreseen if event.kind == TILE_WON]
    eggs = [_tile_of(event) for event in taken if _egg(tile_of(event.face))]
    goals = view.goals[view.viewer] if view.goals else ()
    brings = sum(worth(tile.face, goals) for tile in eggs)
    if won.player == view.viewer:
        lines = [Line(GOOD, f"You win the round: {value} is {how}")]
        own = sum(tile.face in goals for tile in eggs)
        what = f"{_count(own, 'egg')} of your goals among {_count(len(eggs), 'tile')}"
        lines.append(Line(GOOD if brings > 0 else BAD, f"It brings you {_number(brings)}: {what}"))
    else:
        lines = [Line(PLAIN, f"{names[won.player]} wins the round: {value} is {how}")]
        lines.append(Line(PLAIN, f"To you the offer would be worth {_number(brings)}"))
    back = [event for event in foreseen if event.kind == BID_TO_WORST]
    if back and back[0].player == view.viewer:
        what = _count(len(back), "hidden bid tile")
        lines.append(Line(PLAIN, f"As worst bidder you take {what}"))
    return tuple(lines)


def _tile_of(event: Event) -> TileView:
    return TileView(tile_of(event.face), face_of(event.face))


def _more(foreseen: Sequence[Event], seat: int) -> list[Line]:
    """Returns a line if one more tile is due."""
    asked = any(event.kind == HIGHEST_LAID and event.player == seat for event in foreseen)
    return [Line(PLAIN, "One more tile must follow")] if asked else []


def _title(rows: Sequence[Planned]) -> str:
    if not rows:
        return "The auction so far"
    parts = []
    for verb, where in ((BID, BID), (OFFER, OFFER)):
        tiles = [str(row.tile) for row in rows if row.where == where]
        if tiles:
            parts.append(f"{verb} {' and '.join(tiles)}")
    return f"If you {' and '.join(parts)}"


def _lead(now: Standing, seat: int, names: Sequence[str]) -> list[Line]:
    """Compares the player's bid with the visible ones."""
    if seat not in now.values:
        return _leader(now, names)
    own = now.values[seat]
    others = [other for other in now.values if other != seat]
    if not others:
        return [Line(PLAIN, f"Only your bid in sight: {_number(own)}")]
    rival = now.best(others)
    top = [now.values[other] for other in others]
    against = min(top) if now.lowest else max(top)
    if own == against:
        return [Line(BAD, f"Equal at {_number(own)}: nobody would win")]
    if (own < against) == now.lowest:
        return [Line(GOOD, f"You would lead: {_number(own)} to {_number(against)}")]
    who = names[rival] if rival >= 0 else "Others"
    return [Line(BAD, f"{who} would lead: {_number(against)} to your {_number(own)}")]


def _leader(now: Standing, names: Sequence[str]) -> list[Line]:
    if not now.values:
        return [] if now.hidden else [Line(PLAIN, "Nobody has bid yet")]
    leader = now.best(tuple(now.values))
    if leader < 0:
        return [Line(PLAIN, "The best bids are equal")]
    return [Line(PLAIN, f"{names[leader]} leads with {_number(now.values[leader])}")]


def _turning(view: BiddingView, now: Standing, mine: Sequence[Planned]) -> list[Line]:
    """Returns the direction of the auction and its cause."""
    side = "low" if now.lowest else "high"
    if REVERSE_AUCTION in now.acting:
        return [Line(PLAIN, "Upside down: low wins")]
    if view.digits_swap:
        kinds = f" of {type_names(now.types)}" if len(now.types) == 1 else ""
        return [Line(PLAIN, f"High wins; matching bids{kinds} swap their digits")]
    own = [tile for tile in now.matches if tile.number in {row.tile for row in mine}]
    if own and not view.twins_turn:
        name = egg_name(*own[0])
        return [Line(PLAIN, f"Your {name} matches: {side} would win")]
    if now.matches:
        what = _count(len(now.matches), "twin type" if view.twins_turn else "matching bid")
        return [Line(PLAIN, f"{what} in sight: {side} wins")]
    if mine and now.types and not view.twins_turn:
        return [Line(PLAIN, "No match: high wins")]
    return [Line(PLAIN, "High wins so far")]


def glance(view: BiddingView, names: Sequence[str]) -> tuple[str, ...]:
    """Returns the leader, if all bids are seen, and the worth of the offer to the viewer."""
    now = standing(view)
    said = [] if now.hidden else [line.words for line in _leader(now, names)]
    known = () if view.viewer is None else set(view.goals[view.viewer]) - {UNKNOWN}
    if goals := sorted(known):
        kinds = type_names(tuple(goals))
        named = f"your goals are {kinds}" if len(goals) > 1 else f"your goal is {kinds}"
        said += [f"{line.words}; {named}" for line in _pays(now)]
    return tuple(said)


def _pays(now: Standing) -> list[Line]:
    """Returns the points the offer would bring the player, in words."""
    more = f", {now.unseen} hidden" if now.unseen else " so far"
    if now.worth > 0:
        return [Line(GOOD, f"The offer pays you {now.worth}{more}")]
    if now.worth < 0:
        return [Line(BAD, f"The offer costs you {-now.worth}{more}")]
    return [Line(PLAIN, f"The offer pays you nothing{more}")]


def _unsure(view: BiddingView, now: Standing, seat: int, names: Sequence[str]) -> list[Line]:
    """Returns the hidden bids and later moves of others that may change the result."""
    found = []
    hidden = [other for other in now.hidden if other != seat]
    if len(hidden) == 1:
        found.append(Line(BAD, f"{names[hidden[0]]}’s bid is hidden"))
    elif hidden:
        found.append(Line(BAD, f"{len(hidden)} bids are hidden"))
    coming = [other for other in view.queue if other != seat and view.counts[other]]
    coming += [other for other in view.delayed if other != seat]
    if BUNNY_OUTCAST in now.acting:
        found.append(Line(PLAIN, "Outcast: one bid will be ignored"))
    if MATCHING_MONEY in now.acting:
        found.append(Line(PLAIN, "Matching bids gain or lose 50"))
    if coming:
        who = f"{names[coming[0]]} bids" if len(coming) == 1 else f"{len(coming)} others bid"
        found.append(Line(BAD, f"{who} after you" if view.viewer in view.actors else f"{who} yet"))
    other_side = "high" if now.lowest else "low"
    turns = not (view.digits_swap or view.twins_turn or REVERSE_AUCTION in now.acting)
    if turns and len(now.types) == 1 and (hidden or coming):
        kind = TYPE_NAMES[now.types[0]]
        one = "Another" if now.matches else ("An" if kind == "orange" else "A")
        found.append(Line(BAD, f"{one} {kind} bid: {other_side} would win"))
    return found


def _cost(view: BiddingView, mine: Sequence[Planned], now: Standing) -> list[Line]:
    """Returns the goal eggs and hidden tiles that the player spends with the bid."""
    if view.viewer is None or not mine:
        return []
    goals = view.goals[view.viewer] if view.goals else ()
    faces = {tile.number: tile.face for tile in view.hand}
    given = [row.tile for row in mine if faces.get(row.tile) in goals]
    found = []
    if given:
        found.append(Line(BAD, f"A goal egg goes: {egg_name(given[0], faces[given[0]])}"))
    if any(row.down for row in mine):
        found.append(Line(PLAIN, "A hidden bid goes to the worst bidder"))
    return found


def _number(value: int) -> str:
    return str(value).replace("-", "−")


# What can be asked of plaque, stars and goals


def plaque_words(view: BiddingView) -> tuple[str, tuple[str, ...]]:
    """Returns name and lines of the plaque: direction, majority, and the way to turn it."""
    if view.over:
        return "The match is over", ("All goals and collected eggs lie open now.",)
    now = standing(view)
    name = "Low wins" if now.lowest else "High wins"
    lines = [_most(now)]
    if REVERSE_AUCTION in now.acting:
        lines.append("Upside down lies there: the lowest bid wins, whatever matches.")
    elif view.digits_swap:
        lines.append("A bid tile of that type has its digits swapped; nothing is turned.")
    elif view.twins_turn:
        lines.append("Each type that lies twice among the bids turns high and low around.")
        lines.append(f"Now {_count(len(now.matches), 'type')} in sight: {name.lower()}.")
    else:
        kinds = ", ".join(TYPE_NAMES[kind] for kind in now.types)
        which = " or ".join(kinds.rsplit(", ", 1)) or "such"
        lines.append(f"Each {which} tile in a bid turns high and low around.")
        lines.append(f"Now {_count(len(now.matches), 'bid tile')} in sight: {name.lower()}.")
    if now.unseen or now.hidden:
        lines.append("Face-down tiles are turned up first and may change all this.")
    return name, tuple(lines)


def _most(now: Standing) -> str:
    if not now.types:
        return "No egg of a type lies in the offer yet."
    kinds = type_names(now.types)
    times = "once" if now.most == 1 else f"{now.most} times"
    if len(now.types) == 1:
        return f"Found most often in the offer: {kinds}, {times}."
    return f"Found most often in the offer: {kinds}, {times} each."


def _count(number: int, word: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def goal_words(view: BiddingView, kind: int) -> str:
    """Returns the progress of a goal: eggs collected, and in the offer now."""
    own = sum(tile.face == kind for tile in view.pile)
    offered = sum(place.seat < 0 and place.face == kind for place in view.places)
    name = TYPE_NAMES[kind]
    have = f"You have {_count(own, f'{name} egg')}, {GOAL_POINTS * own} points"
    return f"{have}; in the offer {'is' if offered == 1 else 'are'} {offered or 'none'}."
