"""The table's buttons for the present phase, or the reason why one cannot be used."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import FRect

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.table import hands, preview
from tabletop.games.bunny_kingdom.table.art_signs import GOOD_SIGNS
from tabletop.games.bunny_kingdom.table.filters import NAMES
from tabletop.games.bunny_kingdom.table.tray import TABS
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.table.contract import COMMIT, ButtonSpec

ENDS = {
    "camps": acts.HOLD,
    "build": acts.DONE,
    "tracks": acts.LAID,
}
TAB_SIGNS = {"hand": "hand", "stock": "home", "scrolls": "scroll"}
TAB_PX = 17
ROOM_FOR_TABS = (84, 122, 140)
"""Widths that the tabs' words need."""
ROOM_FOR_GOODS, ROOM_FOR_MORE = 118, 160
"""Widths from which a good's button has its word beside the sign, and its carrots as
well."""
ROOM_FOR_SIGN = 82
"""Width from which the narrowest filter has room for its sign."""


def main(view: KingdomView, legal: Sequence[Action], taken: Sequence[str]) -> ButtonSpec:
    """Returns the main button at the foot of the column."""
    if view.viewer is None or view.viewer not in view.actors:
        watching = view.viewer is None
        key = "over" if view.over else "watching" if watching else "others"
        key = "sealed" if key == "others" and view.phase == "pick" else key
    elif view.phase == "pick":
        return _commit(view, taken)
    elif view.phase in ENDS:
        label = say(f"button-{view.phase}", building=nouns.building(view.offered))
        return ButtonSpec(hands.NO_MORE, label, ENDS[view.phase], "primary")
    else:
        key = view.phase
    tip = say(f"button-{key}.tip")
    return ButtonSpec("button:wait", say(f"button-{key}"), None, "primary", "", tip)


def _commit(view: KingdomView, taken: Sequence[str]) -> ButtonSpec:
    cards = hands.chosen_cards(taken)
    missing = hands.wanted(view) - len(cards)
    two = len(view.seats) == 2
    if missing > 0:
        some = not two and bool(cards)
        label = say("button-choose", n=missing, two=two, some=some)
        return ButtonSpec(COMMIT, label, None, "primary", "", say("button-choose.tip"))
    played = nouns.cards(cards[:-1] if two else sorted(cards))
    last, key = nouns.card(cards[-1]), "button-discard" if two else "button-play"
    label = say(key, cards=played, n=len(played), card=last)
    return ButtonSpec(COMMIT, label, None, "primary", actions=hands.picked(taken, view))


def goods(
    view: KingdomView, legal: Sequence[Action], rects: Sequence[FRect]
) -> tuple[ButtonSpec, ...]:
    """Returns wood, fish and carrots for a trading post or Chimney, with a post's gain.

    A narrow button has a sign for its word.
    """
    by_good = {a.a: a for a in legal if a.kind in (acts.PRODUCE, acts.SMOKE)}
    made = []
    for good, key in enumerate(hands.GOODS):
        word, gain = nouns.told(nouns.good(good), form="title"), preview.post_gain(view, good)
        more = "" if gain is None else f"+{gain}"
        room = rects[good].w
        label = f"{word} {more}".strip() if room >= ROOM_FOR_MORE else more or word
        tip = "" if gain is None else _gain(good, gain)
        if good not in by_good:
            tip = say("button-good.not")
        sign = GOOD_SIGNS[good] if more or room >= ROOM_FOR_GOODS else ""
        made.append(ButtonSpec(key, label, by_good.get(good), "secondary", sign, tip))
    return tuple(made)


def _gain(good: int, gain: int) -> str:
    return say("button-good", good=nouns.good(good), carrots=nouns.carrots(gain))


ROOM_FOR_MAP = 60
"""Widths from which the one button of all filters has words, not a sign."""


def tabs(
    counts: Sequence[int], rects: Sequence[FRect], on: str,
    open_tab: Callable[[str], Callable[[], None]],
) -> tuple[ButtonSpec, ...]:
    """The tray's tabs; the open one is lighter. Narrow ones have a sign for their word."""
    narrow = any(rect.w < room for rect, room in zip(rects, ROOM_FOR_TABS, strict=True))
    made = []
    for tab, count in zip(TABS, counts, strict=True):
        word, sign = say(f"tab-{tab}"), TAB_SIGNS[tab]
        kind = "secondary" if tab == on else "quiet"
        label, icon = (str(count), sign) if narrow else (f"{word} {count}", "")
        act, key = open_tab(tab), f"button:tab:{tab}"
        made.append(ButtonSpec(key, label, None, kind, icon, word, act, px=TAB_PX))
    return tuple(made)


def filters(
    on: str, rects: Sequence[FRect], choose: Callable[[str], Callable[[], None]]
) -> tuple[ButtonSpec, ...]:
    """Returns a tag for each filter, or one button that switches to the next."""
    if len(rects) == 1:
        following = NAMES[(NAMES.index(on) + 1) % len(NAMES)]
        worded = rects[0].w >= ROOM_FOR_MAP
        label = say(f"filter-{on}.map") if worded else ""
        icon, tip = "" if worded else _SIGN[on], say(f"filter-{on}.tip")
        return (ButtonSpec("button:filter", label, None, "quiet", icon, tip, choose(following)),)
    signs = all(rect.w > ROOM_FOR_SIGN for rect in rects)
    made = []
    for name in NAMES:
        kind, sign = "secondary" if name == on else "quiet", _SIGN[name] if signs else ""
        label, tip = say(f"filter-{name}"), say(f"filter-{name}.tip")
        made.append(ButtonSpec(f"button:filter:{name}", label, None, kind, sign, tip, choose(name)))
    return tuple(made)


def nearer(board: str, near: bool, act: Callable[[], None] | None) -> ButtonSpec:
    """Returns the button that zooms the "map" or the "cloud"; `act` None = at its largest."""
    tip = say(f"nearer-{board}.{'whole' if near else 'close'}") if act else say("nearer-largest")
    sign = "look_farther" if near else "look_closer"
    return ButtonSpec(f"button:nearer:{board}", "", None, "secondary", sign, tip, act)


_SIGN = {
    "all": "bunny_kingdom/filter_all",
    "mine": "bunny_kingdom/filter_mine",
    "goods": "bunny_kingdom/filter_goods",
    "parchments": "scroll",
}
