"""Action, the one type for every choice of every game, and its text form.

Which actions are legal is a game's business.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabletop.core.errors import BadRecord, explain


class Action(NamedTuple):
    """One decision of a player, or one outcome of luck.

    `kind` is an index into `GameInfo.verbs`; what `a`, `b` and `more` mean is up to the verb.
    """

    kind: int
    a: int = -1
    b: int = -1
    more: tuple[int, ...] = ()


def action_text(action: Action, verbs: Sequence[str]) -> str:
    """The action as words and numbers, "swap 3 17"; parameters that are not used are left out."""
    kind, a, b, more = action
    if more:
        numbers: tuple[int, ...] = (a, b, *more)
    elif b != -1:
        numbers = (a, b)
    elif a != -1:
        numbers = (a,)
    else:
        numbers = ()
    return " ".join((verbs[kind], *map(str, numbers)))


def parse_action(text: str, verbs: Sequence[str]) -> Action:
    """The action that `action_text` wrote as `text`.

    Raises:
        BadRecord: the verb is not the game's, or a parameter is no whole number.
    """
    verb, *rest = text.split() or [""]
    if verb not in verbs:
        raise BadRecord(explain("action-unknown", verb=verb, known=tuple(verbs)))
    try:
        numbers = [int(word) for word in rest]
    except ValueError:
        raise BadRecord(explain("action-number", text=text)) from None
    a = numbers[0] if numbers else -1
    b = numbers[1] if len(numbers) > 1 else -1
    action = Action(verbs.index(verb), a, b, tuple(numbers[2:]))
    if action_text(action, verbs) != text:
        raise BadRecord(explain("action-form", text=text))
    return action
