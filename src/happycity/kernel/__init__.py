"""The rules compiled: integers in, integers out."""
