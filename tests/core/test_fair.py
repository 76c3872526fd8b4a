"""The dealer's seal: what it is made of, that it proves the luck, and that it is kept and told."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path
from random import Random

import pytest

from tabletop.cli import main
from tabletop.core.errors import BadRecord
from tabletop.core.fair import (
    LENGTH,
    LETTERS,
    OLD_LENGTH,
    fresh_salt,
    grouped,
    makes,
    proof,
    seal,
    written,
)
from tabletop.core.game import CHANCE
from tabletop.core.match import Match
from tabletop.core.record import (
    FORMAT,
    SALTLESS,
    SEALLESS,
    open_match,
    play_record,
    read_records,
    write_record,
)
from tabletop.core.registry import games
from tabletop.session.fairness import fairness
from tabletop.session.foreign import export_match, import_match
from tabletop.session.library import Library
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.cli.helpers import refused

DATA = Path(__file__).resolve().parent.parent / "session" / "data"


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
    assert seal("carrot", "ab12") == expected and len(expected) == 13
    assert 5 * LENGTH >= 64
    assert seal("carrot", "ab13") != expected != seal("carrots", "ab12")
    assert not set("ILOU") & set(LETTERS) and len(set(LETTERS)) == 32
    assert grouped("7KQ2M9XD1TABC") == "7KQ2-M9XD-1TAB-C"


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
    assert json.loads(sealed.splitlines()[0])["format"] == SEALLESS
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
    assert running.seal not in " ".join(line.text for line in running.log(0))
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


def sealed_record(tmp_path: Path, **change: str) -> Path:
    """A record with salt and seal; some of its header is changed, and the checksum set right."""
    match = played("bunny_boom", "8")
    text = write_record(match, salt="ab12", seal=grouped(seal("8", "ab12")))
    *lines, _ = text.splitlines()
    lines[0] = json.dumps(json.loads(lines[0]) | change)
    body = "".join(line + "\n" for line in lines)
    end = {"count": len(lines) - 1, "digest": match.state.digest()}
    end["sha256"] = hashlib.sha256(body.encode()).hexdigest()
    file = tmp_path / "sealed.jsonl"
    file.write_text(body + json.dumps(end) + "\n", encoding="utf-8")
    return file


def checked(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["replay", *words])
    return status, capsys.readouterr().out


def test_the_seal_that_was_shown_is_in_the_record_and_a_changed_salt_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(sealed_record(tmp_path))
    assert json.loads(Path(file).read_text(encoding="utf-8").splitlines()[0])["format"] == FORMAT
    status, told = checked(capsys, "--fair", file)
    assert status == 0 and "as was shown" in told
    for change in ({"salt": "ab13"}, {"salt": ""}, {"seal": "0000-0000-0000-0"}):
        file = str(sealed_record(tmp_path, **change))
        assert checked(capsys, file)[0] == 0
        status, told = checked(capsys, "--fair", file)
        assert status == 1 and "it was changed" in told


def test_a_seal_that_was_written_down_is_compared(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = grouped(seal("8", "ab12"))
    file = str(sealed_record(tmp_path))
    formerly = whole.replace("-", "")[:OLD_LENGTH]
    for noted in (whole, whole.lower(), whole.replace("-", " "), formerly):
        status, told = checked(capsys, file, "--seal", noted)
        assert status == 0 and "the seal you noted." in told
    status, told = checked(capsys, file, "--seal", "0000-0000-0000-0")
    assert status == 1 and "not the seal you noted, 0000-0000-0000-0" in told
    bare = tmp_path / "bare.jsonl"
    bare.write_text(write_record(played("bunny_boom", "8")), encoding="utf-8")
    status, told = checked(capsys, str(bare), "--seal", whole)
    assert status == 1 and f"yet you noted {whole}" in told
    for amiss in ("", "7KQ2", "7KQ2-M9XD-1TAB-CC", "U" * 13):
        assert "is no seal; one looks like" in refused(["replay", file, "--seal", amiss], capsys)


def test_letters_that_look_alike_are_taken_for_what_they_look_like() -> None:
    assert written("7kq2-m9xd-ilo0-0") == "7KQ2M9XD11000"
    assert makes("carrot", "ab12", seal("carrot", "ab12").replace("0", "O").replace("1", "L"))


def test_a_match_begun_before_seals_were_kept_shows_the_shorter_one(tmp_path: Path) -> None:
    file = tmp_path / "library.sqlite3"
    shutil.copy(DATA / "library-5.sqlite3", file)
    library = Library(file)
    running = Running.resume(library, 3)
    assert running.seal == "H47C-GBTD-PX" and makes("8", "ab12", running.seal)
    luck = Random(1)
    while not running.over:
        seat = running.actors()[0]
        running.submit(seat, luck.choice(list(running.legal(seat))))
    assert "showed the seal H47C-GBTD-PX" in fairness(running)
    assert fairness(running).endswith("all luck of this match follows from it.")
    running.salt = "ab13"
    assert "make another seal" in fairness(running)
    library.close()
