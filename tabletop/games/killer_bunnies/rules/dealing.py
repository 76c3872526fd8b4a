"""Luck and dealing: start rolls, shuffles, cuts, dice, random discards, and drawing (R2, R17, R18).

The results of dice are in the module whose frame asks for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from tabletop.core.action import Action
from tabletop.core.chance import pick, roll, shuffled
from tabletop.core.event import Sink
from tabletop.core.frames import Frame
from tabletop.core.game import Refusal
from tabletop.games.killer_bunnies.game import BOOK
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import circles, ending, frames, keys
from tabletop.games.killer_bunnies.rules import events as ev
from tabletop.games.killer_bunnies.rules.cards import TYPES
from tabletop.games.killer_bunnies.rules.events import covered, shown
from tabletop.games.killer_bunnies.rules.state import Fields
from tabletop.games.killer_bunnies.rules.zones import EVERYBODY, HIDDEN

refusal: Final = partial(Refusal.of, BOOK)

HAND: Final = 5
DEALT: Final = 7
LEAST_CUT: Final = 5
PENALTY: Final = 10

SIX_SIDED: Final = (frames.HOST_ROLL, frames.OMEN)
DECLARE_ACTIONS: Final = tuple(Action(acts.DECLARE, kind) for kind in range(len(TYPES)))


def prepare(state: Fields) -> None:
    """Puts the opening steps of a match on the stack."""
    n = state.players
    state.stack += [(frames.DEAL_RUNS,), (frames.SEALED,), (frames.DEALING,)]
    for seat in reversed(range(n)):
        state.stack += [(frames.CUTTING, seat), (frames.SHUFFLING, seat)]
    state.stack.append((frames.START_ROLL, (1 << n) - 1, 0, 0, 0))
    if not state.setup.free_universal:
        state.stack += [(frames.DECLARE, seat) for seat in reversed(range(n))]


def declare_choices(state: Fields, seat: int, frame: Frame) -> Sequence[Action]:
    """Returns the types, the main type of the own deck first (R1)."""
    main = state.setup.main[seat]
    return [DECLARE_ACTIONS[main], *(a for a in DECLARE_ACTIONS if a[1] != main)]


def declare(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    state.stack.pop()
    state.declared[seat] = action[1]
    if sink:
        sink(ev.TYPE_DECLARED(seat, detail=ev.Declared(action[1])))


def seal_choices(state: Fields, seat: int, frame: Frame) -> list[Action]:
    """Returns every ordered pair of the seven cards (R2)."""
    hand = state.hand[seat]
    return [Action(acts.SET_RUNS, one, two) for one in hand for two in hand if one != two]


def seal(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    hand = state.hand[seat]
    for piece, row, name in ((action[1], state.top, "top"), (action[2], state.bottom, "bottom")):
        hand.remove(piece)
        row[seat] = piece
        if sink:
            place = f"{name}:{seat}"
            sink(
                covered(
                    state, ev.RUN_CARD_SET, seat, piece, keys.heap("hand", seat), place, (seat,)
                )
            )


def seal_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if min(state.top) < 0:
        return False
    state.stack.pop()
    return True


def deal(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Deals seven cards to each seat."""
    state.stack.pop()
    for seat in range(state.players):
        for _ in range(DEALT):
            draw_one(state, seat, sink)
    return True


def draw_one(state: Fields, seat: int, sink: Sink | None) -> None:
    """Moves the top card of the Draw Pile to the end of the hand."""
    pile = state.pile[seat]
    piece = pile[-1]
    state.pile[seat] = pile[:-1]
    hand = state.hand[seat]
    hand.append(piece)
    if sink:
        target = keys.spot("hand", seat, len(hand) - 1)
        sink(covered(state, ev.CARD_DRAWN, seat, piece, keys.heap("pile", seat), target, (seat,)))


