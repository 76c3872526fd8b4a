"""The view of a match for one seat, frozen: the only source of table and prompts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.core.game import Player, Result
from tabletop.games.bunny_kingdom.rules import draft, fiefs, frames, knowledge, scoring
from tabletop.games.bunny_kingdom.rules.cards import HAND, IS_PARCHMENT, KINDS
from tabletop.games.bunny_kingdom.rules.flow import actors
from tabletop.games.bunny_kingdom.rules.state import Fields


@dataclass(frozen=True, slots=True)
class FiefView:
    """A fief: holder, spaces, strength, wealth with trading posts at their best, and present
    goods."""

    seat: int
    spaces: tuple[int, ...]
    strength: int
    wealth: int
    goods: int

    @property
    def gives(self) -> int:
        """The carrots of a harvest."""
        return self.strength * self.wealth


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it.

    Attributes:
        hand: its cards, () when the viewer does not see them; `hand_size` always.
        sealed: the cards it has sealed, as far as seen; `sealed_count` always.
        added: two players: the card it took from the reserve for this pick, -1 = none or not seen.
        parchments: its parchments as far as seen; `parchment_count` always.
        stock: what waits in front of it, counted by building.
        picked: the cards of its last pick of this round, -1 = face down.
        passed: cards the viewer remembers to be in this seat's hand, for sure or perhaps.
    """

    hand: tuple[int, ...]
    hand_size: int
    sealed: tuple[int, ...]
    sealed_count: int
    added: int
    parchments: tuple[int, ...]
    parchment_count: int
    stock: tuple[int, ...]
    picked: tuple[int, ...]
    passed: tuple[int, ...]
    carrots: int
    coins: int
    rails: int
    camps_played: int


@dataclass(frozen=True, slots=True)
class KingdomView:
    """The table as `viewer` sees it; None is the public.

    Attributes:
        actors: who is asked now.
        turn: the number of the round, 0 before the first.
        over: whether the match has ended.
        phase: one of `frames.NAMES`, or `frames.BETWEEN` in the middle of an action.
        asked: the one seat that is asked, -1 = several, nobody or the dealer.
        step, steps: pick under way and picks a round; `picks` cards a pick.
        way: 1 when hands go to the next seat, -1 to the one before.
        owner: the seat on each space, -1 = no one.
        built: the building on each space, by number.
        fiefs: all fiefs, seat by seat.
        links, ground: Sky Towers and Rainbows as pairs of spaces; each Rainbow's ground token.
        posts, chimneys: (space, resource or -1).
        offered: the camp, trading post's or Chimney's space, or copy card that is asked about, -1.
        pending: the first space of a Sky Tower under way, -1 = none.
        served: whom the asked seat's Stations have chosen.
        central, station_turn: Central Station's space and turn, -1 = none.
        tracks: segments with track.
        sheriff: who holds the Star, -1 = no one.
        deck, reserve: cards left in the deck and in each reserve.
        discards: two players: the viewer's own discards.
        copies: (seat, copy card, copied card).
        account: for each line of `frames.LINE_KEYS` the carrots of each seat.
        final: (parchment, seat, carrots) once counted.
        result: how it ended, None before.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    phase: str
    asked: int
    sky: bool
    express: bool
    step: int
    steps: int
    picks: int
    way: int
    seats: tuple[SeatView, ...]
    owner: tuple[int, ...]
    built: tuple[int, ...]
    fiefs: tuple[FiefView, ...]
    links: tuple[tuple[int, int], ...]
    ground: tuple[int, ...]
    posts: tuple[tuple[int, int], ...]
    chimneys: tuple[tuple[int, int], ...]
    offered: int
    pending: int
    served: tuple[int, ...]
    central: int
    station_turn: int
    tracks: tuple[int, ...]
    sheriff: int
    deck: int
    reserve: int
    discards: tuple[int, ...]
    copies: tuple[tuple[int, int, int], ...]
    account: tuple[tuple[int, ...], ...]
    final: tuple[tuple[int, int, int], ...]
    result: Result | None


def look(state: Fields, viewer: Player | None) -> KingdomView:
    """Returns the view of `viewer`."""
    phase, players = state.phase, state.players
    _, picks, steps = HAND[state.sky, players]
    over = phase == frames.OVER
    resting = phase <= frames.OVER
    single = resting and phase != frames.PICK and phase not in frames.DEALERS and not over
    reserve = reserve_left(state)
    return KingdomView(
        viewer=viewer,
        actors=actors(state) if resting else (),
        turn=state.round,
        over=over,
        phase=frames.NAMES[phase] if resting else frames.BETWEEN,
        asked=state.seat if single else -1,
        sky=state.sky,
        express=state.express,
        step=state.step,
        steps=steps,
        picks=picks,
        way=1 if state.round & 1 else -1,
        seats=tuple([_seat(state, seat, viewer) for seat in range(players)]),
        # Read with its sign, as "b", NOBODY (255) is -1: 131 spaces in one step.
        owner=tuple(memoryview(state.owner).cast("b")[: state.size].tolist()),
        built=tuple(state.built[: state.size]),
        fiefs=_fiefs(state),
        links=state.links,
        ground=state.ground,
        posts=state.posts,
        chimneys=state.chimneys,
        offered=_offered(state),
        pending=state.pending if phase == frames.TOWER_END else -1,
        served=state.served,
        central=state.central,
        station_turn=state.turn,
        tracks=tuple(segment for segment, laid in enumerate(state.track) if laid),
        sheriff=state.sheriff,
        deck=len(state.deck) - reserve * players,
        reserve=reserve,
        discards=() if viewer is None else own_discards(state, viewer),
        copies=state.copies,
        account=tuple(
            [
                tuple(state.account[line * players : (line + 1) * players])
                for line in range(frames.LINES)
            ]
        ),
        final=state.final,
        result=scoring.result(state) if over else None,
    )


def _seat(state: Fields, seat: int, viewer: Player | None) -> SeatView:
    own = seat == viewer
    hand, sealed, cards = state.hands[seat], state.sealed[seat], state.parchments[seat]
    open_now = own or state.phase in frames.OPEN
    base = seat * KINDS
    return SeatView(
        hand=tuple(hand) if own else (),
        hand_size=len(hand),
        sealed=tuple(sealed) if own else (),
        sealed_count=len(sealed),
        added=state.added[seat] if own else -1,
        parchments=tuple(cards) if open_now else (),
        parchment_count=len(cards),
        stock=tuple(state.stock[base : base + KINDS]),
        picked=_picked(state, seat, open_now),
        passed=() if own or viewer is None else _passed(state, seat, viewer),
        carrots=state.carrots[seat],
        coins=state.coins[seat],
        rails=state.rails[seat],
        camps_played=state.camps_played[seat],
    )


def _picked(state: Fields, seat: int, is_open: bool) -> tuple[int, ...]:
    """Returns the seat's last pick of this round; -1 for a hidden parchment."""
    players = state.players
    size = 3 if players == 2 else HAND[state.sky, players][1]
    base = max(0, state.round - 1) * players
    done = len(state.took[base]) // size
    if not done:
        return ()
    ahead = (done - 1) * draft.direction(state)
    taken = state.took[base + (seat - ahead) % players][size * (done - 1) : size * done]
    cards = taken[1:2] if players == 2 else taken
    return tuple(-1 if IS_PARCHMENT[card] and not is_open else card for card in cards)


