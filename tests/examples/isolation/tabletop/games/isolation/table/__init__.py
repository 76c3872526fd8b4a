"""The drawn table of Isolation."""
