"""What agents are told about Bounce Bunny Bounce."""
