"""One folder a game. The registry of the core finds them by their folder; nothing else lives here."""
