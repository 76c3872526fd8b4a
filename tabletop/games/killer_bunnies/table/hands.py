"""Translates between gestures (click, drag, drop) and actions of this table.

A card goes onto its target; choices without a place of their own lie on a sheet ("pick:...") or are
buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tabletop.core.action import Action
from tabletop.games.killer_bunnies.rules import actions as acts
from tabletop.games.killer_bunnies.rules import frames, keys
from tabletop.games.killer_bunnies.rules.actions import VERBS
from tabletop.games.killer_bunnies.rules.cards import BUNNY, CARDS, CITY, CITY_MODIFIER, FX, SUPER
from tabletop.games.killer_bunnies.rules.playing import AIMS
from tabletop.games.killer_bunnies.rules.view import KillerView
from tabletop.games.killer_bunnies.table import preview
from tabletop.games.killer_bunnies.words import say, weighing
from tabletop.table.contract import Gesture, Question

ARENA, TRADE, COUNT = "arena", "trade", "count"

BUTTONS: Final = {
    kind: f"button:{VERBS[kind]}"
    for kind in (
        acts.SKIP, acts.END_TURN, acts.PAY_AUTO, acts.STAY, acts.PASS, acts.PASS_TURN,
        acts.LOSE_POINTS, acts.GIVE_RESOURCE, acts.STOP, acts.PROPOSE, acts.WITHDRAW,
        acts.ACCEPT, acts.REFUSE, acts.ASK_HAND,
    )
}  # fmt: skip
"""Actions that are buttons."""
CLOCKWISE, COUNTER = "button:clockwise", "button:counter_clockwise"
ALONE, SPLASHING = "button:target_alone", "button:neighbours_too"
TIPPED = "button:discard_top"
VANISHING = "button:vanish"

PICKS: Final = frozenset(
    (
        acts.DECLARE, acts.SYMBOL, acts.TAKE, acts.GIVE_UP, acts.LEAVE, acts.HEAL, acts.RELOCATE,
        acts.GIVE, acts.ASK,
    )
)  # fmt: skip
"""Actions chosen from a sheet."""


def pick_key(action: Action) -> str:
    """The thing on a sheet that stands for an action."""
    return f"pick:{VERBS[action.kind]}:{action.a}:{action.b}"


def picked(key: str) -> Action | None:
    """The action that a thing on a sheet stands for."""
    parts = key.split(":")
    if len(parts) != 4 or parts[0] != "pick":
        return None
    return Action(VERBS.index(parts[1]), int(parts[2]), int(parts[3]))


def on_table(view: KillerView, piece: int) -> bool:
    """Returns True if the piece stands or lies in one of the two rings."""
    return preview.find(view, piece) is not None


def acting(view: KillerView) -> str:
    """The key of the card that what is asked now is about."""
    frame = view.frame
    kind = frame[0] if frame else -1
    if kind in (frames.TARGET, frames.OPPONENT, frames.GOOSE, frames.CINDER, frames.PLACE,
                frames.PLACE_CITY, frames.CLAIM):  # fmt: skip
        return keys.card(frame[2])
    for under in reversed(view.stack):
        if under[0] == frames.DONE:
            return keys.card(under[2])
    return ARENA


def _own(view: KillerView) -> int:
    return view.frame[1] if len(view.frame) > 1 else max(0, view.active)


# ------------------------------------------------------------------------- actions to gestures


def _onto_card(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a), keys.card(action.b))


def _moves_in(action: Action, view: KillerView) -> Gesture:
    """Returns a click on the creature for the first occupant of a city, else a drag onto the city.
    """
    lives = view.frame[0] == frames.OCCUPY
    return Gesture(keys.card(action.a)) if lives else _onto_card(action, view)


def _onto_arena(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a), ARENA)


def _alone(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a))


def _power(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a), keys.power(action.a))


def _run_to(place: str) -> Callable[[Action, KillerView], Gesture]:
    def made(action: Action, view: KillerView) -> Gesture:
        if view.frame[0] == frames.TIP:
            return Gesture(TIPPED)
        seat = _own(view)
        return Gesture(keys.card(view.seats[seat].top), keys.heap(place, seat))

    return made


def _target(action: Action, view: KillerView) -> Gesture:
    if view.frame[0] == frames.TRIBUTE or not on_table(view, action.a):
        return Gesture(pick_key(action))
    return Gesture(acting(view), keys.card(action.a))


def _place(action: Action, view: KillerView) -> Gesture:
    ring = "circle" if view.frame[0] == frames.PLACE else "centre"
    return Gesture(keys.card(view.frame[2]), keys.slot(ring, action.a, action.b))


def _move(action: Action, view: KillerView) -> Gesture:
    """Slots of the rules count without the creature that moves, gaps on the table with it."""
    seat = _own(view)
    here = [p.piece for p in view.seats[seat].bunnies].index(action.a)
    gap = action.b + (action.b >= here)
    return Gesture(keys.card(action.a), keys.slot("circle", seat, gap))


def gaps(view: KillerView) -> frozenset[str]:
    """The open slots while a creature of the own row may be moved."""
    if not view.frame or view.frame[0] != frames.MOVE or view.viewer != view.frame[1]:
        return frozenset()
    seat = view.frame[1]
    count = len(view.seats[seat].bunnies) + 1
    return frozenset(keys.slot("circle", seat, gap) for gap in range(count))


def _run_next(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a), keys.heap("bottom", _own(view)))


def _toss(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.card(action.a), keys.heap("discard", _own(view)))


def _seat(source: str) -> Callable[[Action, KillerView], Gesture]:
    return lambda action, view: Gesture(source, keys.heap("seat", action.a))


def _chosen_seat(action: Action, view: KillerView) -> Gesture:
    return Gesture(acting(view), keys.heap("seat", action.a))


def _pile(action: Action, view: KillerView) -> Gesture:
    return Gesture(keys.heap("pile", _own(view)))


_GESTURES: Final[dict[int, Callable[[Action, KillerView], Gesture]]] = {
    acts.SET_RUNS: _onto_card,
    acts.PLAY: _onto_arena,
    acts.RESPOND: _onto_arena,
    acts.DISCARD_TOP: _run_to("discard"),
    acts.SAVE_TOP: _run_to("saved"),
    acts.USE: _power,
    acts.ENTER: _moves_in,
    acts.OFFER: _seat(TRADE),
    acts.COUNT: _seat(COUNT),
    acts.TARGET: _target,
    acts.CHOOSE_SEAT: _chosen_seat,
    acts.PAY: _alone,
    acts.PLACE: _place,
    acts.MOVE: _move,
    acts.RUN_NEXT: _run_next,
    acts.TOSS: _toss,
    acts.DRAW: _pile,
    acts.HAND_OVER: _alone,
    acts.VANISH: _alone,
    acts.DIRECTION: lambda action, view: Gesture(COUNTER if action.a else CLOCKWISE),
    acts.SPLASH: lambda action, view: Gesture(SPLASHING if action.a else ALONE),
}


def gesture(action: Action, view: KillerView) -> Gesture:
    """The one gesture that means `action`."""
    if action.kind == acts.GIVE and action.a in view.seats[_own(view)].hand:
        return Gesture(keys.card(action.a))
    if action.kind in PICKS:
        return Gesture(pick_key(action))
    if action.kind in BUTTONS:
        return Gesture(BUTTONS[action.kind])
    return _GESTURES[action.kind](action, view)


def catches(source: str, view: KillerView) -> frozenset[str]:
    """Returns drop targets of pieces chosen by a click: a first occupant may be dropped on the
    city."""
    lives = view.frame[:1] == (frames.OCCUPY,) and source.startswith("card:")
    return frozenset((keys.card(view.frame[2]),)) if lives else frozenset()


def only_place(view: KillerView, legal: Sequence[Action]) -> Action | None:
    """Returns the placement if the own part has one slot; in another's part it would be a gift."""
    if not view.frame or view.frame[0] not in (frames.PLACE, frames.PLACE_CITY):
        return None
    own = [action for action in legal if action.kind == acts.PLACE and action.a == view.frame[1]]
    return own[0] if len(own) == 1 else None


