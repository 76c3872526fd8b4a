"""Lessons and coach: their data, the player of lessons, the rabbit that speaks, their screens."""
