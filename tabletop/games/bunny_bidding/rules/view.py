"""The view of a match for one seat, frozen: the only source of the table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from tabletop.core.game import CHANCE, Player, Result
from tabletop.games.bunny_bidding.rules import auction, frames, scoring, turns
from tabletop.games.bunny_bidding.rules.cards import (
    FIRST_EXTRA,
    HIGHER_BIDS,
    LOWER_BIDS,
    POWER_BONUS,
    members,
)
from tabletop.games.bunny_bidding.rules.knowledge import (
    CLEARED,
    DOUBLE,
    OFFER,
    OWNER,
    PLAYED_UP,
    SEAT,
    TILE,
    UP,
    shows,
)
from tabletop.games.bunny_bidding.rules.matching import turning
from tabletop.games.bunny_bidding.rules.state import Fields, Place

UNKNOWN: Final = -1
EXTRA_FACE: Final = -2
"""The face of a power or handicap, which is known by its tile."""

PHASES: Final = (
    "opening",
    "showing",
    "turn",
    "forcing",
    "spying",
    "exchange",
    "putting",
    "casting",
    "money",
    "giving",
    "first",
    "types",
    "deal",
    "goals",
    "powers",
    "handicaps",
    "goal",
    "spy_draw",
    "sharing",
    "round",
    "next",
    "acting",
    "reveal",
    "check",
    "settle",
)
"""Names of the phases, by kind of frame."""


class TileView(NamedTuple):
    """An egg with its number and face (`cards`); UNKNOWN in both if face down."""

    number: int
    face: int


class PlaceView(NamedTuple):
    """A tile on the table.

    Attributes:
        place: its number in this round.
        tile, face: an egg's number and face, or a power's or handicap's tile and EXTRA_FACE;
            UNKNOWN for who does not see it.
        owner: who played it; seat: before whom it lies, -1 = in the offer.
        up: whether it lies face up; played_up: whether it was played so.
        doubled: it lies face down and was told to be a doubled number.
    """

    place: int
    tile: int
    face: int
    owner: int
    seat: int
    up: bool
    played_up: bool
    doubled: bool


class TurnView(NamedTuple):
    """The turn under way: tiles laid, required and allowed, by the public rules."""

    seat: int
    laid: int
    bids: int
    offers: int
    up: int
    required: int
    limit: int
    may_stop: bool
    no_bid: bool
    lazy: bool
    bonus: bool


@dataclass(frozen=True, slots=True)
class BiddingView:
    """The table as `viewer` sees it; None is the public.

    Attributes:
        actors: who is asked now; turn: number of the turn; over: whether the match has ended.
        round: number of the round; start: the start player; phase: what is asked, see PHASES.
        chooser: the seat that is asked, -1 = nobody, several or the dealer.
        types: the egg types in the game.
        hand: the viewer's tiles, ascending; counts: how many each seat has.
        goals: each seat's goals, UNKNOWN where the viewer does not see them now.
        pile: the viewer's collected eggs; piles: how many each seat has.
        opened: the collected eggs of all seats once the match is over (BI-24), else empty.
        powers, handicaps: what each seat holds as tiles, UNKNOWN for a secret one.
        pending: (seat, tile) pairs of powers and handicaps held from the next round on.
        places: the tiles on the table; queue: the seats whose turns are still to come.
        delayed: the seats whose turns go on after all others, in that order.
        now: the turn under way, None between turns.
        taken: the place whose tile is being exchanged, -1 = none; who takes it sees it.
        shown: the tiles the seat in turn may use (show_five), empty without that option.
        aside: the viewer's tiles set aside to give; aside_counts: how many each seat has.
        force: 1 = offer tiles, 2 = bids, 3 = both must be face up; ending: the round ends after
            this turn; gifted: a power or handicap was given away in this round.
        doubled_give: whether a doubled number makes everybody give tiles to the left.
        digits_swap: whether matching bids have their digits swapped and turn nothing.
        twins_turn: whether types found twice among the bids turn the auction.
        bids: for each seat the sum of its visible bid tiles; unseen: how many more lie there.
        extras: what powers and open handicaps add to each seat's bid.
        majority: the egg types found most often among the open tiles of the offer.
        lowest: whether the lowest bid wins, by the open tiles so far.
        highest: the place of the highest open number of the offer, -1 = none.
        result: how it ended, None before.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    round: int
    start: int
    phase: str
    chooser: int
    types: tuple[int, ...]
    hand: tuple[TileView, ...]
    counts: tuple[int, ...]
    goals: tuple[tuple[int, ...], ...]
    pile: tuple[TileView, ...]
    piles: tuple[int, ...]
    opened: tuple[tuple[TileView, ...], ...]
    powers: tuple[tuple[int, ...], ...]
    handicaps: tuple[tuple[int, ...], ...]
    pending: tuple[tuple[int, int], ...]
    places: tuple[PlaceView, ...]
    queue: tuple[int, ...]
    delayed: tuple[int, ...]
    now: TurnView | None
    taken: int
    shown: tuple[TileView, ...]
    aside: tuple[int, ...]
    aside_counts: tuple[int, ...]
    force: int
    ending: bool
    gifted: bool
    doubled_give: bool
    digits_swap: bool
    twins_turn: bool
    bids: tuple[int, ...]
    unseen: tuple[int, ...]
    extras: tuple[int, ...]
    majority: tuple[int, ...]
    lowest: bool
    highest: int
    result: Result | None

    @property
    def points(self) -> int | None:
        """Points of the viewer's collected eggs so far; None for the public or before the deal."""
        if self.viewer is None or not self.goals:
            return None
        goals = self.goals[self.viewer]
        return sum([scoring.worth(tile.face, goals) for tile in self.pile])


