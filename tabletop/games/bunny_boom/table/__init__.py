"""The drawn table of Bunny Boom: village green, river, hand, and how everything moves."""
