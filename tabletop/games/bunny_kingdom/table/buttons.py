"""The table's buttons for the present phase, or the reason why one cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import hands, preview
from tabletop.games.bunny_kingdom.table.faces import GOOD_SIGNS
from tabletop.games.bunny_kingdom.table.filters import LABELS, NAMES, TIPS
from tabletop.games.bunny_kingdom.table.tray import TABS
from tabletop.games.bunny_kingdom.words import names
from tabletop.games.bunny_kingdom.words.text import carrots
from tabletop.table.contract import COMMIT, ButtonSpec

ENDS = {
    "camps": (acts.HOLD, "Keep the camp"),
    "build": (acts.DONE, "Finish building"),
    "tracks": (acts.LAID, "Finish laying"),
}
TAB_WORDS = {
    "hand": ("Hand", "hand"),
    "stock": ("Buildings", "home"),
    "scrolls": ("Parchments", "scroll"),
}
TAB_PX = 17
ROOM_FOR_TABS = (84, 122, 140)
"""Style pixels that the tabs' words need."""
ROOM_FOR_GOODS, ROOM_FOR_MORE = 118, 160
"""Style pixels of width from which a good's button has its word beside the sign, and its carrots as
well."""
ROOM_FOR_SIGN = 82
"""Style pixels from which the narrowest filter has room for its sign."""
WHOLE = {"map": "Shows the whole map again (-).", "cloud": "Shows the whole Great Cloud again (-)."}
CLOSE = {
    "map": "Brings the map nearer (+, or the wheel over a place); drag it along.",
    "cloud": "Brings the Great Cloud nearer (+, or the wheel over a place); drag it along.",
}
LARGE = "The spaces are as large as they get."

ASKED = {
    "turn_station": ("Turn Central Station", "Click one of its pictures, or a corner of its tile."),
    "tower_end": ("Choose the other end", "Click a lit space of another fief."),
    "serve": ("Choose a player", "Click the plate of whom your Station serves."),
    "copy": ("Choose a parchment", "Click the parchment that your copy card becomes."),
    "copy_on": ("Choose a parchment", "Click the parchment that is copied."),
    "produce": ("Choose what it produces", "Click wood, fish or carrots."),
    "smoke": ("Choose what it spreads", "Click a good of its fief."),
}


def main(view: KingdomView, legal: Sequence[Action], taken: Sequence[str]) -> ButtonSpec:
    """Returns the main button at the foot of the column."""
    if view.viewer is None or view.viewer not in view.actors:
        return _waiting(view)
    if view.phase == "pick":
        return _commit(view, taken)
    if view.phase in ENDS:
        action, label = ENDS[view.phase]
        if view.phase == "camps":
            label = f"Hold {names.BUILDING_NAMES[view.offered]}"
        return ButtonSpec(hands.NO_MORE, label, action, "primary")
    label, tip = ASKED[view.phase]
    return ButtonSpec("button:wait", label, None, "primary", "", tip)


def _waiting(view: KingdomView) -> ButtonSpec:
    label, tip = "Wait for the others", "The others still choose."
    if view.over:
        label, tip = "The match is over", "The results tell who won."
    elif view.viewer is None:
        label, tip = "You are watching", "The rabbits play by themselves."
    elif view.phase == "pick":
        label, tip = "Cards are sealed", "The others are still choosing."
    return ButtonSpec("button:wait", label, None, "primary", "", tip)


def _commit(view: KingdomView, taken: Sequence[str]) -> ButtonSpec:
    cards = hands.chosen_cards(taken)
    missing = hands.wanted(view) - len(cards)
    two = len(view.seats) == 2
    if missing > 0:
        label = _missing(cards, missing, two)
        tip = "Click cards of your hand, or drag them onto the map."
        return ButtonSpec(COMMIT, label, None, "primary", "", tip)
    named = [names.card(card) for card in (cards if two else sorted(cards))]
    if two:
        *first, last = named
        label = f"Play {first[0]}, discard {last}" if first else f"Discard {last}"
    else:
        label = f"Play {names.listed(named)}"
    return ButtonSpec(COMMIT, label, None, "primary", actions=hands.picked(taken, view))


