"""What is told of the best choice of a puzzle comes true when it is played, move by move."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache

import pytest

from happycity.review import Ground, grounds_of_best, shipped_puzzles
from happycity.rules import Game

EVERY = 3
"""Each so many puzzles are looked into."""

Facts = Mapping[str, int | str]
Told = tuple[Game, str, Ground]


def all_told() -> Iterator[Told]:
    """A position, its best move, and a fact that speaks for it."""
    for puzzle in shipped_puzzles()[::EVERY]:
        game = puzzle.game
        actions = {str(game.move(one)): one for one in game.legal_actions}
        best = puzzle.answers[0].move
        for ground in grounds_of_best(game.view(), [actions[one.move] for one in puzzle.answers]):
            yield game, best, ground


@cache
def told(code: str) -> list[Told]:
    return [one for one in all_told() if one[2].code == code]


def at_the_shop(game: Game, seat: int, card: str, coins: int) -> Game:
    """The same cities, but it is this seat's turn to buy, and the card lies there."""
    words = dict(word.split("=", 1) for word in game.text.split()[1:])
    hidden = [one for deck in (1, 2, 3) for one in game.view().face_down(deck) if one != card]
    visible = [one for one in game.view().visible if one != card]
    for deck in (1, 2, 3, 4):  # what is left over lies there in card order
        words.pop(f"deck{deck}", None)
        words.pop(f"discard{deck}", None)
    shop = [*([] if card in game.view().dwellings else [card]), *visible, *hidden][:3]
    words |= {"phase": "buy", "seat": str(seat), "turn": str(seat), "visible": ",".join(shop)}
    words |= {f"{seat}.coins": str(coins)}
    return Game.from_text("hc1 " + " ".join(f"{name}={value}" for name, value in words.items()))


def after_buying(game: Game, seat: int, card: str, coins: int | None = None) -> Game | None:
    """None if the card cannot be bought."""
    purse = game.cities[seat].coins if coins is None else coins
    shop = at_the_shop(game, seat, card, purse)
    moves = [str(move) for move in shop.legal_moves if move.word == "buy" and move.card == card]
    return shop.play(moves[0])[0] if moves else None


def within_reach(game: Game, seat: int) -> frozenset[str]:
    """Special buildings that this city may take whatever it buys: no card brings them."""
    return frozenset(card for card in game.view().specials if game.view().meets_condition(seat, card))


def points_after(game: Game, seat: int, besides: frozenset[str] = frozenset()) -> int:
    """With the best special building that can be taken now, `besides` these."""
    legal = game.legal_moves if game.seat == seat else []
    takes = [str(move) for move in legal if move.word == "take" and move.card not in besides]
    return max([game.cities[seat].points, *(game.play(take)[0].cities[seat].points for take in takes)])


def purse_at_their_turn(game: Game, seat: int) -> int:
    """Those who come later in the round have no income before (R3.1)."""
    city = game.cities[seat]
    return city.coins if seat > game.turn else city.coins + city.income


def is_true_of_the_deck(game: Game, facts: Facts, is_so: Callable[[str], bool]) -> bool:
    face_down = game.view().face_down(int(facts["deck"]))
    often = sum(number for card, number in face_down.items() if is_so(card))
    return (often, face_down.total()) == (facts["some"], facts["cards"])


def better_cards(game: Game, facts: Facts) -> bool:
    seat = game.seat or 0
    here = [*game.view().visible, *(card for card, left in game.view().dwellings.items() if left)]
    bought = [after for card in here if (after := after_buying(game, seat, card))]
    without = within_reach(game, seat)
    most = max([game.cities[seat].points, *(points_after(after, seat, without) for after in bought)])

    def is_better(card: str) -> bool:
        after = after_buying(game, seat, card)
        return after is not None and points_after(after, seat, without) > most

    return is_true_of_the_deck(game, facts, is_better)


