"""The end of a round: reveal, majority, inversions, bids, winner, and moving the tiles.

Turns and rounds follow each other in `turns`.
"""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.event import Event, Sink
from tabletop.core.frames import Frame
from tabletop.games.bunny_bidding.rules import events, frames, inference, keys, knowledge, turns
from tabletop.games.bunny_bidding.rules.cards import (
    BUNNY_OUTCAST,
    EGG_TYPES,
    FAIR_SHARING,
    FIRST_EXTRA,
    HIGHER_BIDS,
    LOWER_BIDS,
    MATCHING_BONUS,
    MATCHING_MONEY,
    POWER_BONUS,
    REVERSE_AUCTION,
    code,
    members,
)
from tabletop.games.bunny_bidding.rules.knowledge import (
    OFFER,
    OWNER,
    PLAYED_UP,
    SEAT,
    TILE,
    UP,
    put,
)
from tabletop.games.bunny_bidding.rules.laying import show_handicap
from tabletop.games.bunny_bidding.rules.matching import counted, most_found, turning
from tabletop.games.bunny_bidding.rules.state import Fields

NO_MONEY = 0
GAIN = 1
LOSE = 2
"""Effect of matching_money in a round: none, matching bids gain 50, or they lose 50."""


class Outcome(NamedTuple):
    """Winner and worst bidder of a round; -1 = nobody."""

    winner: int
    worst: int


