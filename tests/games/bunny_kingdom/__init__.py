"""Proofs of Bunny Kingdom's rules."""
