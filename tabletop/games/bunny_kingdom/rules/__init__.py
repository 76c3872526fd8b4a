"""The rules of Bunny Kingdom; `rules.State` puts them together."""
