"""Previews of the piece pointed at: words, space, and the fief around it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.words import Prompt
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.cards import (
    BUILDING,
    CARDS,
    KINDS,
    MAKES,
    RAIL_TOKEN,
    RAINBOW_1,
    RAINBOW_2,
    STRENGTH,
    SWITCH_TOKEN,
    TOWER,
)
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import faces, hands, preview
from tabletop.games.bunny_kingdom.table.looks import SHERIFF, Looks
from tabletop.games.bunny_kingdom.table.preview import Preview
from tabletop.games.bunny_kingdom.words import names
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.text import carrots, product, some
from tabletop.table.contract import Question, SeatFace

HARVEST_SIGN = "bunny_kingdom/harvest"
FIEF_SIGN = "bunny_kingdom/fief"
DISCARD = "discard"
DISCARD_WORDS = "Face down, and out of the game"
NO_FIEF: frozenset[int] = frozenset()


def is_half(action: Action) -> bool:
    """Returns True if an action is the first end of a Sky Tower, committed with the second."""
    return action.kind == acts.TOWER


def is_sheriff(looks: Looks, seat: int) -> bool:
    return SHERIFF in looks and looks[SHERIFF].place == f"seat:{seat}"


def building_of(key: str) -> int:
    """Returns the kind of building of a tray piece or Rainbow token; -1 = none."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "waits" and 0 <= number < KINDS:
        return number
    return RAINBOW_1 + number if kind == "rainbow" else -1


def space_of(key: str, view: KingdomView) -> int:
    """Returns the space that a hand card is about; -1 = none."""
    if view.phase != "pick" or not key.startswith("card:"):
        return -1
    return preview.space_of(keys.number(key), view)


def tell(
    view: KingdomView, key: str, held: str, beside: Sequence[int],
    seats: Sequence[SeatFace] | None = None, end: int = -1,
) -> tuple[Preview | None, str]:  # fmt: skip
    """Returns the preview of a piece pointed at, and its sign; (None, ...) if it has none.

    Args:
        held: the building in the hand; beside: the cards taken up.
        seats: the players, if the piece cannot be used: then a space shows its fief.
        end: the space chosen so far for a Sky Tower.
    """
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "card" and 0 <= number < CARDS:
        if key in discarded([*map(keys.card, beside)], view):
            return Preview(f"{names.card(number)} is discarded", DISCARD_WORDS), "discard"
        if view.phase != "pick":
            beside = ()
        return preview.card(view, number, beside), faces.sign_of(number)
    if kind == "waits":
        return _waiting(view, number), faces.sign_of_building(number)
    if kind == "space" and seats is not None:
        return fief(view, number, seats), FIEF_SIGN
    if kind == "space":
        return _space(view, number, held, end)
    return None, HARVEST_SIGN


def _waiting(view: KingdomView, kind: int) -> Preview:
    name = names.BUILDING_NAMES[kind]
    if kind in (RAIL_TOKEN, SWITCH_TOKEN):
        what = "Railroad track" if kind == RAIL_TOKEN else "Switch track"
        where = "an end of the railroad" if kind == RAIL_TOKEN else "any point of the railroad"
        return Preview(what, f"Goes to {where}")
    if kind == TOWER:
        return Preview(name, "Joins two free spaces of yours in different fiefs")
    best = preview.best_place(view, kind)
    if best is None:
        fits = STRENGTH[kind] or MAKES[kind]
        return Preview(name, "No space for it yet; it can wait" if fits else _rule(kind))
    space, gain = best
    if not gain:
        return Preview(name, preview.fits_in(view, kind), space)
    words = f"Best in {names.place(space)}: {carrots(gain)} more a harvest"
    return Preview(name, words, space)


def _rule(kind: int) -> str:
    """Returns the rule on a building's card."""
    card = next((card for card in range(CARDS) if BUILDING[card] == kind), -1)
    return rule(card) if card >= 0 else "It can wait for a later round"


