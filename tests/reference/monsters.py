"""R8: monsters come, pass on, destroy, and weigh on a city."""

from tests.reference.cards import CARDS, Effect
from tests.reference.table import Player, Table, left_of, standing


def monsters_on(player: Player) -> list[str]:
    """R8.9, R8.11: monsters in front of the city and on its destroyed cards count alike."""
    return player.monsters + [place.destroyed_by for place in player.city if place.destroyed_by]


def monster_symbols(player: Player, symbol: str) -> int:
    return sum(int(CARDS[monster].effect.get(symbol, 0)) for monster in monsters_on(player))


def monster_effect(player: Player, do: str) -> Effect | None:
    """The effect of the monster that does this to the player, if one does."""
    for monster in monsters_on(player):
        if CARDS[monster].effect.get("do") == do:
            return CARDS[monster].effect
    return None


def monster_colour(monster: str) -> str:
    return CARDS[monster].colours[0]


def come(table: Table, seat: int, monster: str) -> int | None:
    """R8.5: the monster comes to a player. Returns the seat that has to destroy a card, if any."""
    colour = monster_colour(monster)
    while table.players[seat].tokens[colour] > 0:
        table.players[seat].tokens[colour] -= 1  # R8.5: must be spent, leaves the game
        seat = left_of(table, seat)
    player = table.players[seat]
    player.monsters.append(monster)
    had_one = len(player.monsters) > 1
    return seat if had_one and standing(player) else None  # R8.6: nothing left to destroy: both stay


def destroy(player: Player, index: int) -> None:
    """R8.6: the monster that was there first covers the card."""
    place = player.city[index]
    place.destroyed_by = player.monsters.pop(0)
    if CARDS[place.card].special:  # R6, order at the end: it loses everything still to come
        player.free_card = False
        player.louvre = 0


def leaving(player: Player, card: str) -> list[str]:
    """R8.7b: the monsters in front whose colour the bought card has, in order of arrival."""
    return [monster for monster in player.monsters if monster_colour(monster) in CARDS[card].colours]
