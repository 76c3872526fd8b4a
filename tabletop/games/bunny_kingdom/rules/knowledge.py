"""Knowledge of each seat: visible cards, and packs it remembers; `redraw` redraws the rest.

A seat that has held a pack knows the cards that it passed on. Cards played openly since then are no
secret; the others lie in known places in an unknown order: parchments face down, discards between
two players, and the rest of the pack. Each such bundle is a Group. All other hidden cards make up
one pool with the deck.
"""

from __future__ import annotations

from collections.abc import Hashable

from tabletop.games.bunny_kingdom.rules import frames
from tabletop.games.bunny_kingdom.rules.cards import (
    HAND,
    HIDE_PARCHMENTS,
    IS_PARCHMENT,
    NO_CARD,
    OPEN_CARDS,
)
from tabletop.games.bunny_kingdom.rules.state import Fields, Group, Look, Memory, Slot


def of(state: Fields, seat: int) -> Memory:
    """Returns the memory of a seat, cached until it changes."""
    found = state.memo[seat]
    if found is None:
        found = state.memo[seat] = _remember(state, seat)
    return found


def shows(state: Fields, card: int, seat: int | None) -> bool:
    """Returns True if a card is visible to a seat: to all, in its hand or among its parchments."""
    if state.used >> card & 1:
        return True
    return seat is not None and (card in state.hands[seat] or card in state.parchments[seat])


def knows(state: Fields, card: int, seat: int) -> bool:
    """Returns True if a seat has learnt where a card went, and has not forgotten it."""
    if shows(state, card, seat):
        return True
    memory = of(state, seat)
    return any(card in group.cards for group in memory.groups) or (
        not state.forgot[seat] >> card & 1 and any(card in told for told in memory.told)
    )


def info_key(state: Fields, player: int) -> Hashable:
    """Returns all the player knows as a key: the table, its own cards, and its memory."""
    memory = of(state, player)
    return (
        memory.told,
        memory.groups,
        state.hands[player],
        state.sealed[player],
        state.parchments[player],
        state.drawn[player],
        state.added[player],
        tuple(map(len, state.hands)),
        tuple(map(len, state.sealed)),
        tuple(map(len, state.parchments)),
        bytes(state.owner),
        bytes(state.built),
        bytes(state.stock),
        bytes(state.track),
        *state.carrots,
        *state.coins,
        *state.flags,
        *state.camps_played,
        *state.railed,
        *state.rails,
        state.used,
        state.links,
        state.ground,
        state.posts,
        state.chimneys,
        state.copies,
        state.todo,
        state.served,
        state.moves,
        tuple(state.account),
        state.central,
        state.turn,
        state.sheriff,
        state.laid,
        state.fresh,
        state.round,
        state.step,
        state.phase,
        state.waiting,
        state.seat,
        state.pending,
        len(state.deck),
    )


def _remember(state: Fields, seat: int) -> Memory:
    """Works out a memory; the part of finished rounds is worked out once a round."""
    past = state.past[seat]
    before = (state.round - 1) * state.players
    if past is None:
        past = state.past[seat] = _look(state, seat, range(before))
    now = _look(state, seat, range(max(0, before), state.round * state.players))
    return Memory(past[0] + now[0], past[1] + now[1])


def _look(state: Fields, seat: int, packs: range) -> Look:
    told: list[bytes] = []
    groups: list[Group] = []
    look = _look_two if state.players == 2 else _look_many
    for pack in packs:
        told.append(look(state, seat, pack, groups))
    return tuple(told), tuple(groups)


def _course(state: Fields, seat: int, pack: int) -> tuple[int, bytes, int]:
    """Returns the way of a pack: the seat's first step with it, its remaining cards, their
    holder."""
    players = state.players
    number, first = divmod(pack, players)
    way = -1 if number & 1 else 1
    if number + 1 < state.round:
        return (way * (seat - first)) % players, b"", -1
    holder = (first + way * state.step) % players
    return (way * (seat - first)) % players, state.hands[holder], holder