def draw(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    """Draws one card, or up to a hand size; an empty pile costs points or the game (R18)."""
    _, seat, wanted = frame
    state.stack.pop()
    hand = state.hand[seat]
    if wanted < 0:
        wanted = len(hand) + 1
    while not state.out[seat] and len(hand) < wanted:
        if not state.pile[seat]:
            if not state.discard[seat]:
                return True
            state.stack.append((frames.DRAW, seat, wanted))
            _reshuffle(state, seat, sink)
            return True
        draw_one(state, seat, sink)
    return True


def _reshuffle(state: Fields, seat: int, sink: Sink | None) -> None:
    """Pays 10 points for a new Draw Pile; a seat with fewer than 11 loses (A48)."""
    if state.bank[seat] <= PENALTY:
        if sink:
            sink(ev.PILE_RAN_OUT(seat, amount=state.bank[seat]))
        ending.eliminate(state, seat, sink)
        return
    circles.gain(state, seat, -PENALTY, sink)
    cards = state.discard[seat]
    state.pile[seat] = sorted(cards)
    state.discard[seat] = []
    for piece in cards:
        state.where[piece] = HIDDEN | seat
        state.known[piece] = 0
    if sink:
        sink(ev.PILE_RENEWED(seat, amount=len(cards)))
    reshuffle(state, seat)


def reshuffle(state: Fields, seat: int) -> None:
    """Asks for shuffle and cut, unless there is nothing to shuffle (R17, KB-21)."""
    if len(state.pile[seat]) > 1:
        state.stack += [(frames.CUTTING, seat), (frames.SHUFFLING, seat)]


# Luck


def chance_outcomes(state: Fields) -> Sequence[tuple[Action, float]] | None:
    """Returns all outcomes of the pending chance event; None for a shuffle."""
    frame = state.stack[-1]
    kind = frame[0]
    if kind == frames.SHUFFLING:
        return None
    if kind == frames.CUTTING:
        cuts = cut_range(len(state.pile[frame[1]]))
        return [(Action(acts.CUT, cut), 1 / len(cuts)) for cut in cuts]
    if kind == frames.RANDOM_CARD:
        count = len(state.hand[frame[1]])
        return [(Action(acts.PICK, slot), 1 / count) for slot in range(count)]
    return acts.D6 if kind in SIX_SIDED else acts.D12


def sample_chance(state: Fields, rng: Random) -> Action:
    frame = state.stack[-1]
    kind = frame[0]
    if kind == frames.SHUFFLING:
        return Action(acts.SHUFFLE, more=shuffled(len(state.pile[frame[1]]), rng))
    if kind == frames.CUTTING:
        cuts = cut_range(len(state.pile[frame[1]]))
        return Action(acts.CUT, cuts[pick(len(cuts), rng)])
    if kind == frames.RANDOM_CARD:
        return Action(acts.PICK, pick(len(state.hand[frame[1]]), rng))
    return acts.ROLLS[roll(6 if kind in SIX_SIDED else 12, rng)]


def cut_range(count: int) -> range:
    """Returns the numbers of cards a cut may take off the top of a pile (R17)."""
    if count < 2 * LEAST_CUT:
        return range(count + 1)
    return range(LEAST_CUT, count - LEAST_CUT + 1)


def refuse_luck(state: Fields, action: Action) -> Refusal | None:
    """Returns the refusal of a chance outcome, or None when it is possible."""
    frame = state.stack[-1]
    if frame[0] == frames.SHUFFLING:
        count = len(state.pile[frame[1]])
        right = action == Action(acts.SHUFFLE, more=action.more) and sorted(action.more) == list(
            range(count)
        )
        return None if right else refusal("R17", "shuffle", n=count)
    outcomes = chance_outcomes(state)
    if outcomes is not None and any(action == outcome for outcome, _ in outcomes):
        return None
    if frame[0] == frames.CUTTING:
        return refusal("R17", "cut")
    return refusal("R10", "die")


def shuffle(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Shuffles a pile; the order refers to the cards sorted, so that equal knowledge shuffles
    alike."""
    state.stack.pop()
    owner = frame[1]
    cards = sorted(state.pile[owner])
    state.pile[owner] = [cards[i] for i in action[3]]
    if sink:
        sink(ev.PILE_SHUFFLED(owner, amount=len(cards)))


def cut(state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None) -> None:
    """Cuts a pile: the player on the left takes cards off the top and puts the rest on them."""
    state.stack.pop()
    owner, count = frame[1], action[1]
    pile = state.pile[owner]
    below = len(pile) - count
    state.pile[owner] = pile[below:] + pile[:below]
    if sink:
        cutter = ending.left_of(state, owner)
        sink(ev.PILE_CUT(cutter, target=owner, amount=count))


def start_roll(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Rolls the d12 for one seat in turn; ties for the highest roll again (A78)."""
    _, due, highest, best, done = frame
    face = action[1]
    roller = next(s for s in range(state.players) if due >> s & 1 and not done >> s & 1)
    done |= 1 << roller
    if face > highest:
        highest, best = face, 1 << roller
    elif face == highest:
        best |= 1 << roller
    if sink:
        sink(ev.START_ROLLED(roller, face=face))
    if done != due:
        state.stack[-1] = (frames.START_ROLL, due, highest, best, done)
    elif best & best - 1:
        state.stack[-1] = (frames.START_ROLL, best, 0, 0, 0)
    else:
        state.stack.pop()
        state.active = best.bit_length() - 1
        if sink:
            sink(ev.FIRST_PLAYER_FOUND(state.active))


def random_card(
    state: Fields, seat: int, action: Action, frame: Frame, sink: Sink | None
) -> None:
    """Discards a random card of a hand to its holder's Discard Pile."""
    _, holder, taker, repeats = frame
    if not repeats or len(state.hand[holder]) <= HAND + 1:
        state.stack.pop()
    discard_from_hand(state, holder, state.hand[holder][action[1]], taker, sink)


def random_card_waits(state: Fields, frame: Frame, sink: Sink | None) -> bool:
    if state.hand[frame[1]] and not state.out[frame[1]]:
        return False
    state.stack.pop()
    return True


def discard_from_hand(
    state: Fields, seat: int, piece: int, by: int, sink: Sink | None
) -> None:
    """Moves a card from the hand to the Discard Pile, face up."""
    slot = state.hand[seat].index(piece)
    del state.hand[seat][slot]
    circles.bury(state, piece, seat)
    if sink:
        origin, target = keys.spot("hand", seat, slot), keys.heap("discard", seat)
        sink(shown(state, ev.CARD_DISCARDED, seat, piece, origin, target, detail=ev.By(by)))


def to_hand(state: Fields, seat: int, piece: int, origin: str, sink: Sink | None) -> None:
    """Puts a card everybody has seen at the end of a hand."""
    hand = state.hand[seat]
    hand.append(piece)
    state.where[piece] = HIDDEN | seat
    state.known[piece] = EVERYBODY
    if sink:
        sink(
            shown(state, ev.CARD_TAKEN, seat, piece, origin, keys.spot("hand", seat, len(hand) - 1))
        )
