"""Gestures of this table: the actions of clicks, drags and drops, and the other way round."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.boards import SPACES, WORLD
from tabletop.games.bunny_kingdom.rules.parchments import COPIERS, SOCIALIST
from tabletop.games.bunny_kingdom.rules.rails import SEGMENTS, TURNS
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.table.chooser import Pairs
from tabletop.table.contract import Gesture

NO_MORE = "button:no_more"
"""Key of the button that ends a phase: hold the camp, finish building, finish laying."""

GOODS = ("button:wood", "button:fish", "button:carrots")
_ENDS = (acts.HOLD_CAMP, acts.BUILD_NO_MORE, acts.LAY_NO_MORE)


def gesture(action: Action, view: KingdomView) -> Gesture:
    """Returns the gesture that means `action`."""
    kind, a, b = action.kind, action.a, action.b
    if kind in (acts.PICK, acts.DISCARD):
        return Gesture(keys.card(a))
    if kind == acts.CAMP:
        return Gesture(keys.waiting(view.offered), keys.space(a))
    if kind in _ENDS:
        return Gesture(NO_MORE)
    if kind == acts.BUILD:
        return Gesture(keys.waiting(a), keys.space(b))
    if kind in (acts.TOWER, acts.TOWER_END):
        return Gesture(keys.waiting(c.TOWER), keys.space(a))
    if kind == acts.RAINBOW:
        source = keys.waiting(c.RAINBOW_1 + a) if view.ground[a] < 0 else f"rainbow:{a}"
        return Gesture(source, keys.space(b))
    if kind in (acts.LAY_RAIL, acts.LAY_SWITCH):
        token = c.RAIL_TOKEN if kind == acts.LAY_RAIL else c.SWITCH_TOKEN
        return Gesture(keys.waiting(token), keys.segment(a))
    if kind in (acts.PRODUCE, acts.SMOKE):
        return Gesture(GOODS[a])
    if kind == acts.SERVE:
        return Gesture(f"seat:{a}")
    if kind == acts.COPY:
        return Gesture(keys.card(a), keys.card(b))
    if kind == acts.COPY_ON:
        return Gesture(keys.card(a))
    return Gesture(keys.corner(a))


def direct(gesture: Gesture, view: KingdomView) -> bool:
    """Returns True if a click on the target alone is enough: only one piece could go there."""
    if not gesture.target or view.viewer is None:
        return False
    if view.phase in ("camps", "tower_end"):
        return True
    if view.phase == "copy":
        return len(copiers(view)) == 1
    if view.phase != "tracks":
        return False
    stock = view.seats[view.viewer].stock
    return not (stock[c.RAIL_TOKEN] and stock[c.SWITCH_TOKEN])


def pairs(view: KingdomView) -> Pairs:
    """Returns the Sky Towers begun at the end of higher number, where the rules do not begin
    (BK-411)."""
    if view.viewer is None or view.viewer != view.asked:
        return {}
    fief = {space: at for at, each in enumerate(view.fiefs) for space in each.spaces}
    mine = (space for space, owner in enumerate(view.owner) if owner == view.viewer)
    free = [space for space in mine if not view.built[space]]
    if view.phase == "tower_end":
        ends = [view.pending]
    elif view.phase == "build" and view.seats[view.viewer].stock[c.TOWER]:
        ends = [one for one in free if all(fief[two] == fief[one] for two in free if two > one)]
    else:
        return {}
    found: dict[tuple[str, str, str], tuple[Action, ...]] = {}
    for high in ends:
        for low in free:
            if low < high and fief[low] != fief[high]:
                key = keys.waiting(c.TOWER), keys.space(high), keys.space(low)
                found[key] = acts.TOWERS[low], acts.TOWER_ENDS[high]
    return found


def attempt(gesture: Gesture, view: KingdomView) -> Action | None:
    """Returns the action that an illegal gesture seems to mean."""
    source, number = gesture.source.partition(":")[0], keys.number(gesture.source)
    if source == "waits":
        return _put(number, gesture.target, view)
    if source == "rainbow" and gesture.target.startswith("space") and number in (0, 1):
        space = keys.number(gesture.target)
        return acts.RAINBOWS[number][space] if 0 <= space < WORLD else None
    if source == "card" and 0 <= number < c.CARDS:
        return _card(number, gesture.target, view)
    if source == "space" and 0 <= number < SPACES:
        return _on_space(number, view)
    if source == "segment" and view.phase == "tracks" and 0 <= number < SEGMENTS:
        return acts.RAILS[number]
    if source == "corner" and 0 <= number < TURNS:
        return acts.TURN_TABLE[number]
    if source == "seat" and view.phase == "serve" and 0 <= number < len(view.seats):
        return acts.SERVES[number]
    return None


def _put(kind: int, target: str, view: KingdomView) -> Action | None:
    """Returns the action of a waiting building dropped somewhere."""
    where, number = target.partition(":")[0], keys.number(target)
    if where == "segment" and kind in (c.RAIL_TOKEN, c.SWITCH_TOKEN) and 0 <= number < SEGMENTS:
        return (acts.RAILS if kind == c.RAIL_TOKEN else acts.SWITCHES)[number]
    if where != "space" or not 0 <= number < SPACES:
        return None
    if kind == c.TOWER:
        return (acts.TOWER_ENDS if view.phase == "tower_end" else acts.TOWERS)[number]
    if kind in (c.RAINBOW_1, c.RAINBOW_2):
        return acts.RAINBOWS[kind - c.RAINBOW_1][number] if number < WORLD else None
    if c.CAMP_FIRST <= kind <= c.CAMP_LAST and view.phase == "camps":
        return acts.CAMPS[number]
    return acts.BUILDS[kind][number]


def _card(card: int, target: str, view: KingdomView) -> Action | None:
    if view.phase == "pick":
        return acts.PICKS[card]
    if view.phase == "copy":
        return Action(acts.COPY, card, keys.number(target) if target else -1)
    return Action(acts.COPY_ON, card) if view.phase == "copy_on" else None


def _on_space(space: int, view: KingdomView) -> Action | None:
    if view.phase == "camps":
        return acts.CAMPS[space]
    if view.phase == "tower_end":
        return acts.TOWER_ENDS[space]
    if view.phase == "pick":
        return acts.PICKS[space]
    if view.phase == "build" and view.viewer is not None:
        stock = view.seats[view.viewer].stock
        waiting = [kind for kind, count in enumerate(stock) if count]
        return acts.BUILDS[waiting[0]][space] if len(waiting) == 1 else None
    return None


def copiers(view: KingdomView) -> tuple[int, ...]:
    """The viewer's copy cards that are asked about: open ones, or the copied one."""
    if view.viewer is None or view.viewer != view.asked:
        return ()
    if view.phase == "copy_on":
        return (view.copies[-1][2],)
    done = [own for seat, own, _ in view.copies if seat == view.viewer]
    own = view.seats[view.viewer].parchments
    return tuple(card for card in COPIERS if card in own and card not in done)


