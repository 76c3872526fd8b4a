"""The drawn table of Bunny Bidding: its tile faces, stage, bid boxes, hand and movements."""
