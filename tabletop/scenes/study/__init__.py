"""Looking back on a match: its table at any moment beside what the analysis found."""
