"""The screens and their manager. Rules and drawing recipes live elsewhere."""
