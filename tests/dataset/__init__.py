"""Games as open data."""
