"""Saved matches and statistics."""
