"""The drawn table of Killer Bunnies Odyssey: its pictures, arena, tray, sheets and movements."""