def _space(view: KingdomView, space: int, held: str, end: int) -> tuple[Preview | None, str]:
    kind = building_of(held)
    if view.owner[space] != (-1 if view.phase == "camps" else view.asked):
        return None, HARVEST_SIGN
    if view.phase == "camps":
        return preview.building(view, view.offered, space), "tent"
    first = view.pending if view.phase == "tower_end" else end
    if first >= 0 and (kind == TOWER or view.phase == "tower_end"):
        return preview.joined(view, first, space), "sky_tower"
    if kind in (RAINBOW_1, RAINBOW_2):
        return preview.rainbow(view, kind - RAINBOW_1, space), "rainbow"
    if kind == TOWER:
        title = f"Sky Tower from {names.place(space)}"
        return Preview(title, "Then choose where it leads"), "sky_tower"
    if kind >= 0 and view.phase == "build":
        return preview.building(view, kind, space), faces.sign_of_building(kind)
    return None, HARVEST_SIGN


def fief(view: KingdomView, space: int, seats: Sequence[SeatFace]) -> Preview | None:
    """Returns the preview of a space's fief; None if nobody lives there."""
    found = next((fief for fief in view.fiefs if space in fief.spaces), None)
    if found is None:
        return None
    size = some(len(found.spaces), "territory", "territories")
    title = f"{seats[found.seat].name}: fief of {size}"
    return Preview(title, product(found.strength, found.wealth))


def aim(told: object, view: KingdomView, hovered: str) -> tuple[int, frozenset[int]]:
    """The space a preview is about (-1 = none), and the fief it would belong to."""
    if not isinstance(told, Preview) or told.space < 0 or view.viewer is None:
        return -1, NO_FIEF
    if hovered.startswith("space:"):
        return -1, NO_FIEF
    if view.phase != "pick":
        return told.space, NO_FIEF
    around = preview.around(view, view.viewer, told.space)
    return told.space, around if len(around) > 1 else NO_FIEF


def sealed(view: KingdomView) -> tuple[str, ...]:
    """The cards of the viewer's hand that it has sealed."""
    if view.viewer is None or view.phase != "pick":
        return ()
    return tuple(keys.card(card) for card in view.seats[view.viewer].sealed)


def asked(view: KingdomView, name: str, kind: int, end: int = -1) -> Prompt:
    """Returns the prompt for the building in the hand; `end` as in `tell`."""
    what = names.BUILDING_NAMES[kind]
    let_go = "or Esc to lay it back"
    if kind in (RAIL_TOKEN, SWITCH_TOKEN):
        return Prompt(f"{name}, lay a {what} track", f"Click a glowing border, {let_go}")
    if kind == TOWER:
        which = "the other end" if view.phase == "tower_end" or end >= 0 else "one end"
        return Prompt(f"{name}, choose {which} of the Sky Tower", f"Click a lit space, {let_go}")
    return Prompt(f"{name}, put {what} on a space", f"Click a lit space, {let_go}")


def discarded(taken: Sequence[str], view: KingdomView) -> tuple[str, ...]:
    """Returns the chosen card that is not played, between two players."""
    return tuple(key for key, word in tags(taken, view).items() if word == DISCARD)


def choosing(view: KingdomView, name: str, taken: Sequence[str], how: str) -> Prompt:
    """Returns the prompt of a pick of which some cards are taken up."""
    cards = hands.chosen_cards(taken)
    left = hands.wanted(view) - len(cards)
    if not left:
        return Prompt(f"{name}, confirm or take one back", how)
    if len(view.seats) == 2:
        return Prompt(f"{name}, now choose the card to discard", how)
    return Prompt(f"{name}, choose {left} more", how)


def slip(action: Action, view: KingdomView) -> Question | None:
    """Asks before building ends while a waiting city or farm would bring carrots at once."""
    if action.kind != acts.BUILD_NO_MORE or view.viewer is None:
        return None
    stock = view.seats[view.viewer].stock
    places = [
        (best[1], kind, best[0])
        for kind, count in enumerate(stock)
        if count and (best := preview.best_place(view, kind)) is not None and best[1]
    ]
    if not places:
        return None
    gain, kind, space = max(places)
    what = f"{names.BUILDING_NAMES[kind]} in {names.place(space)}"
    words = f"{what} would bring {carrots(gain)} in this harvest."
    return Question(words, "Done building")


def tags(taken: Sequence[str], view: KingdomView) -> dict[str, str]:
    """Returns the tags of the chosen cards between two players: play, discard."""
    if len(view.seats) != 2 or view.phase != "pick":
        return {}
    words = ("play", DISCARD)[2 - hands.wanted(view) :]
    return dict(zip(taken, words, strict=False))
