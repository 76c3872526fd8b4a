"""Music of the menu: morning over the hills, evening at the pond."""

from __future__ import annotations

from scores import Lead, Part, Piece, Section

MORNING = {
    "A": Section(
        "C | G/B | Am | F | C | F | Dm7 | G",
        "g5h. e5q | d5h. g5q | c6h b5q a5q | a5h. g5q"
        " | e5q g5q c6h | a5q. g5e f5q a5q | f5q. e5e d5q f5q | d5h. rq",
    ),
    "B": Section(
        "F | C/E | Dm | Am | F | C/E | Dm7 | G",
        "a5q c6q a5h | g5q c6q g5h | f5q a5q d6q. c6e | c6h. a5q"
        " | c6q. a5e f5h | g5q. e5e c5h | d5q f5q a5q c6q | b5h g5h",
    ),
    "A'": Section(
        "C | G/B | Am | F | C | G | F | C",
        "g5h. e5q | d5h g5q b5q | c6h d6q c6q | a5h. c6q"
        " | g5q e5q c6q. g5e | b5q. a5e g5q d5q | f5q a5q c5q f5q | e5q c5h rq",
    ),
}
MORNING_HILLS = Piece(
    "menu_1", "Morning over the hills", "C", "major", 84, 4, "A B A'", MORNING,
    leads=(
        Lead("flute", (0, 2), db=0, pan=-0.1),
        Lead("clarinet", (1,), db=-1, pan=0.15),
        Lead("music_box", (2,), db=-8, pan=0.3),
    ),
    parts=(
        Part("harp", ("1 2 3 4 5 4 3 2", "1 3 2 4 5 3 4 2"), 57, db=-7, pan=-0.3),
        Part("soft_bass", ("R . . .", "R . F ."), 43, db=-10),
        Part("strings", ("d",), 57, (1, 2), db=-13, pan=0.2),
        Part("shaker", (". o . o . o . o",), 0, (1, 2), db=-24, pan=0.4),
    ),
)  # fmt: skip

EVENING = {
    "A": Section(
        "F | C/E | Dm | Bb | F | Gm7 | C7 | C7",
        "a5h c6q | g5h e5q | f5q a5q d6q | d6h. | c6h a5q | bb5q a5q g5q | e5q g5q bb5q | g5h rq",
    ),
    "B": Section(
        "Dm | Am | Bb | F | Gm7 | F/A | Bb | C7",
        "d6q. c6e a5q | c6h a5q | bb5q. a5e f5q | a5h. | g5q bb5q d6q | c6h a5q | f5q bb5q d6q"
        " | c6h bb5q",
    ),
    "A'": Section(
        "F | C/E | Dm | Bb | F/A | Gm7 | C7 | F",
        "a5h c6q | g5h c6q | d6q c6q a5q | bb5h d6q | c6q. bb5e a5q | g5q bb5q d6q | c6q g5q e5q"
        " | f5h.",
    ),
    "C": Section(
        "Bb | F/A | Gm7 | F | Bb | F/A | Gm7 C7 | F",
        "d6h f6q | c6h. | bb5q a5q g5q | a5h c6q | d6q c6q bb5q | a5q c6q f6q | d6q bb5q e5q"
        " | f5h.",
    ),
}
EVENING_AT_THE_POND = Piece(
    "menu_2", "Evening at the pond", "F", "major", 92, 3, "A B A' C A'", EVENING,
    leads=(
        Lead("clarinet", (0, 2, 4), db=0, pan=0.1),
        Lead("flute", (1, 3), db=-1, pan=-0.15),
        Lead("music_box", (4,), db=-9, pan=-0.3),
    ),
    parts=(
        Part("guitar", ("R . c . d .", "R . d . c ."), 53, db=-8, pan=-0.25),
        Part("soft_bass", ("R . .", "R . F"), 43, db=-10),
        Part("strings", ("d",), 57, (1, 3, 4), db=-13, pan=0.25),
        Part("harp", ("1 2 3 4 3 2",), 57, (2, 3, 4), db=-11, pan=0.35),
    ),
)  # fmt: skip

PIECES = (MORNING_HILLS, EVENING_AT_THE_POND)
