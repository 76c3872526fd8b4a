"""The page *Where do I lose?* of each game: what it says of few and many matches, its ways on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabletop.ai.analysis import ENGINE
from tabletop.core.registry import games
from tabletop.scenes.app import App
from tabletop.scenes.practice.solve import SolveScene
from tabletop.scenes.practice.where import WhereScreen
from tabletop.session.background import Background
from tabletop.session.library import Library
from tabletop.session.losses import DENIED, SEEN, kinds_in, where
from tabletop.session.review import Review
from tabletop.session.rows import KeptAnalysis, KeptLoss
from tests.robots import whole_games
from tests.scenes.support import GAME, match, open_app, settle, weighed
from tests.typed import some, the


def studied(library: Library, many: int) -> None:
    """Matches of Bounce in which every second choice of the person gave 5 % away."""
    for seed in range(many):
        running = match(library, str(seed))
        review = Review(running, (0, 1), library)
        for number, moment in enumerate(review.moments):
            best = next(a for a in moment.state.legal_actions(moment.seat) if a != moment.action)
            gave = 0.05 * (number % 2)
            review.judge(moment, weighed(((best,), 0.6), (moment.plan, 0.6 - gave)))


def opened(folder: Path, many: int, key: str, size: tuple[int, int], scale: int = 100) -> App:
    app = open_app(folder, size, scale)
    studied(app.library, many)
    app.open("practice")
    app.over("where", key)
    the(WhereScreen, app.scene)._summed.result()
    settle(app, 4)
    return app


@pytest.mark.parametrize("key", whole_games())
def test_every_game_has_its_page_and_says_what_is_missing(tmp_path: Path, key: str) -> None:
    app = opened(tmp_path, 0, key, (1280, 720))
    scene = the(WhereScreen, app.scene)
    told = [words for _, _, words in scene.reading()]
    assert "10 more analysed matches until we know" in told
    assert some(scene.found).matches == 0 and scene.shelf[scene.game].info.key == key
    assert kinds_in(games()[key].package) and app.faults == 0 and not app.library.problem
    app.close()


def test_few_matches_say_nothing_and_many_name_what_costs_most(tmp_path: Path) -> None:
    app = opened(tmp_path / "few", 4, GAME, (1280, 720))
    told = [words for _, _, words in the(WhereScreen, app.scene).reading()]
    assert "6 more analysed matches until we know" in told
    assert not any(words.startswith("You lose most") for words in told)
    app.close()
    app = opened(tmp_path / "many", 12, GAME, (1280, 720))
    scene = the(WhereScreen, app.scene)
    found, told = some(scene.found), [words for _, _, words in scene.reading()]
    lead = some(scene.leading())
    assert lead[0] == next(iter(found.kinds)) == scene.chosen
    assert any(words.startswith("You lose most with bounces") for words in told)
    labels = [c.label for c in scene.controls.items if c.key.startswith("kind:")]
    for label, (kind, each) in zip(labels, found.kinds.items(), strict=True):
        assert f"{100 * each.lost:.1f} ± {100 * each.error:.1f} %" in label, kind
    app.close()


@pytest.mark.parametrize(("size", "scale"), [((960, 600), 100), ((1920, 1080), 200)])
def test_in_small_and_large_windows_all_parts_are_there_in_turn(
    tmp_path: Path, size: tuple[int, int], scale: int
) -> None:
    app = opened(tmp_path, 12, GAME, size, scale)
    scene, told = the(WhereScreen, app.scene), set[str]()
    for page in range(5):
        scene.turn(page)
        app.frame([], 16.0)
        told |= {words for _, _, words in scene.reading()}
    titles = {"Given away", "What you overlooked", "Getting better?", "Practise this"}
    assert titles <= told and app.faults == 0
    app.close()


def test_a_chosen_kind_is_practised_with_its_puzzles(tmp_path: Path) -> None:
    app = opened(tmp_path, 12, GAME, (1280, 720))
    scene = the(WhereScreen, app.scene)
    some(scene.controls.find("kind:shock")).act()
    assert scene.chosen == "shock" and {p.kind for p in scene.puzzles()} == {"shock"}
    some(scene.controls.find("practise")).act()
    solve = the(SolveScene, app.scene)
    tasks = [some(task.puzzle) for task in solve.tasks if task.puzzle is not None]
    assert tasks and all(puzzle.kind == "shock" for puzzle in tasks)
    app.close()


def test_study_everything_goes_on_where_it_was_and_stops_when_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = opened(tmp_path, 0, GAME, (1280, 720))
    for seed in range(3):
        match(app.library, str(seed))
    looked: list[int] = []

    def tick(self: Background, analyst: object) -> None:
        self.review = self._following() if self.review is None else None
        if self.review is not None:
            running, moment = self.review.running, self.review.moments[0]
            looked.append(some(running.id))
            app.library.keep_analysis(some(running.id), KeptAnalysis(moment.ply, "", 0, "{}"))

    monkeypatch.setattr(Background, "tick", tick)
    scene = the(WhereScreen, app.scene)
    scene._read()
    assert (scene.analysed, scene.all) == (0, 3)
    scene._study()
    scene.update(16.0)
    assert scene.study is not None and looked == [3], "the last one first"
    some(scene.controls.find("study")).act()
    assert scene.study is None
    scene._study()
    for _ in range(8):
        scene.update(16.0)
    assert scene.study is None and set(looked) == {1, 2, 3} and scene.analysed == 3
    app.close()


def test_a_loss_is_kept_with_the_analysis_it_belongs_to(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    running = match(library)
    loss = KeptLoss(3, 1, 0, 2, "bounce", 0.1, 0.01, "")
    assert library.keep_analysis(some(running.id), KeptAnalysis(3, "", 1, "{}"), loss)
    assert library.outcomes("SELECT lost FROM losses") == [(0.1,)]
    library.delete(some(running.id))
    assert library.outcomes("SELECT lost FROM losses") == []
    library.close()


def test_what_was_overlooked_is_found_by_each_of_its_names(tmp_path: Path) -> None:
    library = Library(tmp_path / "library.sqlite3")
    running = match(library)
    loss = KeptLoss(3, ENGINE, 0, 2, "bounce", 0.1, 0.01, f"{DENIED} {SEEN}")
    library.keep_analysis(some(running.id), KeptAnalysis(3, "", ENGINE, "{}"), loss)
    assert set(where(library, games()[GAME]).overlooked) == {DENIED, SEEN}
    assert not library.problem
    library.close()
