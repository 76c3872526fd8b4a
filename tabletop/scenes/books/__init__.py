"""Screens for reading: rule books, keys, about and licences."""