def _kept(state: Fields, seat: int, cards: bytes) -> bytes:
    """Returns the cards the seat has not forgotten, in ascending order."""
    forgot = state.forgot[seat]
    return bytes(sorted(card for card in cards if not forgot >> card & 1))


def _look_many(state: Fields, seat: int, pack: int, groups: list[Group]) -> bytes:
    """Returns the cards of a pack that a seat knows, with three or more seats; appends its
    groups."""
    first, rest, holder = _course(state, seat, pack)
    took, players = state.took[pack], state.players
    size = HAND[state.sky, players][1]
    hidden = state.phase not in frames.OPEN
    told: list[bytes] = []
    kept: list[Slot] = []
    secret = b""
    seen = False
    for step in range(len(took) // size):
        taken = took[step * size : step * size + size]
        if (step - first) % players == 0:
            _close(state, seat, seen, secret, kept, groups)
            kept, secret, seen = [], b"", True
            told.append(taken)
        elif hidden:
            told.append(taken.translate(HIDE_PARCHMENTS))
            secret += taken.translate(None, OPEN_CARDS)
            kept += [(pack, step * size + i) for i, card in enumerate(taken) if IS_PARCHMENT[card]]
        else:
            told.append(taken)
    if holder == seat or not rest:
        _close(state, seat, seen, secret, kept, groups)
    else:
        cards = _kept(state, seat, secret + rest) if seen else b""
        groups.append(Group(cards, tuple(kept), (), holder, len(rest)))
    return b"".join(told)


def _close(
    state: Fields,
    seat: int,
    seen: bool,
    secret: bytes,
    kept: list[Slot],
    groups: list[Group],
) -> None:
    """Appends the group of parchments taken between two looks at a pack."""
    if kept:
        groups.append(Group(_kept(state, seat, secret) if seen else b"", tuple(kept), (), -1, 0))


def _look_two(state: Fields, seat: int, pack: int, groups: list[Group]) -> bytes:
    """Returns the cards of a pack that a seat knows, between two players; appends its groups."""
    first, rest, holder = _course(state, seat, pack)
    took = state.took[pack]
    steps = len(took) // 3
    hidden = state.phase not in frames.OPEN
    told: list[bytes] = []
    for step in range(steps):
        taken = took[3 * step : 3 * step + 3]
        if (step - first) % 2 == 0:
            told.append(taken)
            continue
        last = step == steps - 1
        left = rest if last and holder != seat else b""
        told.append(_look_at_other(state, seat, (pack, step), taken, hidden, left, groups, holder))
    if rest and holder != seat and (steps == 0 or (steps - 1 - first) % 2 == 0):
        _look_at_rest(state, seat, steps > 0, rest, holder, groups)
    return b"".join(told)


def _look_at_other(
    state: Fields,
    seat: int,
    where: tuple[int, int],
    taken: bytes,
    hidden: bool,
    left: bytes,
    groups: list[Group],
    holder: int,
) -> bytes:
    """Returns the known cards of the other player's pick: one added, one played, one discarded.

    Args:
        left: cards of the pack that the seat has not seen since.
    """
    pack, step = where
    added, played, discarded = taken
    secret = bool(hidden and IS_PARCHMENT[played])
    seen = step > 0
    places = [discarded, *([played] if secret else []), *left]
    unknown = not seen or added in places or bool(state.forgot[seat] >> added & 1)
    cards = [card for card in places if card != added] if seen else []
    base = 3 * step
    groups.append(
        Group(
            _kept(state, seat, bytes(cards)),
            ((pack, base + 1),) if secret else (),
            ((pack, base + 2),),
            holder if left else -1,
            len(left),
            (pack, base) if unknown else None,
        )
    )
    return bytes((NO_CARD if unknown else added, NO_CARD if secret else played, NO_CARD))


def _look_at_rest(
    state: Fields, seat: int, seen: bool, rest: bytes, holder: int, groups: list[Group]
) -> None:
    """Appends the group of the other player's present pack, perhaps with a reserve card."""
    cards = [card for card in rest if card != state.added[holder]] if seen else []
    groups.append(Group(_kept(state, seat, bytes(cards)), (), (), holder, len(rest)))
