"""The corpus: games of all kinds, frozen with what every move of them brought about (tests/corpus)."""
