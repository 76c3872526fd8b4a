"""The rules of Bunny Bidding: what may be done, what it does, and who knows what."""
