"""The drawn table of Bunny Kingdom: a painted map, the Great Cloud, and the hand beside them."""
