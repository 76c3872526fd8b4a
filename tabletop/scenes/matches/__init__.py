"""What was played: saved matches and statistics."""
