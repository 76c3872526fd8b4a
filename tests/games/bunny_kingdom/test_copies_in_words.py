"""A parchment that has copied another is told as that one, wherever it is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tabletop.games.bunny_kingdom.rules.cards import IDS, IS_PARCHMENT
from tabletop.games.bunny_kingdom.rules.parchments import OPPORTUNIST, Worth
from tabletop.games.bunny_kingdom.words import names, parchments

LIBERAL = IDS.index("liberal")
COUNTED = [
    card
    for card in range(len(IDS))
    if IS_PARCHMENT[card] and card != OPPORTUNIST and IDS[card] in parchments._THINGS
]


@pytest.mark.parametrize("card", COUNTED, ids=lambda card: IDS[card])
def test_a_copy_is_told_with_what_it_counts(
    card: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop.games.bunny_kingdom.table import preview

    view = cast(Any, SimpleNamespace(copies=((0, LIBERAL, card),), viewer=0, over=False))
    monkeypatch.setattr(preview, "worth", lambda *asked: Worth(9, 9, 0, 1))
    told = preview.parchment(view, 0, LIBERAL)
    assert told == f"Copies {names.card(card)}: {parchments.told(card, Worth(9, 9, 0, 1))}"
    assert "9" in told
    assert parchments.told_as(view.copies, 1, LIBERAL) == LIBERAL, "another seat's card is its own"
