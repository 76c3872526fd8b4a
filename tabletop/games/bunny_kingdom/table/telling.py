"""Previews of the piece pointed at: words, space, and the fief around it."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.core.words import Prompt
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules import cards as c
from tabletop.games.bunny_kingdom.rules import keys
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import faces, hands, preview
from tabletop.games.bunny_kingdom.table.art_signs import sign_of_building
from tabletop.games.bunny_kingdom.table.looks import SHERIFF, Looks
from tabletop.games.bunny_kingdom.table.preview import Preview
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.games.bunny_kingdom.words.cards import rule
from tabletop.games.bunny_kingdom.words.text import prompt
from tabletop.table.contract import Question
from tabletop.words import Seat, noun

HARVEST_SIGN = "bunny_kingdom/harvest"
FIEF_SIGN = "bunny_kingdom/fief"
DISCARD = "discard"
NO_FIEF: frozenset[int] = frozenset()


def is_half(action: Action, view: KingdomView) -> bool:
    """Returns True if an action is the first end of a Sky Tower, committed with the second."""
    return action.kind == acts.TOWER


def is_sheriff(looks: Looks, seat: int) -> bool:
    return SHERIFF in looks and looks[SHERIFF].place == f"seat:{seat}"


def building_of(key: str) -> int:
    """Returns the kind of building of a tray piece or Rainbow token; -1 = none."""
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "waits" and 0 <= number < c.KINDS:
        return number
    return c.RAINBOW_1 + number if kind == "rainbow" else -1


def space_of(key: str, view: KingdomView) -> int:
    """Returns the space that a hand card is about; -1 = none."""
    if view.phase != "pick" or not key.startswith("card:"):
        return -1
    return preview.space_of(keys.number(key), view)


def tell(
    view: KingdomView, key: str, held: str, beside: Sequence[int], seen: bool = False,
    end: int = -1,
) -> tuple[Preview | None, str]:
    """Returns the preview of a piece pointed at, and its sign; (None, ...) if it has none.

    Args:
        held: the building in the hand; beside: the cards taken up.
        seen: the piece cannot be used: then a space shows its fief.
        end: the space chosen so far for a Sky Tower.
    """
    kind, number = key.partition(":")[0], keys.number(key)
    if kind == "card" and 0 <= number < c.CARDS:
        if key in discarded([*map(keys.card, beside)], view):
            about = noun("see", "discarded", card=nouns.card(number))
            return Preview(about, noun("see", "gone")), DISCARD
        if view.phase != "pick":
            beside = ()
        return preview.card(view, number, beside), faces.sign_of(number)
    if kind == "waits":
        return _waiting(view, number), sign_of_building(number)
    if kind == "space" and seen:
        return fief(view, number), FIEF_SIGN
    if kind == "space":
        return _space(view, number, held, end)
    return None, HARVEST_SIGN


def _waiting(view: KingdomView, kind: int) -> Preview:
    about = nouns.building(kind)
    if kind in (c.RAIL_TOKEN, c.SWITCH_TOKEN, c.TOWER):
        return Preview(about, noun("see", c.BUILDINGS[kind]))
    best = preview.best_place(view, kind)
    if best is None:
        fits = c.STRENGTH[kind] or c.MAKES[kind]
        return Preview(about, noun("see", "no-space") if fits else rule(c.BUILDING.index(kind)))
    space, gain = best
    if not gain:
        return Preview(about, preview.fits_in(view, kind), space)
    found = noun("see", "best", place=nouns.place(space), carrots=nouns.carrots(gain))
    return Preview(about, found, space)


def _space(view: KingdomView, space: int, held: str, end: int) -> tuple[Preview | None, str]:
    kind = building_of(held)
    if view.owner[space] != (-1 if view.phase == "camps" else view.asked):
        return None, HARVEST_SIGN
    if view.phase == "camps":
        return preview.building(view, view.offered, space), "tent"
    first = view.pending if view.phase == "tower_end" else end
    if first >= 0 and (kind == c.TOWER or view.phase == "tower_end"):
        return preview.joined(view, first, space), "sky_tower"
    if kind in (c.RAINBOW_1, c.RAINBOW_2):
        return preview.rainbow(view, kind - c.RAINBOW_1, space), "rainbow"
    if kind == c.TOWER:
        about = noun("do-tower", place=nouns.place(space))
        return Preview(about, noun("see", "tower-next")), "sky_tower"
    if kind >= 0 and view.phase == "build":
        return preview.building(view, kind, space), sign_of_building(kind)
    return None, HARVEST_SIGN


def fief(view: KingdomView, space: int) -> Preview | None:
    """Returns the preview of a space's fief; None if nobody lives there."""
    found = preview.fiefs_at(view).get(space)
    if found is None:
        return None
    about = noun("see", "fief", who=Seat(found.seat), n=len(found.spaces))
    return Preview(about, nouns.product(found.strength, found.wealth))


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


def asked(view: KingdomView, names: Sequence[str], kind: int, end: int = -1) -> Prompt:
    """Returns the prompt for the building in the hand; `end` as in `tell`."""
    what = "held"
    if kind in (c.RAIL_TOKEN, c.SWITCH_TOKEN):
        what = "held-track"
    elif kind == c.TOWER:
        what = "held-other" if view.phase == "tower_end" or end >= 0 else "held-one"
    title = say(f"ask-{what}", names, who=Seat(view.asked), building=nouns.building(kind))
    return Prompt(title, say(f"ask-{'held-track' if what == 'held-track' else 'held'}.how"))


def discarded(taken: Sequence[str], view: KingdomView) -> tuple[str, ...]:
    """Returns the chosen card that is not played, between two players."""
    return tuple(key for key, word in tags(taken, view).items() if word == DISCARD)


def choosing(view: KingdomView, names: Sequence[str], taken: Sequence[str]) -> Prompt:
    """Returns the prompt of a pick of which some cards are taken up."""
    left = hands.wanted(view) - len(hands.chosen_cards(taken))
    who, two = Seat(view.viewer or 0), len(view.seats) == 2
    return Prompt(say("ask-further", names, who=who, n=left, two=two), prompt(view, names).how)


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
    what, where = nouns.building(kind), nouns.place(space)
    words = say("sure-done", building=what, place=where, carrots=nouns.carrots(gain))
    return Question(words, say("sure-done.do"))


def tags(taken: Sequence[str], view: KingdomView) -> dict[str, str]:
    """Returns the tags of the chosen cards between two players: play, discard."""
    if len(view.seats) != 2 or view.phase != "pick":
        return {}
    words = ("play", DISCARD)[2 - hands.wanted(view) :]
    return dict(zip(taken, words, strict=False))
