"""Bunny Bidding: rulings, eggs, powers, handicaps, variants, knowledge, whole matches."""
