"""Every registered game keeps the contract, with every seat count and several option mixes."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tabletop.core.game import Game
from tabletop.core.registry import games
from tests.contract import mechanics, secrecy, speech
from tests.contract.walks import Case, Walk, cases, defaults, heard, play_from_one_deal, walk_of

CASES = pytest.mark.parametrize("case", cases(), ids=str)
GAMES = pytest.mark.parametrize("game", games().values(), ids=games().keys())


def _name(check: Callable[..., None]) -> str:
    return check.__name__


@CASES
@pytest.mark.parametrize("check", mechanics.CHECKS, ids=_name)
def test_states_behave(case: Case, check: Callable[[Walk], None]) -> None:
    check(walk_of(case))


@CASES
@pytest.mark.parametrize("check", secrecy.CHECKS, ids=_name)
def test_secrets_are_kept(case: Case, check: Callable[[Walk], None]) -> None:
    check(walk_of(case))


@pytest.mark.parametrize("case", defaults(), ids=str)
def test_nothing_but_the_face_tells_a_hidden_face(case: Case) -> None:
    secrecy.hidden_faces_have_no_telltale(heard(case, 8))


@pytest.mark.parametrize("case", defaults(), ids=str)
def test_what_a_seat_knows_is_told_apart_in_matches_of_different_courses(case: Case) -> None:
    secrecy.equal_keys_mean_equal_knowledge(play_from_one_deal(case, 3))


@CASES
@pytest.mark.parametrize("check", speech.CHECKS, ids=_name)
def test_everything_has_words(case: Case, check: Callable[[Walk], None]) -> None:
    check(walk_of(case))


@GAMES
@pytest.mark.parametrize("check", speech.GAME_CHECKS, ids=_name)
def test_facts_and_rule_book_are_sound(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@GAMES
def test_every_refusal_in_the_code_names_a_paragraph_of_the_rule_book(game: Game) -> None:
    """Also those that no random match comes upon."""
    folder = Path(str(importlib.import_module(game.package).__file__)).parent
    modules = (*folder.glob("*.py"), *folder.glob("rules/*.py"))
    told = "".join(module.read_text(encoding="utf-8") for module in modules)
    cited = set(re.findall(r'[Rr]efusal\(\s*"([^"]+)"', told))
    assert cited
    assert cited <= speech.rule_numbers(game), sorted(cited - speech.rule_numbers(game))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
@CASES
def test_the_contract_holds_in_many_more_games(case: Case, seed: int) -> None:
    walk = walk_of.__wrapped__(case, f"more {seed}")
    for check in (*mechanics.CHECKS, *secrecy.CHECKS, *speech.CHECKS):
        check(walk)
