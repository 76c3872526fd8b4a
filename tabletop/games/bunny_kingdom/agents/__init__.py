"""The game's part of its computer players: evaluation, policy features, measures."""
