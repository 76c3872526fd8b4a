"""What agents are told about Isolation."""
