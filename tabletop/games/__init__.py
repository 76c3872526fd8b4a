"""One folder a game, found by the registry of the core; nothing else lives here."""