def reveal(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Turns up all tiles; a bunny_outcast then asks first (BI-33, BI-47, BI-68)."""
    stack = state.stack
    for index, place in enumerate(state.places):
        if not place[UP]:
            knowledge.place_seen(state, index)
            place = state.places[index]
            state.places[index] = knowledge.turned(place, 1)
            if sink:
                seat, face = place[SEAT], code(place[TILE], state.faces)
                spot = keys.spot(seat, index)
                sink(events.TILE_TURNED_UP(max(seat, -1), piece=index, target=spot, face=face))
    eggs = _check_eggs(state, BUNNY_OUTCAST, turns.NOBODY_OUT)
    if eggs:
        stack[-1] = (frames.CASTING, state.places[eggs[0]][OWNER])
        if sink:
            _tell_acted(state, eggs[0], sink)
    else:
        stack[-1] = (frames.CHECK, turns.NOBODY_OUT)
    return True


def _check_eggs(state: Fields, egg: int, outcast: int) -> list[int]:
    """Returns the places of face-up played eggs of one kind, except in an ignored bid (BI-30)."""
    if not state.setup.specials:
        return []
    faces = state.faces
    return [
        index
        for index, place in enumerate(state.places)
        if place[PLAYED_UP]
        and 0 < place[TILE] < FIRST_EXTRA
        and faces[place[TILE]] == egg
        and (place[SEAT] == OFFER or place[SEAT] != outcast)
    ]


def check_bids(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Applies fair_sharing, or inversions and reverse_auction; matching_money then asks (BI-47)."""
    stack = state.stack
    outcast = frame[1]
    sharing = _check_eggs(state, FAIR_SHARING, outcast)
    if sharing:
        stack[-1] = (frames.SHARING,)
        if sink:
            _tell_acted(state, sharing[0], sink)
            sink(events.ROUND_SHARED(state.start))
        return True
    lowest = find_lowest(state, outcast, sink)
    reverse = _check_eggs(state, REVERSE_AUCTION, outcast)
    if reverse:
        lowest = True
        if sink:
            sink(events.AUCTION_REVERSED(state.places[reverse[0]][OWNER], piece=reverse[0]))
    money = _check_eggs(state, MATCHING_MONEY, outcast)
    if money:
        stack[-1] = (frames.MONEY, state.places[money[0]][OWNER], outcast, int(lowest))
        if sink:
            _tell_acted(state, money[0], sink)
    else:
        stack[-1] = (frames.SETTLE, outcast, int(lowest), NO_MONEY)
    return True


def _tell_acted(state: Fields, index: int, sink: Sink) -> None:
    """Reports that the egg in that place acts now."""
    place = state.places[index]
    sink(events.EGG_ACTED(place[OWNER], piece=index, face=code(place[TILE], state.faces)))


def majority(state: Fields) -> tuple[int, ...]:
    """Returns the types with the most face-up regular eggs in the offer (BI-13, BI-14)."""
    faces = state.faces
    return most_found(
        [
            faces[tile]
            for tile, _, seat, up, _, _, _ in state.places
            if seat == OFFER and up and tile < FIRST_EXTRA
        ]
    ).types


def find_lowest(state: Fields, outcast: int, sink: Sink | None) -> bool:
    """Returns True if matching bids make the lowest bid win.

    Reports each turn of the auction, clockwise from the start player (BI-15).
    """
    types = majority(state)
    if sink and types:
        faces = state.faces
        count = sum(
            place[SEAT] == OFFER and place[TILE] < FIRST_EXTRA and faces[place[TILE]] == types[0]
            for place in state.places
        )
        sink(events.MAJORITY_FOUND(amount=count, detail=events.Majority(types)))
    lowest = False
    twins = state.setup.duplicates_invert
    bids = _bids_in_order(state, outcast)
    faces_bid = [state.faces[state.places[index][TILE]] for index in bids]
    for at in turning(faces_bid, types, twins, state.setup.swap_digits):
        lowest = not lowest
        if sink:
            detail = events.Turned(lowest, faces_bid[at])
            seat = -1 if twins else state.places[bids[at]][SEAT]
            piece = "" if twins else keys.tile(bids[at])
            sink(events.AUCTION_INVERTED(seat, piece=piece, detail=detail))
    return lowest


def _bids_in_order(state: Fields, outcast: int) -> list[int]:
    """Returns the places of all bids that count, clockwise from the start player."""
    players, start = state.players, state.start
    found = [
        index
        for index, place in enumerate(state.places)
        if place[SEAT] >= 0 and place[SEAT] != outcast
    ]
    found.sort(key=lambda index: (state.places[index][SEAT] - start) % players)
    return found


def settle(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Counts the bids and moves all tiles of the round (BI-16 to BI-22)."""
    _, outcast, lowest, money = frame
    values = count_bids(state, outcast, money, sink)
    outcome = best_and_worst(values, bool(lowest))
    if sink:
        sink(_outcome_told(outcome.winner, values, bool(lowest)))
    offers = offered(state)
    hand_over(state, dict.fromkeys(offers, outcome.winner), outcome, sink)
    end_round(state, outcome.winner, sink)
    return True


def _outcome_told(winner: int, values: dict[int, int], lowest: bool) -> Event:
    if winner >= 0:
        return events.ROUND_WON(winner, amount=values[winner], detail=events.Won(lowest))
    if values:
        return events.ROUND_TIED(amount=min(values.values()) if lowest else max(values.values()))
    return events.ROUND_UNSOLD()


def count_bids(state: Fields, outcast: int, money: int, sink: Sink | None) -> dict[int, int]:
    """Returns the value of each seat's bid (BI-16) and opens a secret -10 handicap."""
    types = majority(state) if state.setup.swap_digits else ()
    faces = state.faces
    sums: dict[int, int] = {}
    for index in _bids_in_order(state, outcast):
        place = state.places[index]
        tile = place[TILE]
        number = counted(tile, faces[tile], types, state.setup.swap_digits)
        if sink and faces[tile] in types:
            sink(events.DIGITS_SWAPPED(place[SEAT], piece=index, amount=number))
        sums[place[SEAT]] = sums.get(place[SEAT], 0) + number
    found = {}
    for seat, total in sums.items():
        value = total + _extras(state, seat, sink)
        if money and _matches_offer(state, seat):
            value += MATCHING_BONUS if money == GAIN else -MATCHING_BONUS
        found[seat] = value
        if sink:
            sink(events.BID_COUNTED(seat, amount=value, detail=events.Counted(total)))
    return found


def _extras(state: Fields, seat: int, sink: Sink | None) -> int:
    """Returns the sum that powers and handicaps add to a seat's bid."""
    extra = POWER_BONUS if HIGHER_BIDS in state.powers[seat] else 0
    if LOWER_BIDS in state.handicaps[seat]:
        extra -= POWER_BONUS
        if not state.open_handicaps >> LOWER_BIDS & 1:
            show_handicap(state, seat, LOWER_BIDS, sink)
    else:
        state.cleared |= 1 << seat
    return extra


def _matches_offer(state: Fields, seat: int) -> bool:
    """Returns True if a tile of the seat's bid has a type that lies in the offer (BI-44)."""
    faces = state.faces
    eggs = [place for place in state.places if 0 < place[TILE] < FIRST_EXTRA]
    offered = {faces[place[TILE]] for place in eggs if place[SEAT] == OFFER}
    bid = {faces[place[TILE]] for place in eggs if place[SEAT] == seat}
    return any(face < EGG_TYPES for face in offered & bid)


def best_and_worst(values: dict[int, int], lowest: bool) -> Outcome:
    """Returns winner and worst bidder; a tie at either end leaves nobody there (BI-17 to BI-20)."""
    if not values:
        return Outcome(-1, -1)
    low, high = min(values.values()), max(values.values())
    best, worst = (low, high) if lowest else (high, low)
    winners = [seat for seat, value in values.items() if value == best]
    losers = [seat for seat, value in values.items() if value == worst]
    winner = winners[0] if len(winners) == 1 else -1
    alone = len(losers) == 1 and best != worst
    return Outcome(winner, losers[0] if alone else -1)


def hand_over(state: Fields, takers: dict[int, int], outcome: Outcome, sink: Sink | None) -> None:
    """Moves all tiles of the round at once, then reports each move.

    Args:
        takers: seat that gets each place of the offer, in the order of the reports; -1 = nobody.
    """
    told: list[Event] = []
    tell = told.append if sink else None
    for index, seat in takers.items():
        if seat >= 0:
            win_tile(state, seat, index, tell)
        else:
            remove_tile(state, index, tell)
    settle_bids(state, outcome, tell)
    inference.learn(state)
    state.places = []
    if sink:
        for event in told:
            sink(event)


def win_tile(state: Fields, seat: int, index: int, sink: Sink | None) -> None:
    """Gives an offered tile to a player; powers and handicaps work from the next round on."""
    tile = state.places[index][TILE]
    if tile >= FIRST_EXTRA:
        state.pending = (*state.pending, (seat, tile))
    else:
        state.piles = put(state.piles, seat, state.piles[seat] | 1 << tile)
        state.open_piles = put(state.open_piles, seat, state.open_piles[seat] | 1 << tile)
    if sink:
        face = code(tile, state.faces)
        sink(events.TILE_WON(seat, piece=index, origin=index, face=face))


def remove_tile(state: Fields, index: int, sink: Sink | None) -> None:
    """Takes a tile out of the game."""
    place = state.places[index]
    if place[TILE] >= FIRST_EXTRA:
        state.lost |= 1 << place[TILE]
    else:
        state.gone |= 1 << place[TILE]
        state.open_gone |= 1 << place[TILE]
    if sink:
        seat, face = place[SEAT], code(place[TILE], state.faces)
        spot = keys.spot(seat, index)
        sink(events.TILE_REMOVED(max(seat, -1), piece=index, origin=spot, face=face))


def _to_hand(state: Fields, seat: int, index: int) -> None:
    tile = state.places[index][TILE]
    state.hands[seat] = tuple(sorted((*state.hands[seat], tile)))
    knowledge.enters_hand_openly(state, seat, tile)


def settle_bids(state: Fields, outcome: Outcome, sink: Sink | None) -> None:
    """Gives hidden bids to the worst bidder and removes the others (BI-18 to BI-21).

    With bids_back the losers take back their own bids.
    """
    winner, worst = outcome
    back = state.setup.bids_back
    for index, place in enumerate(state.places):
        seat = place[SEAT]
        if seat < 0:
            continue
        origin, face = keys.bid(seat, index), code(place[TILE], state.faces)
        if back and seat != winner:
            _to_hand(state, seat, index)
            if sink:
                sink(events.BID_RETURNED(seat, piece=index, origin=origin, face=face))
        elif worst >= 0 and not place[PLAYED_UP]:
            _to_hand(state, worst, index)
            if sink:
                sink(events.BID_TO_WORST(worst, piece=index, origin=origin, face=face))
        else:
            remove_tile(state, index, sink)


def share(state: Fields, order: tuple[int, ...], sink: Sink | None) -> None:
    """Applies fair_sharing: one tile each from the start player on, the rest is removed (BI-43)."""
    players = state.players
    takers = {
        index: (state.start + step) % players if step < players else -1
        for step, index in enumerate(order)
    }
    hand_over(state, takers, Outcome(-1, -1), sink)
    end_round(state, -1, sink)


def end_round(state: Fields, winner: int, sink: Sink | None) -> None:
    """Starts the next round with the winner, or ends the match if all hands are empty (BI-24,
    BI-28)."""
    if winner >= 0:
        state.start = winner
    state.stack.clear()
    if any(state.hands):
        state.stack.append((frames.NEW_ROUND,))
        return
    told = _open_everything(state)
    if sink:
        for event in (*told, events.MATCH_ENDED(amount=state.round)):
            sink(event)


def _open_everything(state: Fields) -> list[Event]:
    """Opens all goals and piles for the final count and returns the events."""
    count, faces = state.setup.goals, state.faces
    state.shown = 0
    told = [
        events.GOAL_OPENED(goal // count, piece=keys.goal(goal // count, goal % count), face=kind)
        for goal, kind in enumerate(state.goals)
        if not state.open_goals >> goal & 1
    ]
    everything = (1 << len(state.goals)) - 1
    state.open_goals = everything
    state.goal_eyes = (everything,) * state.players
    for seat, pile in enumerate(state.piles):
        for tile in members(pile & ~state.open_piles[seat]):
            knowledge.see(state, tile)
            told.append(events.PILE_OPENED(seat, face=code(tile, faces)))
    state.open_piles = state.piles
    return told


def offered(state: Fields) -> list[int]:
    """Returns the places of the offer."""
    return [index for index, place in enumerate(state.places) if place[SEAT] == OFFER]
