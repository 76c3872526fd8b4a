"""Play effects of cards, and the walks of pawns and Fox over the village.

River effects, drawing and discarding are in `river`; `deeds` orders the choices.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tabletop.core.event import UNKNOWN, Sink
from tabletop.games.bunny_boom.rules import cards as c
from tabletop.games.bunny_boom.rules import events, frames, keys, turns
from tabletop.games.bunny_boom.rules.cards import BIT, MOVE, NO_CARD, PLAY, RIVER
from tabletop.games.bunny_boom.rules.state import Fields
from tabletop.games.bunny_boom.rules.village import CENTRE, CROSSED, NOWHERE, ROUTE


def put_down(state: Fields, seat: int, card: int, space: int, sink: Sink | None) -> None:
    """Carries out step 3: plays the card; on another suit its value is paid at once (BB-10).

    Bunnies and pawns stay on the space, now on the new card (BB-11, BB-12).
    """
    below = state.top[space]
    state.top[space] = card
    state.height[space] += 1
    state.public |= BIT[card]
    outcome = 0
    if below != NO_CARD:
        state.under |= BIT[below]
        outcome = c.COVER[card][below]
    if sink:
        laid = events.Laid(-1 if below == NO_CARD else below)
        height = state.height[space]
        sink(
            events.CARD_PLAYED(
                seat, piece=card, target=space, face=card, amount=height, detail=laid
            )
        )
    if outcome == c.CLOSES:
        state.closed |= 1 << space
        if sink:
            sink(events.SPACE_CLOSED(seat, target=space))
    elif outcome:
        gain(state, seat, outcome, events.BY_SUIT, sink, card)


def gain(
    state: Fields, seat: int, count: int, cause: int, sink: Sink | None, card: int = UNKNOWN
) -> None:
    """Moves bunnies from the supply, which never runs out, to a home (BB-06)."""
    state.home[seat] += count
    if sink and count:
        sink(events.gained(seat, count, state.home[seat], cause, card))


def hand_over(state: Fields, giver: int, taker: int, cause: int, sink: Sink | None) -> None:
    """Moves one bunny from home to home; the giver has one."""
    home = state.home
    home[giver] -= 1
    home[taker] += 1
    if sink:
        detail = events.Giving(home[giver], home[taker], cause)
        sink(events.BUNNY_GIVEN(giver, target=taker, amount=1, detail=detail))


def seats_in(mask: int, after: int, players: int) -> list[int]:
    """Returns the seats of a mask, in order after the seat `after`."""
    order = [(after + step) % players for step in range(1, players)]
    return [seat for seat in order if mask >> seat & 1]


def serve(
    state: Fields, seat: int, mask: int, cause: int, sink: Sink | None, frame: int
) -> None:
    """Gives one bunny of the home of `seat` to each seat of the mask, as far as there are any.

    When there are too few, `seat` is asked who gets one (BB-28, BB-67, BB-69).
    """
    left = state.home[seat]
    if left == 0 or mask == 0:
        return
    if left < mask.bit_count():
        state.stack.append((frame, seat, mask))
        return
    for taker in seats_in(mask, seat, state.players):
        hand_over(state, seat, taker, cause, sink)


def share(state: Fields, seat: int, sink: Sink | None) -> None:
    """Gives one bunny of the own home to each other home (BB-28)."""
    if sink and state.home[seat] == 0:
        sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_SHARE)))
    others = state.setup.everybody & ~(1 << seat)
    serve(state, seat, others, events.BY_SHARE, sink, frames.SHARE)


def boom(state: Fields, seat: int, card: int, play: int, sink: Sink | None) -> None:
    """Carries out BOOM, MEGA_BOOM or RIVER_BOOM.

    Every top card of the village gets one bunny, those under pawns and closed ones too (BB-18,
    BB-20); RIVER_BOOM and MEGA_BOOM put one on the cards still in the river (BB-21). MEGA_BOOM adds
    one from the supply to each other home (BB-22).
    """
    if sink:
        sink(events.BOOM_HEARD(seat, piece=card, detail=events.Effect(play)))
    if play != c.RIVER_BOOM:
        top, tokens = state.top, state.tokens
        for space in range(state.setup.spaces):
            if top[space] != NO_CARD:
                tokens[space] += 1
                if sink:
                    sink(events.appeared(seat, keys.space(space), tokens[space]))
    if play != c.BOOM:
        for slot in range(RIVER):
            if state.river[slot] != NO_CARD:
                state.river_tokens[slot] += 1
                if sink:
                    lying = state.river_tokens[slot]
                    sink(events.appeared(seat, keys.river(slot), lying))
    if play == c.MEGA_BOOM:
        for step in range(1, state.players):
            gain(state, (seat + step) % state.players, 1, events.BY_MEGA, sink)


def walk(
    state: Fields,
    seat: int,
    owner: int,
    target: int,
    jumped: int,
    cause: int,
    sink: Sink | None,
) -> None:
    """Moves the pawn of `owner` to a space on behalf of `seat`, crossing what lies strictly
    between.

    The start and the end have no effect (BB-25, BB-40); `jumped` is not crossed (BB-29), NOWHERE
    for none.
    """
    start = state.pos[owner]
    if sink is None:
        for space in CROSSED[start][target]:
            if space != jumped:
                cross(state, owner, space, None)
        state.pos[owner] = target
        return
    at, leapt = start, NOWHERE
    for place in ROUTE[start][target]:
        if place == jumped:
            leapt = place
            continue
        crossing = place not in (target, CENTRE)
        state.pos[owner] = place
        hop = events.Hop(seat, leapt, crossing, cause)
        sink(events.PAWN_HOPPED(owner, origin=at, target=place, detail=hop))
        at, leapt = place, NOWHERE
        if crossing:
            cross(state, owner, place, sink)
    state.pos[owner] = target


def cross(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Takes the bunnies on the card, then its movement effect, then a Burrow's bunny (BB-41)."""
    home = state.home
    lying = state.tokens[space]
    if lying:
        state.tokens[space] = 0
        home[seat] += lying
        if sink:
            sink(events.collected(seat, keys.space(space), lying, home[seat]))
    card = state.top[space]
    home[seat] += MOVE[card]
    if sink:
        sink(events.gained(seat, MOVE[card], home[seat], events.BY_CROSSING, card))
    digger = state.burrow
    if PLAY[card] == c.BURROW and digger not in (NOWHERE, seat) and home[digger]:
        hand_over(state, digger, seat, events.BY_BURROW, sink)


