"""R5.4 to R5.7: what may be bought, at what price, and what a purchase brings."""

from itertools import combinations_with_replacement

from tests.reference.cards import CARDS, COLOURS, FOURTH_DECK, dwellings_by_cost, of_kind
from tests.reference.table import (
    CITY_SIZE,
    Place,
    Player,
    Table,
    colour_count,
    neighbours,
    owns,
    special_effect,
    verb,
)

COINS_PER_TOKEN = 2  # R8.10
COINS_FOR_PASSING = 1  # R5.4
TOKEN_COUNTS = (3, 6)  # R8.7a

Payment = tuple[str, ...]


def price(player: Player, card_id: str) -> int:
    """R5.5: the price of the card for this player."""
    card, effect = CARDS[card_id], special_effect(player)
    if player.free_card:
        return 0  # R6 underwater_tunnel
    if verb(player) == "lowest_price_of_deck" and 1 <= card.deck < FOURTH_DECK:
        return lowest_price(card.deck)  # R6 hotdog_shop
    if verb(player) == "discount" and effect["colour"] in card.colours:
        return max(0, card.cost - int(effect["coins"]))  # R6.7
    return card.cost


def lowest_price(deck: int) -> int:
    return min(card.cost for card in of_kind("building") if card.deck == deck)


def payments(player: Player, cost: int) -> list[Payment]:
    """R8.10: the tokens that may be spent, fewer first, then in colour order; the rest is coins."""
    most = min((cost + 1) // COINS_PER_TOKEN, sum(player.tokens.values()))
    return [
        tokens
        for number in range(most + 1)
        for tokens in combinations_with_replacement(COLOURS, number)
        if all(tokens.count(colour) <= player.tokens[colour] for colour in COLOURS)
        and player.coins >= cost - COINS_PER_TOKEN * number
    ]


def on_offer(table: Table, player: Player) -> list[str]:
    """Visible buildings in slot order, then dwellings by cost, without names the city holds."""
    if len(player.city) >= CITY_SIZE:
        return []  # R5.10
    dwellings = [name for name in dwellings_by_cost() if table.dwellings[name] > 0]
    return [name for name in [*dict.fromkeys(table.visible), *dwellings] if not owns(player, name)]  # R5.6


def buy_moves(table: Table, player: Player) -> list[str]:
    moves = ["coin"]  # R5.4: always allowed
    for name in on_offer(table, player):
        for tokens in payments(player, price(player, name)):
            moves.append(" ".join(["buy", name, *(["with", *tokens] if tokens else [])]))
    return moves


def pass_for_coins(player: Player) -> None:
    """R5.4, R6 big_ben."""
    passing = verb(player) == "coins_for_passing"
    player.coins += int(special_effect(player)["coins"]) if passing else COINS_FOR_PASSING


def buy(table: Table, seat: int, name: str, tokens: Payment) -> None:
    """R5.5 to R5.7: pay, take the card, put it in the first free place."""
    player = table.players[seat]
    cost = price(player, name)
    for colour in tokens:
        player.tokens[colour] -= 1  # R8.10: out of the game
    player.coins -= max(0, cost - COINS_PER_TOKEN * len(tokens))
    player.free_card = False  # R6 underwater_tunnel: used up even by a card that costs 0
    collect_tolls(table, seat, cost)
    if name in table.visible:
        table.visible.remove(name)  # the leftmost of equal ones
    else:
        table.dwellings[name] -= 1
    player.city.append(Place(name))
    earn_tokens(table, player, name)


def collect_tolls(table: Table, buyer: int, cost: int) -> None:
    """R6 castle: tokens count as coins, never more than the price, so the price is what was paid."""
    for seat in neighbours(table, buyer):
        owner = table.players[seat]
        if verb(owner) == "toll" and cost >= special_effect(owner)["price_at_least"]:
            owner.coins += int(special_effect(owner)["coins"])


def earn_tokens(table: Table, player: Player, name: str) -> None:
    """R8.7a: the bought card is the 3rd or 6th of a colour."""
    for colour in CARDS[name].colours:
        if colour_count(player, colour) in TOKEN_COUNTS and table.tokens[colour] > 0:
            table.tokens[colour] -= 1
            player.tokens[colour] += 1
