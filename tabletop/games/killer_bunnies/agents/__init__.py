"""What agents are told about playing Killer Bunnies well."""