def bring(state: Fields, seat: int, owner: int, space: int, sink: Sink | None) -> None:
    """Carries out CARROT: the pawn of `owner` comes to the space, its owner gets the token."""
    walk(state, seat, owner, space, NOWHERE, events.BY_CARROT, sink)
    before, state.carrot = state.carrot, owner
    if sink and before != owner:
        sink(events.CARROT_MOVED(owner, origin=before))


def _carrot(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Asks for another villager, never oneself (BB-23); with two players there is no choice."""
    if state.players == 2:
        bring(state, seat, 1 - seat, space, sink)
    else:
        state.stack.append((frames.BRING, seat, space))


def _share(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    share(state, seat, sink)


def _centre(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    before, state.pos[seat] = state.pos[seat], CENTRE
    if sink and before != CENTRE:
        sink(events.PAWN_JUMPED(seat, origin=before))


def _plus(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    gain(state, seat, 1, events.BY_PLAY, sink, state.top[space])


def _minus(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Removes one bunny; an empty home stays empty (BB-32)."""
    if state.home[seat]:
        state.home[seat] -= 1
        if sink:
            sink(events.BUNNY_LOST(seat, amount=1, detail=events.Home(state.home[seat])))
    elif sink:
        sink(events.EFFECT_IDLE(seat, detail=events.Effect(events.IDLE_MINUS)))


def _renew(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Discards all river cards with their bunnies and turns up new ones (BB-33)."""
    for slot in range(RIVER):
        discard(state, slot, sink)
    turns.refill(state, sink)


def discard(state: Fields, slot: int, sink: Sink | None) -> None:
    """Discards a river card; its bunnies go back to the supply (BB-45)."""
    card = state.river[slot]
    if card == NO_CARD:
        return
    lying, state.river_tokens[slot] = state.river_tokens[slot], 0
    if sink and lying:
        sink(events.BUNNIES_REMOVED(origin=slot, amount=lying))
    state.river[slot] = NO_CARD
    state.discards.append(card)
    if sink:
        sink(events.RIVER_CARD_DISCARDED(state.mover, piece=card, origin=slot, face=card))


def _burrow(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    before, state.burrow = state.burrow, seat
    if sink and before != seat:
        sink(events.BURROW_MOVED(seat, origin=before))


def _fox(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Gives a bunny of the own home to every other pawn on a card the Fox crosses (BB-36).

    The nearer card is served first; when the bunnies run short, `seat` chooses (BB-37).
    """
    before, state.fox = state.fox, space
    way = CROSSED[before][space]
    if sink:
        detail = events.Way(ROUTE[before][space])
        sink(events.FOX_MOVED(seat, origin=before, target=space, detail=detail))
    pos = state.pos
    for crossed in way:
        mask = 0
        for other in range(state.players):
            if other != seat and pos[other] == crossed:
                mask |= 1 << other
        if mask:
            serve(state, seat, mask, events.BY_FOX, sink, frames.FOX)
            if state.stack[-1][0] == frames.FOX:
                return


def _nothing(state: Fields, seat: int, space: int, sink: Sink | None) -> None:
    """Does nothing now: booms and jumps come with and after the move, a Joker works by its place.
    """


AT_ONCE: Final[tuple[Callable[[Fields, int, int, Sink | None], None], ...]] = (
    _nothing,
    _nothing,
    _nothing,
    _carrot,
    _share,
    _nothing,
    _centre,
    _plus,
    _minus,
    _renew,
    _nothing,
    _burrow,
    _fox,
)
"""Step 4 of each play effect, by its number."""
