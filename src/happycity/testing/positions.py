"""The positions in which a bot is checked, and other worlds that look the same to it."""

from itertools import count
from random import Random

from happycity.rules.cards import standard
from happycity.rules.config import Config
from happycity.rules.game import Game

DECISIONS = 25
"""With a choice, of one player in a game: fewer than there are."""
GAMES = 4
"""That a small number of positions is spread over, so that every part of a game is seen."""
RARE = {"market": 4, "special": 4, "destroy": 4, "give": 4, "copy": 1000}
"""Phases that are worth a question more often than others, and how much more."""
CURIOSITY = 0.5  # how often a random move is one of the rare kind

_COPIERS = frozenset(card.id for card in standard() if card.effect and card.effect.do == "copy_special")
_HIDDEN = ("deck", "box")


def opening(config: Config, seed: str) -> Game:
    """The beginning of a game; in expert games the special building that copies lies on the table."""
    for attempt in count():
        game = Game.new(config, f"{seed} {attempt}")
        if config.specials == "family" or not _COPIERS.isdisjoint(game.specials):
            return game
    raise AssertionError("unreachable")


def wandering(game: Game, random: Random) -> int:
    """A random action, but curious: special buildings and the fourth deck come more often."""
    actions = game.legal_actions
    if random.random() < CURIOSITY:
        rare = [action for action in actions if _is_rare(game, action)]
        actions = tuple(rare) or actions
    return random.choice(actions)


def _is_rare(game: Game, action: int) -> bool:
    move = game.move(action)
    if move.word == "take":
        return move.card in _COPIERS or _COPIERS.isdisjoint(game.specials)
    return move.word == "draw" and move.number == 4


def is_worth_asking(game: Game, positions: int, random: Random) -> bool:
    """Whether to ask here; not if the move is forced, as nobody asks a bot then."""
    if len(game.legal_actions) < 2:
        return False
    share = positions / (GAMES * DECISIONS * game.config.players)
    return random.random() < share * RARE.get(game.phase, 1)


def elsewhere(game: Game, seed: str) -> Game:
    """The same table over other hidden orders, drawn by the kernel as a bot that searches would draw them."""
    return game.imagined(seed)


def reshuffled(game: Game, random: Random) -> Game:
    """The same table over other hidden orders, shuffled in the text of the position: no kernel involved."""
    return Game.from_text(" ".join(_shuffled(word, random) for word in game.text.split(" ")))


def _shuffled(word: str, random: Random) -> str:
    key, _, value = word.partition("=")
    if not key.startswith(_HIDDEN):
        return word
    cards = value.split(",")
    random.shuffle(cards)
    return f"{key}={','.join(cards)}"
