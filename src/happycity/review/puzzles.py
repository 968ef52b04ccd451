"""Puzzles: positions of games with one choice that is clearly best, proved, graded and sorted by theme."""

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path
from random import Random

import msgspec

from happycity.bots.levels import LEVELS, LevelBot
from happycity.review.judge import QUICK, Asking, Depth, Judge, Verdict
from happycity.rules.card_set import standard_set
from happycity.rules.game import Game
from happycity.rules.history import PlayedMove
from happycity.rules.position import position_text
from happycity.rules.preview import previews
from happycity.rules.seeds import hash_of
from happycity.rules.view import View

AHEAD = 0.06
"""What the best choice has to be ahead of any other, in every proof."""
PROOF = Depth("proof", 64, 512, 0.008)
"""How long each judge of a proof looks: what is ahead by so much needs no deeper look."""
PROOFS = (1, 2, 3)
"""Seeds of the judges that have to agree."""
OBVIOUS = 0.9
"""How often the weakest level may find what is still a puzzle."""
ASKED = 10
"""Times that each level is asked; the master, who never slips, once."""
SHIPPED = Path(__file__).with_name("puzzles.jsonl")
"""The puzzles of the package, the easiest first; `python -m tools.puzzles ship` writes it."""


class Theme(StrEnum):
    """What a puzzle is about: the first of these that is so."""

    LAST_ROUND = "last-round"
    TOKENS = "tokens"
    SPECIAL = "special"
    DENIAL = "denial"
    PILE = "pile"
    PURCHASE = "purchase"


class Effort(StrEnum):
    """How hard a puzzle is, in a word."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


EFFORTS = {Effort.EASY: 0.15, Effort.MEDIUM: 0.35, Effort.HARD: 1.0}
"""Up to which difficulty it is called so."""


class Answer(msgspec.Struct, frozen=True):
    """One choice of a puzzle."""

    move: str
    chance: float
    """Of winning, for the one who decides."""
    behind: float


class Puzzle(msgspec.Struct, frozen=True):
    """A position, what is best in it, and how hard that is to find."""

    id: str
    position: str
    """As `Game.from_text` reads it; hidden cards lie in card order, which tells nothing."""
    theme: Theme
    answers: tuple[Answer, ...]
    """The best first."""
    found: dict[str, float]
    """By level, how often it finds the best choice."""

    @property
    def game(self) -> Game:
        """The position."""
        return Game.from_text(self.position)

    @property
    def best(self) -> str:
        """What to find."""
        return self.answers[0].move

    @property
    def difficulty(self) -> float:
        """0 if every level finds it, 1 if none does; rounded, since versions of Python add up differently."""
        return round(1.0 - sum(self.found.values()) / len(self.found), 6)

    @property
    def effort(self) -> Effort:
        """How hard it is, in a word."""
        return next(effort for effort, most in EFFORTS.items() if self.difficulty <= most)


def parse_puzzle(line: bytes) -> Puzzle:
    """A puzzle from one line of JSON; refuses a position that cannot be, and moves that are not legal."""
    puzzle = msgspec.json.decode(line, type=Puzzle)
    legal = {str(move) for move in puzzle.game.legal_moves}
    wrong = [answer.move for answer in puzzle.answers if answer.move not in legal]
    if wrong or len(puzzle.answers) < 2:
        raise msgspec.ValidationError(
            f"not legal there: {wrong[0]}" if wrong else "needs two answers or more"
        )
    return puzzle


def puzzle_line(puzzle: Puzzle) -> bytes:
    """A puzzle as it is kept."""
    return msgspec.json.encode(puzzle) + b"\n"


@cache
def shipped_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with the package, the easiest first."""
    return tuple(msgspec.json.decode(line, type=Puzzle) for line in SHIPPED.read_bytes().splitlines())


def seated_by_lot(players: int, lot: Random) -> tuple[str, ...]:
    """Levels for a game in which puzzles are looked for; the master errs too seldom to be asked."""
    return tuple(lot.choice(list(LEVELS)[:-1]) for _ in range(players))


