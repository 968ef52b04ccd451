"""A game at one terminal: draw, ask, play, tell."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from happycity.bots import LEVELS, Bot, Reason, bot_seed
from happycity.bots import bot as bot_named
from happycity.bots.asking import ask
from happycity.cli.bot_list import bots_by_seat
from happycity.cli.faults import Fault, complain
from happycity.cli.files import writing
from happycity.cli.game.answers import Unclear, find_move
from happycity.cli.game.choices import menu
from happycity.cli.game.naming import names_of
from happycity.cli.game.scoring import scoring_sheet
from happycity.cli.tables.drawing import Drawing
from happycity.rules.cards import COLOURS
from happycity.rules.config import Config
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.moves import Move
from happycity.rules.record import record_of
from happycity.rules.refusals import Refusal
from happycity.rules.seeds import fresh_seed
from happycity.texts import Texts

KEYS = "number, move  ? help  t table  r CARD  s scores  w why  i hint  u back  q quit"


@dataclass(frozen=True, slots=True)
class Seating:
    """A game with its players."""

    game: Game
    seed: str
    human: int
    names: list[str]
    bots: dict[int, Bot]


def begin(
    config: Config,
    bots: str,
    seed: str,
    name: str,
    seat: int | None,
    position: str,
    texts: Texts,
    dice: str = "",
) -> Seating:
    """Deal, or lay out the position, which has options of its own, and seat everybody.

    `dice`: what the bots draw from, if not from the seed of the shuffles.
    """
    seed = seed or str(fresh_seed())
    game = Game.from_text(position, seed) if position else Game.new(config, seed)
    players = game.config.players
    if seat is not None and seat >= players:
        raise Fault(f"--seat {seat}: the seats of {players} players are 0 to {players - 1}")
    human = Random(f"{seed} seat").randrange(players) if seat is None else seat  # R1.5
    others = [other for other in range(players) if other != human]
    kinds = dict(zip(others, bots_by_seat(bots, players - 1), strict=True))
    names = names_of(
        [name or "Founder" if s == human else _bot_name(kinds[s], texts) for s in range(players)],
        players,
        texts,
    )
    opponents = {s: bot_named(kinds[s], bot_seed(dice or seed, s)) for s in others}
    return Seating(game, seed, human, names, opponents)


def _bot_name(bot: str, texts: Texts) -> str:
    """What a bot is called at the table."""
    return texts.level(bot) if bot in LEVELS else bot.capitalize()


class Session:
    """The conversation with the person who plays."""

    def __init__(self, table: Seating, texts: Texts, console: Console, out: str, force: bool) -> None:
        self._table, self._texts, self._console = table, texts, console
        self._out, self._force = out, force
        self._game = table.game
        self._drawing = Drawing(texts, table.names)
        self._earlier: list[Game] = []
        """The game before each of the person's decisions that can be taken back."""
        self._drawn = (-1, -1)
        """Round and turn for which the whole table was drawn."""
        self._reasons: list[tuple[int, Move, Reason]] = []
        """Why the bots chose as they did since the person's last decision: seat, move, reason."""

    def run(self) -> None:
        """Play to the end, or until the person has had enough."""
        self._say(Text(f"Seed {self._table.seed}. {self._drawing.legend()}", "dim"))
        while not self._game.is_over:
            if self._game.seat != self._table.human or len(self._game.legal_actions) == 1:
                self._play(self._other_move())
            elif not self._ask():
                return
        self._finish()

    # --- playing ----------------------------------------------------------------------------------

    def _other_move(self) -> Move:
        """A forced move, or what a bot chooses."""
        game = self._game
        if len(game.legal_actions) == 1 or game.seat is None:
            return game.legal_moves[0]
        bot, view = self._table.bots[game.seat], game.view(game.seat)
        answer = ask(bot, view)
        if answer.fault:
            self._say(Text(f"  {self._texts.refusal(answer.fault)}", "red"))
        else:
            self._reasons.append((game.seat, game.move(answer.action), bot.why(view, answer.action)))
        return game.move(answer.action)

    def _play(self, move: Move) -> None:
        before = self._game
        self._game, events = before.play(move)
        if self._game.revealed_since(before):
            self._earlier.clear()
        self._show_events(events)

    def _show_events(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.name == "round_began":
                self._say(Rule(f"{self._texts.message('sheet-round')} {event.facts['round']}", style="bold"))
            elif event.name not in ("turn_began", "game_over"):
                mine = event.seat == self._table.human
                self._say(Text(f"  {self._texts.event(event, self._table.names)}", "bold" if mine else ""))

    # --- asking -----------------------------------------------------------------------------------

    def _ask(self) -> bool:
        """One decision of the person; False if they leave."""
        self._draw()
        while True:
            answer = self._read("> ")
            if answer in ("q", "quit"):
                return self._leave()
            if self._command(answer):
                continue
            if answer in ("u", "undo"):
                if self._undo():
                    return True
                continue
            if move := self._move(answer):
                self._earlier.append(self._game)
                self._reasons.clear()
                self._play(move)
                return True

    def _draw(self) -> None:
        """The whole table at the first decision of a turn; then only what has changed."""
        game, drawing = self._game, self._drawing
        self._say(Text())
        if self._drawn != (game.round, game.turn) or game.phase in ("destroy", "copy"):
            self._say(drawing.table(game))
            self._drawn = (game.round, game.turn)
        else:
            self._say(drawing.specials(game) if game.phase == "special" else drawing.offer(game))
            self._say(drawing.summary(game.cities[self._table.human]))
        self._say(drawing.headline(game))
        self._say(menu(self._game, self._drawing))
        self._say(Text(f"  {KEYS}", "dim"))

    def _command(self, answer: str) -> bool:
        """Answer a question that is not a move."""
        word, _, rest = answer.partition(" ")
        if not answer:
            return True
        if word in ("?", "h", "help"):
            self._say(Text(f"  {self._texts.help(self._game.phase)}"), menu(self._game, self._drawing))
            self._say(Text(f"  {KEYS}", "dim"))
        elif word in ("s", "scores"):
            self._say(scoring_sheet(self._game.scores(), self._drawing, over=False))
        elif word in ("r", "rules"):
            self._tell_card(rest)
        elif word in ("w", "why"):
            self._tell_reasons()
        elif word in ("i", "hint"):
            self._hint()
        elif word in ("t", "table"):
            self._drawn = (-1, -1)
            self._draw()
        else:
            return False
        return True

    def _tell_reasons(self) -> None:
        """Why the bots moved as they did since the person's last decision."""
        names = self._table.names
        for seat, move, reason in self._reasons:
            why = self._texts.reason(reason.code, reason.facts, names)
            self._say(Text(f"  {names[seat]}: {self._texts.move(move, seats=names)}. {why}"))
        if not self._reasons:
            self._say(Text(f"  {self._texts.message('play-nobody-decided')}"))

    def _hint(self) -> None:
        """What looks best, from what the person can know."""
        from happycity.cli.game.hinting import SHOWN, hint
        from happycity.review import HINT, Judge

        view = self._game.view(self._table.human)
        verdict = Judge(HINT).verdict(view, least=SHOWN)
        self._say(*hint(view, verdict, self._texts, self._table.names))

    def _tell_card(self, name: str) -> None:
        from happycity.cli.tables.card_tables import detail
        from happycity.cli.tables.lookup import find_card

        try:
            self._say(detail(find_card(name), self._texts) if name else Text("  r and a card: r museum"))
        except Fault as fault:
            self._say(Text(f"  {fault.text}", "red"))

    def _move(self, answer: str) -> Move | None:
        """The move that is meant; None, and why, if there is none."""
        try:
            move = find_move(answer, self._game.legal_moves, self._name)
        except Unclear as unclear:
            self._say(Text(f"  which one: {', '.join(map(str, unclear.moves[:6]))}?", "red"))
            return None
        if move is None:
            self._say(Text(f"  {self._refusal(answer)}", "red"))
        return move

    def _name(self, card: str) -> str:
        return self._texts.colour(card) if card in COLOURS else self._texts.card(card)

    def _refusal(self, answer: str) -> str:
        if answer.isdigit():
            return f"{answer}: the moves are numbered 1 to {len(self._game.legal_moves)}"
        try:
            self._game.play(answer.casefold())
        except Refusal as refusal:
            return self._texts.refusal(refusal)
        return answer

    def _undo(self) -> bool:
        if not self._earlier:
            self._say(Text(f"  {self._texts.message('play-nothing-to-take-back')}", "red"))
            return False
        self._game = self._earlier.pop()
        self._say(Text(f"  {self._texts.message('play-taken-back')}", "bold"))
        return True

    # --- ending -----------------------------------------------------------------------------------

    def _leave(self) -> bool:
        file = self._read("Save the position to which file? (Enter: nowhere) ", at_end="")
        if file:
            self._save(file, f"{self._game.text}\n".encode())
            self._say(
                Text(f'  go on with: happycity play --position "$(cat {file})" --seat {self._table.human}')
            )
        return False

    def _finish(self) -> None:
        self._say(self._drawing.cities(self._game), Rule(self._texts.message("sheet-title")))
        self._say(scoring_sheet(self._game.scores(), self._drawing))
        if self._game.setup is None:
            return
        file = self._out or self._read("Save the record to which file? (Enter: nowhere) ", at_end="")
        if file:
            meta = {"seed": self._table.seed, "players": self._table.names}
            self._save(file, record_of(self._game, meta).to_json() + b"\n")

    def _save(self, file: str, content: bytes) -> None:
        try:
            with writing(file, self._force) as stream:
                stream.write(content)
        except (Fault, OSError) as problem:
            complain(problem.text if isinstance(problem, Fault) else f"{file}: {problem.strerror}")
            return
        self._say(Text(f"  written to {file}"))

    # --- the terminal -----------------------------------------------------------------------------

    def _say(self, *parts: RenderableType) -> None:
        self._console.print(*parts, sep="\n")

    def _read(self, prompt: str, at_end: str | None = None) -> str:
        """A line of input; at the end of input `at_end`, without which the game is abandoned."""
        self._console.print(prompt, end="")
        line = sys.stdin.readline()
        if not sys.stdin.isatty():
            self._console.print(line.rstrip("\n"))
        if line:
            return line.strip()
        if at_end is None:
            raise Fault("the input ended before the game did")
        return at_end
