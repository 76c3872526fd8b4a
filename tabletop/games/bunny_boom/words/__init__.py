"""Words of Bunny Boom that players read."""
