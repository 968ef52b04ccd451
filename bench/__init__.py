"""Benchmarks, as commands."""
