"""A bunny on an open card: what the card means stays in sight."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tabletop.games.bounce_bunny_bounce.rules import keys
from tabletop.scenes.play.scene import PlayScene
from tabletop.session.running import Running
from tabletop.session.seats import human, rabbit
from tests.robots import make_app


def test_the_sign_of_an_open_card_lies_over_the_bunny_that_stands_on_it(tmp_path: Path) -> None:
    app = make_app(tmp_path, speed=0)
    seats, luck, seen = (human("Anna", 0), rabbit("easy", 1)), Random(3), 0
    for seed in "58":
        running = Running.new("bounce_bunny_bounce", seats, {}, seed, app.library)
        while not running.over and running.turn < 9:
            actor = running.actors()[0]
            running.submit(actor, luck.choice(list(running.legal(actor))))
        scene = PlayScene(app, running)
        app.go(scene)
        for _ in range(5):
            app.frame([], 50.0)
        table: Any = scene.table
        pieces, nodes = table.pieces, {node.key: node for node in scene.stage.nodes}
        bunnies = [pieces.looks[keys.bunny(seat)] for seat in (0, 1)]
        stood = [look.cell for look in bunnies if look.beside]
        assert {f"stands:{cell}" for cell in stood} == {
            key for key in nodes if key.startswith("stands:")
        }
        for cell in stood:
            sign = nodes[f"stands:{cell}"]
            assert sign.z > max(node.z for node in pieces.bunnies.nodes(0))
            seen += 1
    assert seen
    app.close()
