"""Tests of the deck builder and the tournament."""
