"""Cards in numbers."""
