"""The dealer's seal: what it is made of, that it proves the luck, and that it is kept and told."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest

from tabletop.cli import main
from tabletop.core.errors import BadRecord
from tabletop.core.fair import LENGTH, LETTERS, fresh_salt, grouped, proof, seal
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.record import (
    FORMAT,
    SALTLESS,
    open_match,
    play_record,
    read_records,
    write_record,
)
from tabletop.core.registry import games
from tabletop.session.foreign import export_match, import_match
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit


def played(key: str, seed: str, players: int | None = None) -> Match:
    match = Match(games()[key], players or games()[key].info.players[0], {}, seed)
    luck = Random(seed)
    while not match.state.is_over():
        seat = luck.choice(match.state.actors())
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
    return match


def test_the_seal_is_the_beginning_of_a_hash_anybody_can_make() -> None:
    """Worked out here another way: bit by bit from the hexadecimal form."""
    bits = bin(int("1" + hashlib.sha256(b"carrot\nab12").hexdigest(), 16))[3:]
    expected = "".join(LETTERS[int(bits[5 * n : 5 * n + 5], 2)] for n in range(LENGTH))
    assert seal("carrot", "ab12") == expected and len(expected) == 10
    assert seal("carrot", "ab13") != expected != seal("carrots", "ab12")
    assert not set("ILOU") & set(LETTERS) and len(set(LETTERS)) == 32
    assert grouped("7KQ2M9XD1T") == "7KQ2-M9XD-1T"


def test_no_two_salts_are_alike() -> None:
    assert len({fresh_salt() for _ in range(200)}) == 200


@pytest.mark.parametrize("key", sorted(games()))
def test_all_luck_of_a_match_follows_from_its_seed_and_another_seeds_does_not(key: str) -> None:
    match = played(key, "8")
    shown = proof(match)
    assert shown.wrong is None
    assert shown.dealt == sum(step.player == CHANCE for step in match.steps)
    if not shown.dealt:
        pytest.skip("nothing in this game is left to luck")
    match.seed = "9"
    assert proof(match).wrong is not None


def test_undo_and_another_choice_leave_the_luck_fair() -> None:
    match = played("bunny_boom", "8")
    match.undo_to(match.decisions()[5])
    luck = Random(1)
    while not match.state.is_over():
        seat = match.state.actors()[0]
        match.submit(seat, luck.choice(list(match.state.legal_actions(seat))))
    assert proof(match).wrong is None


def test_a_record_has_the_salt_and_one_without_stays_as_it_was() -> None:
    match = played("bunny_boom", "8")
    plain, sealed = write_record(match), write_record(match, salt="ab12")
    assert json.loads(plain.splitlines()[0])["format"] == SALTLESS
    assert json.loads(sealed.splitlines()[0])["format"] == FORMAT
    assert read_records(plain)[0].header.salt == ""
    (record,) = read_records(sealed)
    assert record.header.salt == "ab12" and not record.damage
    assert play_record(record).state.digest() == match.state.digest()
    torn = sealed.replace('"salt":"ab12"', '"salt":7')
    with pytest.raises(BadRecord, match="salt"):
        read_records(torn)
    assert open_match(record.header).seed == "8"


def test_the_seal_goes_with_the_match_through_library_file_and_rematch(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    seats = [human("Anna", 0), rabbit("easy", 1)]
    running = Running.new("bunny_boom", seats, {}, "8", library, salt="ab12")
    assert running.seal == grouped(seal("8", "ab12"))
    assert running.log(0)[0].text == f"The dealer's seal is {running.seal}."
    luck = Random(1)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    assert Running.resume(library, running.id or 0).seal == running.seal
    export_match(library, running.id or 0, tmp_path / "one.jsonl")
    other = import_match(library, tmp_path / "one.jsonl").id
    assert Running.resume(library, other).seal == running.seal
    again = running.next_match()
    assert again.salt and again.salt != running.salt
    assert not running.again_from(3).salt
    library.close()


def test_a_match_without_a_seal_says_nothing_of_one() -> None:
    running = Running.new("bunny_boom", [human("Anna", 0), rabbit("easy", 1)], {}, "8")
    assert running.seal == "" and "seal" not in running.log(0)[0].text


def test_replay_checks_the_luck_and_names_the_first_that_is_not_fair(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "one.jsonl"
    match = played("bunny_boom", "8")
    file.write_text(write_record(match, salt="ab12"), encoding="utf-8")
    assert main(["replay", "--fair", str(file)]) == 0
    assert grouped(seal("8", "ab12")) in capsys.readouterr().out
    file.write_text(write_record(match), encoding="utf-8")
    assert main(["replay", "--fair", str(file)]) == 0
    assert "no seal was shown" in capsys.readouterr().out
    match.seed = "9"
    file.write_text(write_record(match, salt="ab12"), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert main(["replay", "--fair", str(file)]) == 1
    assert "ply 0 does not follow from the seed" in capsys.readouterr().out
