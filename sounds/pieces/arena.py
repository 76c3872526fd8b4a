"""Music of the comic arena (Killer Bunnies): sneaking round the ring, and a carnival of capes."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

SNEAK_A = "rq e5e g5e rq b5e bb5e | a5e g5e e5q rh | rq a5e c6e rq c6e a5e | b5e g5e e5q rh"
SNEAK_A2 = " | g5q e5e c5e e5q g5q | f#5q d#5e b4e d#5q f#5q"
SNEAK = {
    "A": Section(
        "Em | Em | Am | Em | C | B7 | Em | B7",
        SNEAK_A + SNEAK_A2 + " | e5e g5e b5e g5e e5h | rq f#5e a5e b5q rq",
    ),
    "A'": Section(
        "Em | Em | Am | Em | C | B7 | Em | Em",
        SNEAK_A + SNEAK_A2 + " | g5e e5e b4e d5e e5q rq | rq b4e d5e e5q rq",
    ),
    "B": Section(
        "Am | D7 | G | C | Am | Em | C | B7",
        "c6q. a5e e5q a5q | c6q. a5e f#5q d5q | b5q. g5e d5q g5q | e5e g5e c6e g5e e5h"
        " | a5e a5e c6e a5e e5q c5q | g5e g5e b5e g5e e5q b4q | c5e e5e g5e e5e c5q e5q"
        " | d#5q f#5q b5h",
    ),
}
SNEAKING = Piece(
    "killer_bunnies_1", "Sneaking round the ring", "E", "minor", 116, 4, "A A' B A'", SNEAK,
    leads=(
        Lead("marimba", (0, 1, 3), db=0, pan=0.1),
        Lead("clarinet", (2,), db=-1, pan=-0.1),
        Lead("pizzicato", (3,), -12, db=-5, pan=-0.2),
    ),
    parts=(
        Part("soft_bass", ("R T F S", "S F T F"), 40, db=-7),
        Part("pizzicato", (". . d . . . . d", ". . . d . . d ."), 60, db=-11, pan=-0.3),
        Part("snap", (". x . x",), 0, db=-17, pan=0.2),
        Part("brush", ("o . x o o . x o",), 0, (1, 2, 3), db=-23, pan=-0.1),
        Part("strings", ("d",), 57, (2,), db=-15, pan=0.2),
    ),
    swing=0.14,
    colour=frozenset({10}),
)  # fmt: skip

CAPES_A = "e5e f5e g5e e5e c5q g5q | f5e g5e f5e d5e b4q d5q | e5e g5e c6e g5e e5q c5q"
CAPES_B = "a5q e5q c5e e5e a5q | g#5q e5q b4e d5e e5q | a5e b5e c6e b5e a5q e5q"
CAPES = {
    "A": Section(
        "C | G7 | C | F | C | Am | D7 | G7",
        CAPES_A + " | a5q. f5e c5q f5q | g5e a5e g5e e5e c5q e5q | a5e b5e c6e a5e e5q c5q"
        " | d5e f#5e a5e c6e a5q f#5q | g5q b4e d5e g5q rq",
    ),
    "A'": Section(
        "C | G7 | C | F | C | G7 | C | C",
        CAPES_A + " | a5q. f5e c5q f5q | g5e a5e g5e e5e c6q g5q | f5e d5e b4e d5e g4q b4q"
        " | c5e e5e g5e e5e c5h | c5q g4q c5q rq",
    ),
    "B": Section(
        "Am | E7 | Am | Dm | Am | E7 | F | G7",
        CAPES_B + " | f5q. e5e d5q a5q | c6q a5q e5e a5e c6q | b5q g#5q e5e g#5e b5q"
        " | a5q. g5e f5q c5q | d5e f5e g5e b5e g5h",
    ),
}
CARNIVAL = Piece(
    "killer_bunnies_2", "Carnival of capes", "C", "major", 116, 4, "A A' B A'", CAPES,
    leads=(
        Lead("clarinet", (0, 1), db=0, pan=-0.1),
        Lead("recorder", (2,), db=-1, pan=0.15),
        Lead("clarinet", (3,), db=-1, pan=-0.1),
        Lead("marimba", (3,), 12, db=-8, pan=0.3),
    ),
    parts=(
        Part("soft_bass", ("R . F .", "R . F T"), 41, db=-8),
        Part("pizzicato", (". c . c",), 60, db=-8, pan=0.3),
        Part("guitar", (". . d . . . d d",), 55, (2, 3), db=-14, pan=-0.35),
        Part("felt_drum", ("x . o .",), 43, (1, 2, 3), db=-15),
        Part("brush", (". x . x",), 0, (1, 2, 3), db=-21, pan=-0.15),
        Part("wood_block", (". . . . o . o o", ". . o . . . o ."), 74, (2,), db=-20, pan=0.4),
    ),
)  # fmt: skip

PIECES = (SNEAKING, CARNIVAL)
