"""Every word of Bunny Kingdom a player reads."""
