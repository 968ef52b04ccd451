"""What somebody typed, as a move."""

from collections.abc import Callable, Sequence

from happycity.rules.moves import Move


class Unclear(Exception):
    """The words fit several moves."""

    def __init__(self, moves: Sequence[Move]) -> None:
        super().__init__(moves)
        self.moves = moves


def find_move(answer: str, moves: Sequence[Move], name: Callable[[str], str]) -> Move | None:
    """The legal move that is meant: its number, its notation or the beginning of it; None if there is none.

    `name` tells the name of a card or colour, which may be written instead of the id.
    """
    text = " ".join(answer.casefold().split())
    if text.isascii() and text.isdigit():
        number = int(text)
        # `3` is the third move.  (`draw 3` and `destroy 3` are written with their word.)
        return moves[number - 1] if 1 <= number <= len(moves) else None
    exact = [move for move in moves if str(move) == text]
    if exact:
        return exact[0]
    words = text.split()
    fitting = [move for move in moves if words and _fits(words, move, name)]
    # Without a word about tokens, the purchase without tokens is meant.
    plain = [move for move in fitting if not move.tokens] or fitting
    if len(plain) > 1:
        raise Unclear(plain)
    return plain[0] if plain else None


def _fits(words: Sequence[str], move: Move, name: Callable[[str], str]) -> bool:
    written = str(move).split(" ")
    readings = [written]
    if move.card:
        spoken = name(move.card).casefold().split()
        readings += [[move.word, *spoken], spoken, [move.card]]
    return any(_begins(words, reading) for reading in readings)


def _begins(words: Sequence[str], reading: Sequence[str]) -> bool:
    """Whether every word is the beginning of the word in its place."""
    return len(words) <= len(reading) and all(
        full.startswith(word) for word, full in zip(words, reading, strict=False)
    )