def direct(made: Gesture, view: KillerView | None) -> bool:
    """Returns True if a click on the target alone is enough, since only the target is asked for."""
    if made.target.startswith("power:"):
        return True
    if view is None or not view.frame or not made.target:
        return False
    return view.frame[0] in (
        frames.TARGET, frames.OPPONENT, frames.PLACE, frames.PLACE_CITY, frames.CLAIM, frames.GOOSE,
        frames.CINDER, frames.RETALIATE,
    )  # fmt: skip


def half(action: Action, view: KillerView | None) -> bool:
    """Returns True if more of the same choice follows: aim, manner, payment, place, the rest of an
    offer.

    What comes to an end all the same is submitted by the screen.
    """
    if view is None or not view.frame:
        return False
    kind = action.kind
    if kind == acts.PLAY:
        return asks_more(view, action.a)
    if kind == acts.USE:
        return not weighing.in_vain(view, view.frame[1], action.a)
    if kind == acts.TARGET:
        return view.frame[0] == frames.TARGET and preview.is_weapon(view, view.frame[2])
    if kind == acts.PAY:
        return len(view.frame) > 3
    return kind in (
        acts.PAY_AUTO, acts.DIRECTION, acts.SPLASH, acts.OFFER, acts.GIVE, acts.ASK, acts.ASK_HAND,
    )  # fmt: skip