def cards_with_hearts(game: Game, facts: Facts) -> bool:
    seat = game.seat or 0

    def brings_hearts(card: str) -> bool:
        after = after_buying(game, seat, card)
        return after is not None and after.cities[seat].hearts > game.cities[seat].hearts

    return is_true_of_the_deck(game, facts, brings_hearts)


def cards_too_dear(game: Game, facts: Facts) -> bool:
    to = int(facts["to"])
    purse = purse_at_their_turn(game, to)
    return is_true_of_the_deck(game, facts, lambda card: after_buying(game, to, card, purse) is None)


def denied(game: Game, facts: Facts) -> bool:
    to = int(facts["to"])
    after = after_buying(game, to, str(facts["card"]), purse_at_their_turn(game, to))
    assert after is not None
    if "special" in facts:
        return f"take {facts['special']}" in map(str, after.legal_moves)
    before = game.cities[to]
    if "coins" in facts:
        return after.cities[to].income - before.income == facts["coins"]
    points = points_after(after, to, within_reach(game, to))
    return (before.points, points) == (facts["before"], facts["after"])


def stays(game: Game, facts: Facts) -> bool:
    seat = game.seat or 0
    after = after_buying(game, seat, str(facts["card"]))
    assert after is not None
    points = points_after(after, seat, within_reach(game, seat))
    return (game.cities[seat].points, points) == (facts["before"], facts["after"])


def cannot_be_bought(game: Game, facts: Facts) -> bool:
    return after_buying(game, game.seat or 0, str(facts["card"])) is None


def nothing_brings_points(game: Game, facts: Facts) -> bool:
    seat = game.seat or 0
    return points_after(game, seat) == game.cities[seat].points


def is_missing(game: Game, facts: Facts) -> bool:
    special, seat, view = str(facts["special"]), game.seat or 0, game.view()
    assert f"take {special}" not in map(str, game.legal_moves)
    met = view.pips_met(seat, special)
    wanted = view.card(special).condition
    return sum(max(0, wanted[colour] - met[colour]) for colour in wanted) == facts["missing"]


def are_free(game: Game, facts: Facts) -> bool:
    return 10 - len(game.cities[game.seat or 0].cards) == facts["places"]


def is_asked_for(game: Game, facts: Facts) -> bool:
    conditions = [game.view().card(special).condition for special in game.view().specials]
    return sum(condition.get(str(facts["colour"]), 0) for condition in conditions) == facts["count"]


HOLDS: Mapping[str, Callable[[Game, Facts], bool]] = {
    "deck-better": better_cards,
    "deck-hearts": cards_with_hearts,
    "deck-dear": cards_too_dear,
    "denies-special": denied,
    "denies-points": denied,
    "denies-income": denied,
    "stays": stays,
    "goes": cannot_be_bought,
    "no-gain": nothing_brings_points,
    "waits": is_missing,
    "place": are_free,
    "market": is_asked_for,
}


@pytest.mark.deep
@pytest.mark.parametrize("code", HOLDS)
def test_what_is_told_comes_true(code: str) -> None:
    assert told(code), "no puzzle tells it"
    for game, best, ground in told(code):
        assert HOLDS[code](game, ground.facts), (game.text, best, ground)


def test_coins_at_once_are_in_the_purse() -> None:
    for game, best, ground in told("at-once"):
        seat = game.seat or 0
        after = game.play(best)[0]
        paid = after.cities[seat].income if after.round > game.round else 0  # R4.2: as a round begins
        gained = after.cities[seat].coins - paid - game.cities[seat].coins
        assert gained == ground.facts["coins"], (game.text, best, ground)


def test_coins_that_are_left_are_there_in_the_next_turn() -> None:
    assert told("leaves")
    for game, best, ground in told("leaves"):
        seat, after = game.seat or 0, game.play(best)[0]
        city = after.cities[seat]
        then = city.coins if after.round > game.round else city.coins + city.income
        assert then == ground.facts["coins"], (game.text, best, ground)
