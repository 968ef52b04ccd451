"""What a language model reads at the table, and the move that it writes: for TextArena and OpenEnv."""

import re

from happycity.codes import Code
from happycity.rl.drawing import text_of
from happycity.rules.moves import Move
from happycity.rules.refusals import BadMove
from happycity.rules.table import Table
from happycity.rules.view import View
from happycity.texts import Texts

IN_BRACKETS = re.compile(r"\[([^\[\]]*)\]")


def prompt(texts: Texts, table: Table, seat: int) -> str:
    """What the game is about, and how to answer."""
    config = table.config
    game = texts.message("prompt-game", players=config.players, seat=seat, scoring=config.scoring)
    return f"{game}\n{_how_to_answer(texts, table)}"


def situation(texts: Texts, view: View) -> str:
    """The table in plain lines, what is decided now, and every legal move with what it means."""
    if view.is_over:
        return f"{text_of(view)}\n{texts.help(view.phase)}"
    moves = [f"[{move}] {_meaning(texts, view, move)}" for move in view.legal_moves]
    return "\n".join([text_of(view), texts.help(view.phase), texts.message("prompt-legal"), *moves])


def move_in(answer: object, table: Table) -> str:
    """The one move in square brackets; refused if there is none, or if several differ."""
    found: set[str] = {found.strip() for found in IN_BRACKETS.findall(str(answer))}
    if len(found) != 1:
        written = " ".join(f"[{one}]" for one in sorted(found)) or str(answer)
        raise BadMove(
            Code.UNKNOWN_MOVE, move=written[:60], known=[f"[{move}]" for move in table.legal_moves[:3]]
        )
    return found.pop()


def _how_to_answer(texts: Texts, table: Table) -> str:
    return texts.message("prompt-answer", move=str(table.legal_moves[0]))


def _meaning(texts: Texts, view: View, move: Move) -> str:
    """The move in words; a card's symbols, condition and effect where one is bought or taken."""
    if move.word not in ("buy", "take"):
        return texts.move(move)
    card, price = view.card(move.card), view.price(view.turn, move.card) if move.word == "buy" else None
    about = (texts.move(move, price), texts.symbols(card), texts.effect(card))
    return " · ".join(part for part in about if part)