def question(action: Action, view: KillerView) -> Question | None:
    """Asked before a card or power is given away for nothing."""
    if action.kind not in weighing.TRIED:
        return None
    words = weighing.vain_words(view, view.frame[1], action.a)
    return Question(words, say("ask-vain", use=action.kind == acts.USE)) if words else None


def asks_more(view: KillerView, piece: int) -> bool:
    """Returns True if playing a card asks for a target or a place."""
    card = CARDS[view.faces[piece]]
    if card.subtype <= CITY_MODIFIER:
        return True
    return any(code in AIMS for code in FX[view.faces[piece]])


# -------------------------------------------------------------------------- several at a time


def gathers(view: KillerView) -> tuple[str, ...]:
    """The things of which several are chosen, in any order, before all are committed: the first
    run cards, and both sides of a trade."""
    seat = view.viewer
    if seat is None or seat not in view.actors or not view.frame:
        return ()
    if view.frame[0] == frames.SEALED:
        return tuple(keys.card(piece) for piece in view.seats[seat].hand)
    return tuple(gesture(action, view).source for action in view.offerable)


def room(view: KillerView) -> int:
    """Returns the most pieces that can be gathered."""
    return 2 if view.frame and view.frame[0] == frames.SEALED else len(view.faces)


def gathered(pieces: Sequence[str], view: KillerView) -> tuple[Action, ...]:
    """Returns the actions of the gathered pieces, in order; () while some are missing."""
    seat = view.viewer
    if seat is None or not view.frame:
        return ()
    if view.frame[0] == frames.SEALED:
        if len(pieces) != 2:
            return ()
        top, bottom = map(keys.number, pieces)
        return (Action(acts.SET_RUNS, top, bottom),)
    found = [action for action in map(picked, pieces) if action is not None]
    gives = [action.a for action in found if action.kind == acts.GIVE]
    gives += [keys.number(key) for key in pieces if key.startswith("card:")]
    asks = [action.a for action in found if action.kind == acts.ASK]
    return offer(view, seat, gives, asks)


