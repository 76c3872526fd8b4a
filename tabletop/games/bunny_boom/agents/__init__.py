"""What agents are told about Bunny Boom."""
