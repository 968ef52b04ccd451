"""A game's moves one after the other, each with the game before it and what happened."""

from collections.abc import Iterator
from dataclasses import dataclass

from happycity.codes import Code
from happycity.rules.events import Event
from happycity.rules.game import Game
from happycity.rules.moves import Move
from happycity.rules.refusals import BadRecord


@dataclass(frozen=True, slots=True)
class PlayedMove:
    """One move of a game as it was played in the end: what was taken back is no part of it."""

    number: int
    """From 1 on, as in a record."""
    before: Game
    move: Move
    after: Game
    events: tuple[Event, ...]

    @property
    def is_choice(self) -> bool:
        """Whether there was another move."""
        return len(self.before.legal_actions) > 1


def played_moves(game: Game) -> Iterator[PlayedMove]:
    """Every move since the set-up, with the rebuilds that it caused."""
    if game.setup is None:
        raise BadRecord(Code.NO_SETUP, place="setup")
    before = Game.from_setup(game.config, game.setup, stamp=game.stamp)
    for number, step in enumerate(game.steps, 1):
        after, events = before.play(step.move, order=step.rebuild.order if step.rebuild else None)
        yield PlayedMove(number, before, step.move, after, events)
        before = after