class Miner:
    """Looks for puzzles in games; the same games hold the same puzzles."""

    def __init__(self, screen: Depth = QUICK, proof: Depth = PROOF) -> None:
        self._screen = Judge(screen)
        self._judges = [Judge(proof, seed) for seed in PROOFS]
        self._deepest = Judge(
            max(screen, proof, key=lambda depth: depth.most)
        )  # has room to rehearse for all

    def mine(self, moves: Iterable[PlayedMove]) -> Iterator[Puzzle]:
        """The puzzles among the decisions of a game."""
        for played in moves:
            if played.is_choice and (puzzle := self.puzzle(played.before.view())):
                yield puzzle

    def puzzle(self, view: View) -> Puzzle | None:
        """The position as a puzzle; None if it is none."""
        game = without_orders(view)
        best = self._deepest.rehearsed(self.screening(game))
        if best is None or is_obvious(game, best):
            return None
        proof = self._deepest.rehearsed(self.proving(game, best))
        return puzzle_of(game, proof) if proof else None

    def holds(self, puzzle: Puzzle) -> bool:
        """Whether a puzzle is still proved: every judge finds its best choice clearly best."""
        return self._deepest.rehearsed(self.checking(puzzle))

    # --- the same, with rehearsals by somebody else -----------------------------------------------------

    def screening(self, game: Game) -> Asking[int | None]:
        """What is clearly best at a quick look, if anything is."""
        screened = yield from self._screen.judging(game.view(), least=2)
        return screened.best.action if screened and _is_clear(screened) else None

    def proving(self, game: Game, best: int) -> Asking[Verdict | None]:
        """What the first judge says, if every one of them finds this choice clearly best."""
        proofs = []
        for judge in self._judges:
            proof = yield from judge.judging(game.view(), least=2)
            if proof is None or proof.best.action != best or not _is_clear(proof):
                return None
            proofs.append(proof)
        return proofs[0]

    def checking(self, puzzle: Puzzle) -> Asking[bool]:
        """Whether a puzzle is still proved."""
        view = puzzle.game.view()
        best = next(action for action in view.legal_actions if str(view.move(action)) == puzzle.best)
        return (yield from self.proving(puzzle.game, best)) is not None


def without_orders(view: View) -> Game:
    """The position as everybody knows it, read back from its text: what is proved is what is shown."""
    return Game.from_text(position_text(view.known, standard_set()))


def is_obvious(game: Game, best: int) -> bool:
    """Whether even the weakest level finds what is best."""
    return _found_by(game.view(), best, next(iter(LEVELS))) >= OBVIOUS


def puzzle_of(game: Game, proof: Verdict) -> Puzzle:
    """What was proved, as a puzzle; every level is asked how often it finds it."""
    found = {level: _found_by(game.view(), proof.best.action, level) for level in LEVELS}
    return _puzzle(game, proof, found)


def _is_clear(verdict: Verdict) -> bool:
    """Whether one choice is ahead of all others, and that is no accident."""
    return all(choice.behind >= max(AHEAD, choice.error) for choice in verdict.choices[1:])


def _puzzle(game: Game, verdict: Verdict, found: dict[str, float]) -> Puzzle:
    view = game.view()
    answers = tuple(
        Answer(str(view.move(one.action)), round(one.chances[verdict.seat], 3), round(one.behind, 3))
        for one in verdict.choices
    )
    name = hash_of(game.text, "puzzle").hex()[:12]
    return Puzzle(name, game.text, theme_of(game, verdict.best.action), answers, found)


def theme_of(game: Game, best: int) -> Theme:
    """What the best choice is about."""
    move = game.move(best)
    if game.last_round:
        return Theme.LAST_ROUND
    if move.tokens:
        return Theme.TOKENS
    if move.word in ("take", "decline") or (move.word == "buy" and _completes(game, best)):
        return Theme.SPECIAL
    if move.word in ("discard", "keep", "destroy", "give"):
        return Theme.DENIAL
    return Theme.PILE if move.word == "draw" else Theme.PURCHASE


def _completes(game: Game, action: int) -> bool:
    """Whether a purchase makes a special building available that was not."""
    move = str(game.move(action))
    return any(one.completes for one in previews(game.view(game.seat)) if one.move == move)


def _found_by(view: View, best: int, name: str) -> float:
    """How often a level finds the best choice."""
    level = LEVELS[name]
    times = ASKED if level.slips else 1
    return sum(LevelBot(seed, level).choose(view) == best for seed in range(times)) / times
