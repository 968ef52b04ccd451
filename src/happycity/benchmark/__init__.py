"""The reference benchmark: an agent against frozen opponents over frozen deals (docs/benchmark.md)."""
