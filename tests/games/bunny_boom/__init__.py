"""Tests of Bunny Boom's rules."""
