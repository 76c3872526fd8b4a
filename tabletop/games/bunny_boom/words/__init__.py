"""Every word of Bunny Boom a player reads."""
