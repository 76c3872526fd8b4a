"""Learning a game by playing it: the lessons' table, the choice of a lesson, its end, the coach."""