def copied_from(copier: int, view: KingdomView) -> tuple[int, ...]:
    """The parchments that a copy card of the viewer's looks at."""
    if view.viewer is None:
        return ()
    neighbour = (view.viewer + (1 if copier == SOCIALIST else -1)) % len(view.seats)
    return view.seats[neighbour].parchments


def candidates(view: KingdomView) -> tuple[int, ...]:
    """The cards of the viewer's hand that may still be chosen in this pick."""
    if view.phase != "pick" or view.viewer is None or view.viewer not in view.actors:
        return ()
    own = view.seats[view.viewer]
    if not own.sealed:
        return own.hand
    if len(view.seats) == 2:
        return tuple(card for card in own.hand if card not in own.sealed)
    return tuple(card for card in own.hand if card > own.sealed[-1])


def wanted(view: KingdomView) -> int:
    """Returns the number of cards still to be chosen in this pick."""
    if view.viewer is None:
        return 0
    return view.picks - view.seats[view.viewer].sealed_count


def chosen_cards(pieces: Sequence[str]) -> list[int]:
    """The cards among some pieces."""
    return [keys.number(key) for key in pieces if key.startswith("card:")]


def picked(pieces: Sequence[str], view: KingdomView) -> tuple[Action, ...]:
    """Returns the actions of the cards taken up; () while some are missing.

    Between two players the first is played and the second discarded.
    """
    cards = chosen_cards(pieces)
    if not cards or len(cards) != wanted(view):
        return ()
    if len(view.seats) > 2:
        return tuple(acts.PICKS[card] for card in sorted(cards))
    if len(cards) == 2:
        return acts.PICKS[cards[0]], acts.DISCARDS[cards[1]]
    return (acts.DISCARDS[cards[0]],)
