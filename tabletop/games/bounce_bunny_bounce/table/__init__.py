"""The drawn table of Bounce Bunny Bounce: its card faces, layout and movements."""
