"""The rules of Isolation: state, choices, deeds. No words, no pictures."""
