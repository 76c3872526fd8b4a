"""Short descriptions of actions."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.core.action import Action
from tabletop.games.bunny_kingdom.rules import actions as acts
from tabletop.games.bunny_kingdom.rules.view import KingdomView
from tabletop.games.bunny_kingdom.words import nouns, say
from tabletop.words import Facts, Seat


def describe(action: Action, view: KingdomView, seats: Sequence[str]) -> str:
    """Describes an action in a few words."""
    key = f"do-{acts.VERBS[action.kind]}"
    if action.kind == acts.RAINBOW and view.ground[action.a] >= 0:
        key += ".again"
    elif action.kind == acts.TOWER_END and view.pending >= 0:
        key += ".both"
    return say(key, seats, **_facts(action, view))


def apart(action: Action, view: KingdomView, seats: Sequence[str]) -> str:
    """Describes an action without its question in view."""
    if action.kind in (acts.TURN_STATION, acts.SERVE):
        return say(f"do-{acts.VERBS[action.kind]}.apart", seats, **_facts(action, view))
    return describe(action, view, seats)


def _facts(action: Action, view: KingdomView) -> Facts:
    """Returns the facts that the message of an action needs."""
    kind, a, b = action.kind, action.a, action.b
    match kind:
        case acts.PICK | acts.DISCARD | acts.COPY_ON:
            return {"card": nouns.card(a)}
        case acts.COPY:
            return {"card": nouns.card(a), "other": nouns.card(b)}
        case acts.BUILD:
            return {"place": nouns.place(b), "building": nouns.building(a)}
        case acts.RAINBOW:
            return {"place": nouns.place(b)}
        case acts.CAMP | acts.TOWER | acts.PLACE_STATION:
            return {"place": nouns.place(a)}
        case acts.TOWER_END:
            return {"place": nouns.place(a), "from": nouns.place(max(view.pending, 0))}
        case acts.LAY_RAIL | acts.LAY_SWITCH:
            return {"border": nouns.border(a)}
        case acts.PRODUCE | acts.SMOKE:
            return {"good": nouns.good(a)}
    return {"who": Seat(a), "side": a}
