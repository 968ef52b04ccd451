"""Club evenings as pure functions: who plays with whom, where everybody sits, who stands where."""
