"""Sentences for people: one message catalogue per language."""
