"""A recorded game as a story: rounds, sentences, cities, and the count at the end."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rich.console import RenderableType
from rich.rule import Rule
from rich.text import Text

from happycity.cli.game.choices import menu
from happycity.cli.game.naming import names_of
from happycity.cli.game.scoring import scoring_sheet
from happycity.cli.tables.drawing import Drawing
from happycity.rules.events import Event
from happycity.rules.history import PlayedMove, played_moves
from happycity.rules.record import Record, replay
from happycity.rules.refusals import Refusal
from happycity.rules.sheet import Sheet
from happycity.rules.standings import resigned_in, standings_of
from happycity.texts import Texts

UNTOLD = ("turn_began", "round_began", "game_over")
"""Events that the layout shows: every sentence names who acts, rounds are headings."""


class Telling:
    """A record that has been replayed."""

    def __init__(self, record: Record, texts: Texts, file: str, line: int) -> None:
        try:
            games = list(replay(record))
        except Refusal as refusal:
            refusal.facts.update(file=file, line=line)
            raise
        self.record = record
        self.first, self.last = games[0], games[-1]
        self.names = names_of(record.meta.get("players"), self.first.config.players, texts)
        self.resigned = resigned_in(record.meta, self.first.config.players)
        self.moves = tuple(played_moves(self.last))
        self._texts = texts
        self._drawing = Drawing(texts, self.names)

    def _sheet(self) -> Sheet:
        """The count; nobody who resigned has won."""
        standings = standings_of(self.last, self.resigned)
        by_coins = bool(standings.behind_on_coins)
        return replace(self.last.scores(), winners=tuple(standings.winners), by_coins=by_coins)

    # --- for people -------------------------------------------------------------------------------

    def whole(self) -> Iterator[RenderableType]:
        """The game from beginning to end."""
        yield self._title()
        if self.first.round:
            yield self._round_rule(self.first.round)
        for played in self.moves:
            yield from self._sentences(played)
            if played.after.round != played.before.round:
                if played.before.round:
                    # The next income is paid by now, so the purses are not those of the end of the round.
                    yield self._drawing.cities(played.after, purses=False)
                yield self._round_rule(played.after.round)
                yield from self._new_round(played)
        yield self._drawing.cities(self.last)
        yield Rule(self._texts.message("sheet-title"))
        yield scoring_sheet(self._sheet(), self._drawing, self.last.is_over, self.resigned)

    def one(self, number: int) -> Iterator[RenderableType]:
        """The table before a move, what could be played, and what was."""
        played = self.moves[number - 1]
        yield self._drawing.headline(played.before)
        yield self._drawing.table(played.before)
        yield menu(played.before, self._drawing)
        yield Text()
        yield from self._sentences(played)
        yield from self._new_round(played)
        yield Text(f"\n  {self._drawing.legend()}", "dim")

    def _title(self) -> RenderableType:
        config = self.first.config
        words = [", ".join(self.names), config.specials, *(["Grozilla"] if config.grozilla else [])]
        words += [config.scoring] if config.scoring != "product" else []
        words += [str(self.record.meta[key])[:40] for key in ("date", "seed") if key in self.record.meta]
        return Text(" · ".join(words), "bold")

    def _round_rule(self, number: int) -> Rule:
        return Rule(f"{self._texts.message('sheet-round')} {number}", style="bold")

    def _sentences(self, played: PlayedMove) -> Iterator[RenderableType]:
        """What a move did, up to the beginning of the next round."""
        sentences = [self._texts.event(event, self.names) for event in _this_round(played)]
        if not sentences:
            seat = played.before.seat or 0
            sentences = [f"{self.names[seat]}: {self._texts.move(played.move, seats=self.names)}"]
        for index, sentence in enumerate(sentences):
            number = "" if index else played.number
            yield Text(f"{number:>4}  ", "dim").append(sentence, "default not dim")

    def _new_round(self, played: PlayedMove) -> Iterator[RenderableType]:
        """The income at the beginning of the next round."""
        for event in played.events[len(list(_up_to_round(played))) :]:
            if event.name not in UNTOLD:
                yield Text(f"      {self._texts.event(event, self.names)}", "dim")

    # --- for programs -----------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """Moves, events and the scoring sheet."""
        return {
            "config": self.first.config.to_dict(),
            "players": self.names,
            "moves": [self.move_dict(number) for number in range(1, len(self.moves) + 1)],
            **({"resigned": sorted(self.resigned)} if self.resigned else {}),
            "sheet": self._sheet().to_dict(),
        }

    def move_dict(self, number: int) -> dict[str, Any]:
        """One move with its events."""
        played = self.moves[number - 1]
        return {
            "number": number,
            "round": played.before.round,
            "phase": played.before.phase,
            "seat": played.before.seat,
            "move": str(played.move),
            "events": [
                {**event.to_dict(), "text": self._texts.event(event, self.names)} for event in played.events
            ],
            "position": played.before.text,
        }


def _up_to_round(played: PlayedMove) -> Iterator[Event]:
    for event in played.events:
        if event.name == "round_began":
            return
        yield event


def _this_round(played: PlayedMove) -> list[Event]:
    return [event for event in _up_to_round(played) if event.name not in UNTOLD]
