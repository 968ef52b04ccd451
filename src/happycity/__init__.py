"""The card game Happy City: exact rules, a fast engine, notation and records."""
