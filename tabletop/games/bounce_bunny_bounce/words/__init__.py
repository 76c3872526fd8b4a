"""Every word of Bounce Bunny Bounce a player reads."""