def _passed(state: Fields, seat: int, viewer: Player) -> tuple[int, ...]:
    """Returns cards the viewer handed on, some of which are in that seat's hand now."""
    for group in knowledge.of(state, viewer).groups:
        if group.rest == seat:
            return tuple(group.cards)
    return ()


def _fiefs(state: Fields) -> tuple[FiefView, ...]:
    """All fiefs, seat by seat, in order of their lowest spaces."""
    owner = state.owner
    order = [
        (owner[label], spaces & -spaces, label) for label, spaces in enumerate(state.mask) if spaces
    ]
    order.sort()
    name = frames.NAMES[state.phase] if state.phase <= frames.OVER else frames.BETWEEN
    anew = set_anew(name)
    return tuple([fief_of(state, seat, label, anew) for seat, _, label in order])


SET: Final = frozenset(("produce", "smoke", "copy", "copy_on", "over", frames.BETWEEN))
"""Phases in which trading posts are set for the harvest that is gathered or counted."""


def set_anew(phase: str) -> bool:
    """Returns True if trading posts are set anew before the next count."""
    return phase not in SET


def fief_of(state: Fields, seat: int, label: int, anew: bool) -> FiefView:
    """Returns a fief without Chimneys; `anew` if its trading posts are all set again."""
    goods = state.goods[label]
    power, wealth = fiefs.expected(state, label, anew)
    if state.posts:
        goods |= fiefs.posted(state, label)
    return FiefView(seat, tuple(fiefs.members(state.mask[label])), power, wealth, goods)


def _offered(state: Fields) -> int:
    if state.phase in (frames.CAMPS, frames.PRODUCE, frames.SMOKE):
        return state.todo[0]
    return state.pending if state.phase == frames.COPY_ON else -1


def reserve_left(state: Fields) -> int:
    """Returns the cards in each reserve: as many as picks to come (3.3)."""
    if state.players != 2 or state.phase <= frames.DEAL:
        return 0
    steps = HAND[state.sky, 2][2]
    taken = state.step + (state.phase != frames.RESERVE and state.step < steps)
    return steps - taken


def own_discards(state: Fields, viewer: int) -> tuple[int, ...]:
    """Returns the viewer's discards, between two players (BK-10)."""
    if state.players != 2:
        return ()
    found = []
    for pack in range(state.round * 2):
        first = pack % 2
        took = state.took[pack]
        found += [
            took[3 * step + 2] for step in range(len(took) // 3) if (first + step) % 2 == viewer
        ]
    return tuple(sorted(found))