def look(state: Fields, viewer: Player | None) -> BiddingView:
    """Returns the view of `viewer`."""
    actors = turns.actors(state)
    over = not state.stack
    seats = range(state.players)
    here = viewer is not None
    own = viewer if viewer is not None else 0
    bids = [[place for place in state.places if place[SEAT] == seat] for seat in seats]
    return BiddingView(
        viewer=viewer,
        actors=actors,
        turn=state.turns,
        over=over,
        round=state.round,
        start=state.start,
        phase="over" if over else PHASES[state.stack[-1][0]],
        chooser=actors[0] if len(actors) == 1 and actors[0] != CHANCE else -1,
        types=state.types,
        hand=_eggs(state, state.hands[own]) if here else (),
        counts=tuple([len(hand) for hand in state.hands]),
        goals=tuple([_goals(state, seat, viewer) for seat in seats]) if state.goals else (),
        pile=_eggs(state, members(state.piles[own])) if here else (),
        piles=tuple([pile.bit_count() for pile in state.piles]),
        opened=tuple([_eggs(state, members(pile)) for pile in state.piles]) if over else (),
        powers=state.powers,
        handicaps=tuple([_handicaps(state, seat, viewer) for seat in seats]),
        pending=state.pending,
        places=tuple(
            [
                _place(state, index, place, viewer)
                for index, place in enumerate(state.places)
                if place[SEAT] != CLEARED
            ]
        ),
        queue=state.queue,
        delayed=tuple([row[0] for row in state.delayed]),
        now=_turn(state),
        taken=_taken(state),
        shown=_eggs(state, members(state.shown)),
        aside=state.aside[own] if here else (),
        aside_counts=tuple([len(row) for row in state.aside]),
        force=state.force,
        ending=state.ending,
        gifted=state.gifted,
        doubled_give=state.setup.doubled_give,
        digits_swap=state.setup.swap_digits,
        twins_turn=state.setup.duplicates_invert,
        bids=tuple([sum(p[TILE] for p in row if shows(p, viewer)) for row in bids]),
        unseen=tuple([sum(not shows(p, viewer) for p in row) for row in bids]),
        extras=tuple([_extra(state, seat, viewer) for seat in seats]),
        majority=auction.majority(state),
        lowest=_lowest(state),
        highest=_highest(state),
        result=scoring.result(state) if over else None,
    )


def _eggs(state: Fields, tiles: tuple[int, ...] | list[int]) -> tuple[TileView, ...]:
    return tuple([TileView(tile, state.faces[tile]) for tile in tiles])


def _goals(state: Fields, seat: int, viewer: Player | None) -> tuple[int, ...]:
    """Returns a seat's goals visible to the viewer; a spied one is only remembered."""
    count = state.setup.goals
    return tuple(
        [
            state.goals[goal] if seat == viewer or state.open_goals >> goal & 1 else UNKNOWN
            for goal in range(seat * count, (seat + 1) * count)
        ]
    )


def _handicaps(state: Fields, seat: int, viewer: Player | None) -> tuple[int, ...]:
    held = state.handicaps[seat]
    if not held:
        return held
    shown = state.open_handicaps
    return tuple([tile if seat == viewer or shown >> tile & 1 else UNKNOWN for tile in held])


def _place(state: Fields, index: int, place: Place, viewer: Player | None) -> PlaceView:
    tile, face = UNKNOWN, UNKNOWN
    if shows(place, viewer) or (index == _taken(state) and viewer == state.stack[-1][1]):
        tile = place[TILE]
        face = state.faces[tile] if tile < FIRST_EXTRA else EXTRA_FACE
    return PlaceView(
        index,
        tile,
        face,
        place[OWNER],
        place[SEAT],
        bool(place[UP]),
        bool(place[PLAYED_UP]),
        place[DOUBLE] == 2,
    )


def _taken(state: Fields) -> int:
    """Returns the place whose tile is being exchanged (BI-42); -1 = none."""
    frame = state.stack[-1] if state.stack else (-1,)
    return frame[4] if frame[0] == frames.PUTTING else -1


def _turn(state: Fields) -> TurnView | None:
    seat = next((frame[1] for frame in state.stack if frame[0] == frames.TURN), -1)
    if seat < 0:
        return None
    found = turns.public_rights(state, seat)
    turn = state.turn
    return TurnView(
        seat,
        turn[turns.LAID],
        turn[turns.BIDS],
        turn[turns.OFFERS],
        turn[turns.UPS],
        found.required,
        state.setup.limit,
        turns.may_stop(state, found),
        bool(turn[turns.NO_BID]),
        bool(turn[turns.LAZY]),
        bool(turn[turns.BONUS]),
    )


def _extra(state: Fields, seat: int, viewer: Player | None) -> int:
    extra = POWER_BONUS if HIGHER_BIDS in state.powers[seat] else 0
    if LOWER_BIDS in _handicaps(state, seat, viewer):
        extra -= POWER_BONUS
    return extra


def _lowest(state: Fields) -> bool:
    """Returns True if the open bids make the lowest bid win, by the open tiles of the offer."""
    setup = state.setup
    frame = state.stack[-1] if state.stack else (-1,)
    if frame[0] in (frames.SETTLE, frames.MONEY):
        return bool(frame[2] if frame[0] == frames.SETTLE else frame[3])
    faces = state.faces
    bids = [faces[place[TILE]] for place in state.places if place[SEAT] >= 0 and place[UP]]
    types = auction.majority(state)
    return len(turning(bids, types, setup.duplicates_invert, setup.swap_digits)) % 2 == 1


def _highest(state: Fields) -> int:
    best, found = 0, -1
    for index, place in enumerate(state.places):
        if place[SEAT] == OFFER and place[UP] and best < place[TILE] < FIRST_EXTRA:
            best, found = place[TILE], index
    return found
