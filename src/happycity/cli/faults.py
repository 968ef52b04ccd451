"""What can go wrong on a command line, and how it is reported: one line on stderr and an exit status."""

import sys
from typing import NoReturn

WRONG = 1
"""Exit status of a check that found something wrong."""
BAD_INPUT = 2
UNCHECKED = 4
"""Exit status of a check that found nothing wrong, but could not check everything."""
INTERRUPTED = 130
BROKEN_PIPE = 141
LONGEST = 600  # characters of the line


class Fault(Exception):
    """Something the user has to put right; the text says what and how."""

    def __init__(self, text: str, status: int = BAD_INPUT) -> None:
        super().__init__(text)
        self.text = text
        self.status = status


def give_up(text: str, status: int = BAD_INPUT) -> NoReturn:
    """Say why in one line and end the program."""
    complain(text)
    sys.exit(status)


def complain(text: str) -> None:
    """One line on stderr, whatever was in the text."""
    line = "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in " ".join(text.split())
    )
    line = line if len(line) <= LONGEST else f"{line[:LONGEST]}…"
    sys.stderr.write(f"happycity: {line}\n")
    sys.stderr.flush()