def _missing(cards: Sequence[int], missing: int, two: bool) -> str:
    if two:
        return "Choose one to discard" if missing == 1 else "Choose a card to play"
    if cards:
        return f"Choose {missing} more"
    return f"Choose {missing} cards" if missing > 1 else "Choose a card"


def goods(
    view: KingdomView, legal: Sequence[Action], rects: Sequence[pygame.Rect], s: float
) -> tuple[ButtonSpec, ...]:
    """Returns wood, fish and carrots for a trading post or Chimney, with a post's gain.

    A narrow button has a sign for its word.
    """
    by_good = {a.a: a for a in legal if a.kind in (acts.PRODUCE, acts.SMOKE)}
    made = []
    for good, key in enumerate(hands.GOODS):
        word, gain = names.RESOURCES[good].capitalize(), preview.post_gain(view, good)
        more = "" if gain is None else f"+{gain}"
        room = rects[good].w / s
        label = f"{word} {more}".strip() if room >= ROOM_FOR_MORE else more or word
        tip = "" if gain is None else f"{word}: {carrots(gain)} more in this harvest."
        if good not in by_good:
            tip = "Its fief does not produce that."
        sign = GOOD_SIGNS[good] if more or room >= ROOM_FOR_GOODS else ""
        made.append(ButtonSpec(key, label, by_good.get(good), "secondary", sign, tip))
    return tuple(made)


ROOM_FOR_MAP = 60
"""Style pixels of width from which the one button of all filters has words, not a sign."""


def tabs(
    counts: Sequence[int], rects: Sequence[pygame.Rect], s: float, on: str,
    open_tab: Callable[[str], Callable[[], None]],
) -> tuple[ButtonSpec, ...]:
    """The tray's tabs; the open one is lighter. Narrow ones have a sign for their word."""
    narrow = any(rect.w < room * s for rect, room in zip(rects, ROOM_FOR_TABS, strict=True))
    made = []
    for tab, count in zip(TABS, counts, strict=True):
        word, sign = TAB_WORDS[tab]
        kind = "secondary" if tab == on else "quiet"
        label, icon = (str(count), sign) if narrow else (f"{word} {count}", "")
        made.append(
            ButtonSpec(
                f"button:tab:{tab}", label, None, kind, icon, word, open_tab(tab), px=TAB_PX
            )
        )
    return tuple(made)


def filters(
    on: str, rects: Sequence[pygame.Rect], s: float, choose: Callable[[str], Callable[[], None]]
) -> tuple[ButtonSpec, ...]:
    """Returns a tag for each filter, or one button that switches to the next."""
    if len(rects) == 1:
        following = NAMES[(NAMES.index(on) + 1) % len(NAMES)]
        worded = rects[0].w >= ROOM_FOR_MAP * s
        label = f"Map: {LABELS[on].lower()}" if worded else ""
        icon, tip = "" if worded else _SIGN[on], TIPS[on]
        return (ButtonSpec("button:filter", label, None, "quiet", icon, tip, choose(following)),)
    signs = all(rect.w > ROOM_FOR_SIGN * s for rect in rects)
    return tuple(
        ButtonSpec(
            f"button:filter:{name}", LABELS[name], None, "secondary" if name == on else "quiet",
            _SIGN[name] if signs else "", TIPS[name], choose(name),
        )
        for name in NAMES
    )  # fmt: skip


def nearer(board: str, near: bool, act: Callable[[], None] | None) -> ButtonSpec:
    """Returns the button that zooms the "map" or the "cloud"; `act` None = at its largest."""
    tip = LARGE if act is None else (WHOLE if near else CLOSE)[board]
    sign = "look_farther" if near else "look_closer"
    return ButtonSpec(f"button:nearer:{board}", "", None, "secondary", sign, tip, act)


_SIGN = {
    "all": "bunny_kingdom/filter_all",
    "mine": "bunny_kingdom/filter_mine",
    "goods": "bunny_kingdom/filter_goods",
    "parchments": "scroll",
}
