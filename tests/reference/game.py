"""The course of a game: which decision comes next, which moves it has, what they do."""

from collections.abc import Callable, Mapping
from typing import Any

from tests.reference.cards import CARDS, COLOURS, FOURTH_DECK, MARKET
from tests.reference.monsters import come, destroy, leaving, monster_effect
from tests.reference.phases import income_phase, pay_arcade
from tests.reference.purchase import buy, buy_moves, pass_for_coins
from tests.reference.specials import available, take
from tests.reference.table import Place, Player, lay_out, left_of, opponents, special_index
from tests.reference.view import is_last_round, result_view, table_view

Reshuffle = Callable[[int, list[str]], list[str]]

VISIBLE = 3  # R5.2


class ReferenceGame:
    """One game. `legal` says what may be played, `play` plays it; everything else follows from the rules."""

    def __init__(self, config: Mapping[str, Any], setup: Mapping[str, Any], reshuffle: Reshuffle) -> None:
        self.table = lay_out(config, setup)
        self.reshuffle = reshuffle
        self.round = 0
        self.active = 0  # whose turn it is
        self.bought = False  # whether that player has bought a card this turn
        self.going: list[str] = []  # monsters that still have to leave after a purchase (R8.7b)
        self._phase = "market"
        self._seat: int | None = len(self.table.players) - 1
        if config["specials"] == "family":
            self._deal_white_markets()

    # What one may ask

    @property
    def phase(self) -> str:
        return self._phase

    @property
    def seat(self) -> int | None:
        return self._seat

    @property
    def over(self) -> bool:
        return self._phase == "over"

    def legal(self) -> list[str]:
        match self._phase:
            case "market":
                return [f"market {colour}" for colour in self._markets_left()]
            case "discard":
                return ["keep", *(f"discard {name}" for name in dict.fromkeys(self.table.visible))]
            case "refill":
                return [f"draw {deck}" for deck in self._decks_to_draw()]
            case "buy":
                return buy_moves(self.table, self._decider())
            case "special":
                return ["decline", *(f"take {name}" for name in available(self.table, self._decider()))]
            case "destroy":
                places = enumerate(self._decider().city, start=1)
                return [f"destroy {number}" for number, place in places if place.destroyed_by is None]
            case "give":
                return [f"give {seat}" for seat in opponents(self.table, self.active)]
            case "copy":
                return [*(f"copy {seat}" for seat in self._seats_to_copy()), "refuse"]
            case _:
                return []

    def state(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "phase": self._phase,
            "seat": self._seat,
            "legal": self.legal(),
            **table_view(self.table, self.over),
        }

    def result(self) -> dict[str, Any]:
        if not self.over:
            raise ValueError(f"the game is not over: {self._phase} of seat {self._seat}")
        return result_view(self.table, self.round)

    # Playing a move

    def play(self, move: str) -> None:
        if move not in self.legal():
            raise ValueError(f"illegal move {move!r} in {self._phase}; legal: {self.legal()}")
        words = move.split()
        match words[0]:
            case "market":
                self._play_market(words[1])
            case "keep" | "discard":
                self._play_discard(words[1:])
            case "draw":
                self._play_draw(int(words[1]))
            case "coin" | "buy":
                self._play_buy(words[1:])
            case "decline" | "take":
                self._play_special(words[1:])
            case "destroy":
                self._play_destroy(int(words[1]))
            case "give":
                self._play_give(int(words[1]))
            case "copy" | "refuse":
                self._play_copy(words[1:])

    def _decider(self) -> Player:
        assert self._seat is not None
        return self.table.players[self._seat]

    def _turn_player(self) -> Player:
        return self.table.players[self.active]

    def _ask(self, phase: str, seat: int | None) -> None:
        self._phase, self._seat = phase, seat

    # Set-up: R2.5

    def _deal_white_markets(self) -> None:
        for player in self.table.players:
            player.market = "white"
            player.city.append(Place(MARKET))
        self._begin_round()

    def _markets_left(self) -> list[str]:
        taken = [player.market for player in self.table.players]
        return [colour for colour in COLOURS if colour not in taken]

    def _play_market(self, colour: str) -> None:
        """R2.5: the last seat chooses first, then down to seat 0."""
        self._decider().market = colour
        self._decider().city.append(Place(MARKET))
        waiting = [seat for seat, player in enumerate(self.table.players) if player.market is None]
        if waiting:
            self._ask("market", max(waiting))
        else:
            self._begin_round()

    # Rounds and turns: R3

    def _begin_round(self) -> None:
        self.round += 1
        income_phase(self.table)  # R3.1
        self._begin_turn(0)  # R3.2

    def _begin_turn(self, seat: int) -> None:
        self.active, self.bought = seat, False
        forbidden = monster_effect(self._turn_player(), "no_discard")  # R5.1, R8.9
        if self.table.visible and not forbidden:
            self._ask("discard", seat)
        else:
            self._go_on_refilling()

    def _end_turn(self) -> None:
        if self.active + 1 < len(self.table.players):
            self._begin_turn(self.active + 1)
        elif is_last_round(self.table):
            self._end_game()  # R3.3, R7.1
        else:
            self._begin_round()

    # Discard and refill: R5.1 to R5.3

    def _play_discard(self, names: list[str]) -> None:
        for name in names:
            self.table.visible.remove(name)  # the leftmost of equal ones
            deck = CARDS[name].deck
            self.table.discards[deck - 1].append(name)
            self._rebuild(deck)
        self._go_on_refilling()

    def _decks_to_draw(self) -> list[int]:
        return [number for number, deck in enumerate(self.table.decks, start=1) if deck]

    def _go_on_refilling(self) -> None:
        if len(self.table.visible) < VISIBLE and self._decks_to_draw():
            self._ask("refill", self.active)  # R5.2
        else:
            self._ask("buy", self.active)  # R5.4

    def _play_draw(self, deck: int) -> None:
        card = self.table.decks[deck - 1].pop(0)
        self._rebuild(deck)
        if CARDS[card].kind == "monster":
            self._monster_comes(self.active, card)  # R8.4
        else:
            self.table.visible.append(card)
            self._go_on_refilling()

    def _rebuild(self, deck: int) -> None:
        """R5.3: an empty deck is rebuilt at once from its discard pile; R8.3: the fourth never."""
        pile = self.table.discards[deck - 1]
        if deck == FOURTH_DECK or self.table.decks[deck - 1] or not pile:
            return
        order = list(self.reshuffle(deck, list(pile)))
        if sorted(order) != sorted(pile):
            raise ValueError(f"reshuffle of deck {deck}: {order} is no order of {pile}")
        self.table.decks[deck - 1] = order
        self.table.discards[deck - 1] = []

    # Monsters: R8.4 to R8.7

    def _monster_comes(self, seat: int, monster: str) -> None:
        hit = come(self.table, seat, monster)
        if hit is None:
            self._monster_settled()
        else:
            self._ask("destroy", hit)  # R8.6: whoever's turn it is

    def _play_destroy(self, place: int) -> None:
        destroy(self._decider(), place - 1)
        self._monster_settled()

    def _monster_settled(self) -> None:
        """Back to where the monster came from: a refill, or the purchase that drives monsters away."""
        if self.bought:
            self._next_monster_leaves()
        else:
            self._go_on_refilling()  # R8.4: the area still has to be filled

    def _next_monster_leaves(self) -> None:
        """R8.7b: one by one; one that has meanwhile destroyed a card is no longer in front and stays."""
        while self.going:
            monster = self.going.pop(0)
            if monster in self._turn_player().monsters:
                self._turn_player().monsters.remove(monster)
                self._monster_comes(left_of(self.table, self.active), monster)
                return
        self._go_to_special()

    # Buy: R5.4

    def _play_buy(self, words: list[str]) -> None:
        """`coin`, `buy name` or `buy name with tokens`."""
        if not words:
            pass_for_coins(self._turn_player())
            self._go_to_special()
            return
        buy(self.table, self.active, words[0], tuple(words[2:]))
        self.bought = True
        self.going = leaving(self._turn_player(), words[0])
        self._next_monster_leaves()

    # Special building: R5.8

    def _go_to_special(self) -> None:
        if available(self.table, self._turn_player()):
            self._ask("special", self.active)
        else:
            self._go_to_gift()

    def _play_special(self, names: list[str]) -> None:
        for name in names:
            deck = take(self.table, self.active, name)
            if deck is not None:
                self._rebuild(deck)  # R5.3, R6 statue_of_liberty
        self._go_to_gift()

    # Corgzilla's gift: R8.13

    def _go_to_gift(self) -> None:
        others = opponents(self.table, self.active)
        if monster_effect(self._turn_player(), "gift_each_turn") is None:
            self._end_turn()
        elif len(others) == 1:
            self._play_give(others[0])  # with two players there is no choice
        else:
            self._ask("give", self.active)

    def _play_give(self, seat: int) -> None:
        effect = monster_effect(self._turn_player(), "gift_each_turn")
        assert effect is not None
        self.table.players[seat].coins += int(effect["coins"])  # R8.9: from the bank
        self._end_turn()

    # End of the game: R7.2, Sphinx

    def _end_game(self) -> None:
        pay_arcade(self.table)  # R7.2
        for seat, player in enumerate(self.table.players):
            index = special_index(player)
            if index is not None and CARDS[player.city[index].card].effect.get("do") == "copy_special":
                self._ask("copy", seat)
                return
        self._ask("over", None)

    def _seats_to_copy(self) -> list[int]:
        """R6 sphinx: opponents whose special building is not destroyed."""
        assert self._seat is not None
        others = opponents(self.table, self._seat)
        return [seat for seat in others if special_index(self.table.players[seat]) is not None]

    def _play_copy(self, words: list[str]) -> None:
        """Copy the special building of this seat, or refuse and have the first one of the box."""
        if words:
            other = self.table.players[int(words[0])]
            index = special_index(other)
            assert index is not None
            self._decider().copied = other.city[index].card
        else:
            self._decider().copied = self.table.box[0] if self.table.box else None
        self._ask("over", None)