def offer(
    view: KillerView, seat: int, gives: Sequence[int], asks: Sequence[int]
) -> tuple[Action, ...]:
    """The whole offer, proposed, in the order in which it is built; () for an empty one.

    For every hand card that is given one of the other hand is asked for.
    """
    if not gives and not asks:
        return ()
    hand = view.seats[seat].hand
    open_ones = sorted(piece for piece in gives if piece not in hand)
    hands = sorted(piece for piece in gives if piece in hand)
    return (
        *(Action(acts.GIVE, piece) for piece in (*open_ones, *hands)),
        *(Action(acts.ASK, piece) for piece in sorted(asks)),
        *(acts.ONLY[acts.ASK_HAND] for _ in hands),
        acts.ONLY[acts.PROPOSE],
    )


# ------------------------------------------------------------------------- gestures to actions


def attempt(tried: Gesture, view: KillerView) -> Action | None:
    """The action that a gesture without a legal meaning seems to mean."""
    if not view.frame:
        return None
    if tried.source.startswith("pick:"):
        return picked(tried.source)
    for kind, key in BUTTONS.items():
        if tried.source == key:
            return acts.ONLY[kind]
    source, target = _piece(tried.source), _piece(tried.target)
    if source is None and tried.target.startswith("seat:"):
        kind = acts.COUNT if tried.source == COUNT else acts.OFFER
        return Action(kind, int(tried.target[5:]))
    if source is None:
        return acts.ONLY[acts.DRAW] if tried.source.startswith("pile:") else None
    if not tried.target:
        return _meant_by(source, view)
    if target is not None:
        return _meant_by_both(source, target, view)
    return _meant_by_place(source, tried.target, view)


def _piece(key: str) -> int | None:
    return int(key[5:]) if key.startswith("card:") else None


AIMED: Final = (frames.TARGET, frames.RETALIATE, frames.GOOSE, frames.CINDER)
CLICKED: Final = {
    frames.PAY: acts.PAY,
    **dict.fromkeys(AIMED, acts.TARGET),
    frames.WINDOW: acts.RESPOND,
    frames.RUN_NEXT: acts.RUN_NEXT,
    frames.HANDING: acts.HAND_OVER,
    frames.DEAL: acts.GIVE,
    frames.VANISH: acts.VANISH,
}
"""The verbs that a click on a card means, by what is asked."""


def _meant_by(piece: int, view: KillerView) -> Action:
    """A card clicked by itself."""
    kind = view.frame[0]
    if kind == frames.OCCUPY:
        return Action(acts.ENTER, piece, view.frame[2])
    return Action(CLICKED.get(kind, acts.USE if on_table(view, piece) else acts.PLAY), piece)


def _meant_by_both(piece: int, target: int, view: KillerView) -> Action:
    if view.frame[0] == frames.SEALED:
        return Action(acts.SET_RUNS, piece, target)
    if view.frame[0] in AIMED:
        return acts.TARGETS[target]
    creature = CARDS[view.faces[piece]].subtype in (BUNNY, SUPER)
    if creature and on_table(view, piece) and CARDS[view.faces[target]].subtype == CITY:
        return Action(acts.ENTER, piece, target)
    return _meant_by(piece, view)


def _meant_by_place(piece: int, place: str, view: KillerView) -> Action:
    name, *numbers = place.split(":")
    if name == "slot":
        seat, slot = int(numbers[1]), int(numbers[2])
        if view.frame[0] == frames.MOVE:
            row = [p.piece for p in view.seats[_own(view)].bunnies]
            here = row.index(piece) if piece in row else -1
            return Action(acts.MOVE, piece, slot - (slot > here))
        return Action(acts.PLACE, seat, slot)
    if name == "seat" and view.frame[0] == frames.OPPONENT:
        return Action(acts.CHOOSE_SEAT, int(numbers[0]))
    if name == "saved":
        return acts.ONLY[acts.SAVE_TOP]
    if name == "discard":
        tossed = view.frame[0] in (frames.TOSS_SAVED, frames.TOSS_HAND)
        return Action(acts.TOSS, piece) if tossed else acts.ONLY[acts.DISCARD_TOP]
    verb = {"power": acts.USE, "bottom": acts.RUN_NEXT}.get(name)
    return _meant_by(piece, view) if verb is None else Action(verb, piece)
