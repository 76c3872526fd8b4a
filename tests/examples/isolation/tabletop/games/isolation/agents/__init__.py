"""Knowledge of Isolation for the agents."""
