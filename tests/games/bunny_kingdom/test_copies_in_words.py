"""A parchment that has copied another is told as that one, wherever it is told."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from tabletop.games.bunny_kingdom.rules.cards import IDS
from tabletop.games.bunny_kingdom.rules.parchments import MEASURES, Worth
from tabletop.games.bunny_kingdom.words import nouns, parchments

LIBERAL = IDS.index("liberal")
COUNTED = sorted(MEASURES)


@pytest.mark.parametrize("card", COUNTED, ids=lambda card: IDS[card])
def test_a_copy_is_told_with_what_it_counts(
    card: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tabletop.games.bunny_kingdom.table import preview

    view = cast(Any, SimpleNamespace(copies=((0, LIBERAL, card),), viewer=0, over=False))
    monkeypatch.setattr(preview, "worth", lambda *asked: Worth(9, 9, 0, 1))
    told, own = preview.parchment(view, 0, LIBERAL), parchments.told(card, Worth(9, 9, 0, 1))
    assert nouns.told(told) == f"Copies {nouns.told(nouns.card(card))}: {nouns.told(own)}"
    assert "9" in nouns.told(told)
    assert parchments.told_as(view.copies, 1, LIBERAL) == LIBERAL, "another seat's card is its own"
