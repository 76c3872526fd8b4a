"""The texts that set-up offers for an option: its suggestions and the player's own texts."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.core.game import Option
from tabletop.scenes.setup.words import say
from tabletop.session.texts import Text

OWN_SIGN = "pencil"


class Offer(NamedTuple):
    """One text to choose.

    Attributes:
        own: the name it is kept under, "" for a suggestion.
        problem: one sentence when it cannot be played like this.
        readable: whether it can be chosen at all.
    """

    value: str
    label: str
    about: str = ""
    own: str = ""
    problem: str = ""
    readable: bool = True


def offers(option: Option, own: list[Text]) -> list[Offer]:
    """Returns the suggestions, then the player's own texts, including those that cannot be
    played."""
    found = [Offer(one.value, one.label, one.about) for one in option.suggestions]
    for text in own:
        complaint = option.validate(text.text) if option.validate and not text.problem else None
        problem = text.problem or (say("offer-problem", why=complaint) if complaint else "")
        about = problem or say("offer-own")
        found.append(Offer(text.text, text.name, about, text.name, problem, not text.problem))
    return found


def offered(all_: list[Offer], option: Option, value: str, own: str) -> Offer:
    """Returns the offer that is chosen now: the own text named `own`, else the one with that value.

    A text that is no longer kept anywhere is offered as "As last time".
    """
    named = next((offer for offer in all_ if own and offer.own == own and offer.readable), None)
    same = next((offer for offer in all_ if offer.value == value), None)
    best = named if named is not None else same
    if best is not None:
        return best
    complaint = option.validate(value) if option.validate else None
    problem = say("offer-problem", why=complaint) if complaint else ""
    return Offer(value, say("offer-last"), problem or say("offer-last.about"), "", problem)
