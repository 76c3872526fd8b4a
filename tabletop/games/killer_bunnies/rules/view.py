"""Frozen view of a match for one seat; tables draw from views alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tabletop.core.action import Action
from tabletop.core.frames import Frame
from tabletop.core.game import Player, Result
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import (
    circles,
    frames,
    knowledge,
    paying,
    playing,
    scoring,
    trading,
    turns,
    weapons,
)
from tabletop.games.killer_bunnies.rules.cards import UNIVERSAL
from tabletop.games.killer_bunnies.rules.frames import AGAINST_CITY, BY_WEAPON, DEAL, FREE, TIP
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import NO_DEAL, PLAYED, SEAT, ZONE, Deal

UNKNOWN: Final = -1
NONE: Final = -2

DIE: Final = 20
"""Faces of the die that counts points; each of its full turns is a +20 square."""


@dataclass(frozen=True, slots=True)
class PieceView:
    """Card that lies open.

    Attributes:
        piece: its number in the match. `face`: its printed card, index into CARDS.
        owner: who owns it in play, holds it, or -1 (an abandoned city).
        full, damage: full value and damage, while in play.
        traded: it carries a mark of the One-Trade Rule. `used`: its power was used this turn.
        spent: 0 unspent, 1 spent, 2 spent and to be discarded when the turn ends.
        pays: the type a RESOURCE card pays, UNIVERSAL for any, -1 for other cards.
        mods: the modifiers under it. `inside`: the occupants of a city.
        room: points of occupants a city can still take.
        bonus: what it adds to its own defence rolls now. `less`: what powers take off the damage
            of weapons.
    """

    piece: int
    face: int
    owner: int
    full: int = 0
    damage: int = 0
    traded: bool = False
    used: bool = False
    spent: int = 0
    pays: int = -1
    mods: tuple[PieceView, ...] = ()
    inside: tuple[PieceView, ...] = ()
    room: int = 0
    bonus: int = 0
    less: int = 0


@dataclass(frozen=True, slots=True)
class SeatView:
    """Belongings of a seat, as the viewer sees them.

    Attributes:
        bank, total: the d20 count and all Civ Points.
        out: whether it has lost.
        hand: its cards by place: the card's number, or UNKNOWN.
        top, bottom: its run cards: number, UNKNOWN face down, NONE where none lies.
        saved, bunnies, cities, away: its cards that lie open; cities by area.
        discard: its Discard Pile, the last one on top.
        pile: how many cards its Draw Pile has.
        declared: the type of its Universal cards, -1 = not declared, UNIVERSAL = free.
        main: the main resource type of its deck.
        supply: how many RESOURCE cards of each type its deck has; the last count is Universal ones.
        passed: it passes for this turn. `offers`: offers begun this turn.
        pairs: its Yang-Yin pairs now.
        sealed: it has chosen its first run cards.
    """

    seat: int
    bank: int
    total: int
    out: bool
    hand: tuple[int, ...]
    top: int
    bottom: int
    saved: tuple[PieceView, ...]
    bunnies: tuple[PieceView, ...]
    cities: tuple[PieceView, ...]
    away: tuple[PieceView, ...]
    discard: tuple[int, ...]
    pile: int
    declared: int
    main: int
    supply: tuple[int, ...]
    passed: bool
    offers: int
    pairs: int
    sealed: bool


@dataclass(frozen=True, slots=True)
class KillerView:
    """Table as `viewer` sees it; None is the public.

    Attributes:
        active: whose turn it is, -1 before the first.
        frame: what is asked or due, as `frames` numbers it; () when over.
        stack: all that is under way; every number in it is public.
        played: cards on their way: played, stolen or traded and not placed yet; owner = for whom.
        peeked: the TOP RUN the viewer has just seen and may discard, else UNKNOWN.
        faces: the printed card of every card of the match, index into CARDS.
        boost: levels the next weapon of this turn gains.
        main_done: whether the main action of the turn was taken.
        hindrance: what keeps the viewer, whose turn it is, from playing the TOP RUN (a constant of
            `playing`); NOTHING also where nobody is asked about it.
        instead: whether the viewer may play a SPECIAL of the hand in place of the run now.
        deal: the offer under way: given, asked, hand cards given, how many hand cards asked.
        offerable: what the viewer may put into an offer that nothing is in yet.
        goal, hands_on, gifts: the options.
    """

    viewer: Player | None
    actors: tuple[Player, ...]
    turn: int
    over: bool
    active: int
    frame: Frame
    stack: tuple[Frame, ...]
    seats: tuple[SeatView, ...]
    played: tuple[PieceView, ...]
    peeked: int
    faces: tuple[int, ...]
    boost: int
    main_done: bool
    hindrance: int
    instead: bool
    deal: Deal
    offerable: tuple[Action, ...]
    goal: int
    hands_on: bool
    gifts: bool
    result: Result | None

    def face(self, piece: int) -> int:
        """Returns the printed card of a card of the match."""
        return self.faces[piece]


def d20_shows(bank: int) -> tuple[int, int]:
    """Returns the die's face, 1 to 20, and the +20 squares beside it; nothing below 1 (R19, A47).
    """
    if bank < 1:
        return 0, 0
    squares, left = divmod(bank - 1, DIE)
    return left + 1, squares


def look(state: Fields, viewer: Player | None) -> KillerView:
    """Returns the view of `viewer`."""
    over = not state.stack
    return KillerView(
        viewer=viewer,
        actors=frames.actors(state),
        turn=state.turn,
        over=over,
        active=state.active,
        frame=() if over else state.stack[-1],
        stack=tuple(state.stack),
        seats=tuple(_seat(state, seat, viewer) for seat in range(state.players)),
        played=tuple(
            _on_its_way(state, p) for p, where in enumerate(state.where) if where & ZONE == PLAYED
        ),
        peeked=_peeked(state, viewer),
        faces=state.setup.card,
        boost=state.boost,
        main_done=state.main_done,
        hindrance=playing.NOTHING if over else _hindrance(state, viewer),
        instead=not over and _instead(state, viewer),
        deal=state.deal,
        offerable=() if over else _offerable(state, viewer),
        goal=state.setup.goal,
        hands_on=state.setup.hands_on,
        gifts=state.setup.gifts,
        result=scoring.result(state) if over else None,
    )


def _hindrance(state: Fields, viewer: Player | None) -> int:
    if viewer is None or state.stack[-1] != (FREE, viewer) or state.main_done:
        return playing.NOTHING
    top = state.top[viewer]
    if top >= 0 and not turns.may_play_top(state, top):
        return playing.NOT_NOW
    return playing.hindrance(state, viewer, top) if top >= 0 else playing.NOTHING


def _instead(state: Fields, viewer: Player | None) -> bool:
    if viewer is None or state.stack[-1] != (FREE, viewer) or state.main_done:
        return False
    return bool(turns.instead(state, viewer))


def _offerable(state: Fields, viewer: Player | None) -> tuple[Action, ...]:
    frame = state.stack[-1]
    if frame[0] != DEAL or frame[1] != viewer or state.deal != NO_DEAL:
        return ()
    steps = trading.deal_choices(state, frame[1], frame)
    return tuple(step for step in steps if step.kind in (acts.GIVE, acts.ASK))


def _peeked(state: Fields, viewer: Player | None) -> int:
    frame = state.stack[-1] if state.stack else (UNKNOWN,)
    return state.top[frame[2]] if frame[0] == TIP and frame[1] == viewer else UNKNOWN


def _on_its_way(state: Fields, piece: int) -> PieceView:
    owner = state.where[piece] & SEAT
    if piece not in state.occupants:
        return _open(state, piece, owner)
    return _city(state, piece)


def _seat(state: Fields, seat: int, viewer: Player | None) -> SeatView:
    declared = UNIVERSAL if state.setup.free_universal else state.declared[seat]
    return SeatView(
        seat=seat,
        bank=state.bank[seat],
        total=0 if state.out[seat] else circles.total(state, seat),
        out=bool(state.out[seat]),
        hand=tuple(_face(state, piece, viewer) for piece in state.hand[seat]),
        top=_face(state, state.top[seat], viewer),
        bottom=_face(state, state.bottom[seat], viewer),
        saved=tuple(_open(state, piece, seat) for piece in state.saved[seat]),
        bunnies=tuple(_open(state, piece, seat) for piece in state.bunnies[seat]),
        cities=tuple(_city(state, city) for city in state.cities[seat]),
        away=tuple(_open(state, piece, seat) for piece in state.away[seat]),
        discard=tuple(state.discard[seat]),
        pile=len(state.pile[seat]),
        declared=declared,
        main=state.setup.main[seat],
        supply=state.setup.supply[seat],
        passed=bool(state.passed >> seat & 1),
        offers=state.offers[seat],
        pairs=weapons.pairs(state, seat),
        sealed=state.top[seat] >= 0,
    )


def _face(state: Fields, piece: int, viewer: Player | None) -> int:
    if piece < 0:
        return NONE
    return piece if knowledge.shows(state, piece, viewer) else UNKNOWN


def _open(state: Fields, piece: int, owner: int) -> PieceView:
    in_circle = circles.in_circle(state, piece)
    return PieceView(
        piece=piece,
        face=state.setup.card[piece],
        owner=owner,
        full=state.full[piece],
        damage=state.damage[piece],
        traded=bool(state.traded[piece]),
        used=bool(state.used[piece]),
        spent=state.spent[piece],
        pays=paying.type_of(state, piece) if state.setup.resource[piece] >= 0 else -1,
        mods=tuple(_open(state, mod, owner) for mod in state.mods.get(piece, ())),
        bonus=weapons.bonus_of(state, piece, 0) if in_circle else 0,
        less=weapons.reduction(state, piece, BY_WEAPON) if in_circle else 0,
    )


def _city(state: Fields, city: int) -> PieceView:
    owner = state.held.get(city, -1)
    return PieceView(
        piece=city,
        face=state.setup.card[city],
        owner=owner,
        full=state.full[city],
        damage=state.damage[city],
        traded=bool(state.traded[city]),
        mods=tuple(_open(state, mod, owner) for mod in state.mods.get(city, ())),
        inside=tuple(_open(state, p, owner) for p in state.occupants.get(city, ())),
        room=circles.room(state, city),
        bonus=weapons.bonus_of(state, city, AGAINST_CITY),
        less=weapons.reduction(state, city, BY_WEAPON | AGAINST_CITY),
    )
