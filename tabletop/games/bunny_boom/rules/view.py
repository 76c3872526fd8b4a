"""Frozen view of a match for one seat; tables draw from views alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.core.game import CHANCE, Player, Result
from tabletop.games.bunny_boom.rules import frames, knowledge, scoring
from tabletop.games.bunny_boom.rules.cards import NO_CARD, RIVER
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CROSSED

UNKNOWN: Final = -1

PHASES: Final = (
    "play",
    "bring",
    "share",
    "fox",
    "jump",
    "use",
    "place",
    "offer",
    "swap_with",
    "gift",
    "draw",
    "take",
    "lucky",
    "first",
    "deal",
)
"""Names of the pending choice by frame number; besides, "over"."""

TIMERS: Final = ("off", "soft", "real")


@dataclass(frozen=True, slots=True)
class SpaceView:
    """One space of the village.

    Attributes:
        space: its number; `village` says where that is.
        card: the card on top, -1 = none.
        tokens: bunnies on it.
        height: cards in it.
        closed: whether no card may be put there any more.
    """

    space: int
    card: int
    tokens: int
    height: int
    closed: bool


@dataclass(frozen=True, slots=True)
class RiverView:
    """One slot of the river; `in_use` while the card's river effect is under way."""

    slot: int
    card: int
    tokens: int
    in_use: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """Belongings of a seat.

    Attributes:
        home: bunnies at home.
        hand: its cards by number, in order; UNKNOWN for each that the viewer does not see.
        gifts: hidden gifts in front of the home, UNKNOWN before the end.
        place: where the pawn stands, a space or CENTRE.
        carrot, burrow: whether it has that token.
        total: all bunnies that count, None before the end.
    """

    home: int
    hand: tuple[int, ...]
    gifts: tuple[int, ...]
    place: int
    carrot: bool
    burrow: bool
    total: int | None


@dataclass(frozen=True, slots=True)
class BoomView:
    """The table as `viewer` sees it; None is the public.

    Attributes:
        actors: who is asked now.
        turn: number of the turn, 0 before the cards are dealt.
        over: whether the match has ended.
        mover: the seat whose turn it is, -1 before the first.
        chooser: the seat that is asked, -1 = nobody or the dealer.
        phase: what is asked, one of PHASES or "over"; "" in the middle of an action.
        first: the seat that started, -1 = not yet drawn.
        level: 1 while a space is free, then 2.
        spaces: the spaces of the village, six to twelve.
        river: its three places.
        pile: cards in the draw pile.
        discards: discarded cards, the last one on top.
        seats: what each seat has.
        fox: where the Fox stands, -1 in a match without it.
        fox_on, burrow_on: whether the variants are played.
        timer: "off", "soft" or "real"; timer_seconds its length.
        timed_out: whether the sand ran out this turn.
        candidates: the seats that may be chosen (bring, share, fox, swap_with, gift).
        way: in the phase "jump" the spaces on the way, one of which is jumped.
        aim: the space of the card just played in the phases "bring" and "jump", -1 in others.
        left: bunnies still to be placed or given in this choice.
        offered: the card the viewer has offered for a swap, UNKNOWN else.
        result: how it ended, None before.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    mover: int
    chooser: int
    phase: str
    first: int
    level: int
    spaces: tuple[SpaceView, ...]
    river: tuple[RiverView, ...]
    pile: int
    discards: tuple[int, ...]
    seats: tuple[SeatView, ...]
    fox: int
    fox_on: bool
    burrow_on: bool
    timer: str
    timer_seconds: int
    timed_out: bool
    candidates: tuple[int, ...]
    way: tuple[int, ...]
    aim: int
    left: int
    offered: int
    result: Result | None


def look(state: Fields, viewer: Player | None) -> BoomView:
    """Returns the view of `viewer`."""
    actors = frames.actors(state)
    frame = state.stack[-1] if state.stack else (-1, CHANCE)
    over = scoring.decided(state)
    setup = state.setup
    return BoomView(
        viewer=viewer,
        actors=actors,
        turn=state.turn,
        over=over,
        mover=state.mover,
        chooser=-1 if actors in ((), (CHANCE,)) else actors[0],
        phase="over" if over else _phase(frame[0]),
        first=state.first,
        level=1 if state.top.find(NO_CARD, 0, setup.spaces) >= 0 else 2,
        spaces=tuple(_space(state, space) for space in range(setup.spaces)),
        river=tuple(_river(state, slot) for slot in range(RIVER)),
        pile=len(state.pile),
        discards=tuple(state.discards),
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.players)),
        fox=state.fox,
        fox_on=setup.fox,
        burrow_on=setup.burrow,
        timer=TIMERS[setup.timer],
        timer_seconds=setup.seconds,
        timed_out=state.timed,
        candidates=_candidates(state, frame),
        way=CROSSED[state.pos[frame[1]]][frame[2]] if frame[0] == frames.JUMP else (),
        aim=frame[2] if frame[0] in (frames.BRING, frames.JUMP) else -1,
        left=_left(state, frame),
        offered=state.offered if state.offered != NO_CARD and viewer == state.mover else UNKNOWN,
        result=scoring.result(state) if over else None,
    )


def _phase(frame: int) -> str:
    return PHASES[frame] if 0 <= frame < len(PHASES) else ""


def _space(state: Fields, space: int) -> SpaceView:
    return SpaceView(
        space,
        _card(state.top[space]),
        state.tokens[space],
        state.height[space],
        bool(state.closed >> space & 1),
    )


def _river(state: Fields, slot: int) -> RiverView:
    return RiverView(slot, _card(state.river[slot]), state.river_tokens[slot], state.using == slot)


def _card(card: int) -> int:
    return -1 if card == NO_CARD else card


def _seat(state: Fields, seat: int, viewer: Player | None) -> SeatView:
    def seen(cards: list[int]) -> tuple[int, ...]:
        return tuple(card if knowledge.shows(state, card, viewer) else UNKNOWN for card in cards)

    return SeatView(
        home=state.home[seat],
        hand=seen(state.hands[seat]),
        gifts=seen(state.gifts[seat]),
        place=state.pos[seat],
        carrot=state.carrot == seat,
        burrow=state.burrow == seat,
        total=scoring.total(state, seat) if state.ended >= 0 else None,
    )


def _candidates(state: Fields, frame: tuple[int, ...]) -> tuple[int, ...]:
    kind, seat = frame[:2]
    seats = range(state.players)
    if kind in (frames.SHARE, frames.FOX):
        return tuple(other for other in seats if frame[2] >> other & 1)
    if kind == frames.SWAP_WITH:
        return tuple(other for other in seats if other != seat and state.hands[other])
    if kind == frames.BRING:
        return tuple(other for other in seats if other != seat)
    return tuple(seats) if kind == frames.GIFT else ()


def _left(state: Fields, frame: tuple[int, ...]) -> int:
    if frame[0] == frames.PLACE:
        return frame[2]
    return state.home[frame[1]] if frame[0] in (frames.SHARE, frames.FOX) else 0
