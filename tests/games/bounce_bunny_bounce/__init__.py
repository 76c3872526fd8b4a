"""Tests of Bounce Bunny Bounce: rulings, cards, knowledge, words, whole matches."""
