"""Drawn table of Bunny Boom: village green, river, hand, and all animations."""
