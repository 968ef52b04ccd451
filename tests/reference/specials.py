"""R5.8 to R5.11: taking a special building and what it does at once."""

from tests.reference.cards import CARDS, Card
from tests.reference.income import incomes
from tests.reference.table import CITY_SIZE, Place, Player, Table, place_colours


def available(table: Table, player: Player) -> list[str]:
    """The special buildings on the table that the player may take now."""
    if player.took_special:
        return []  # R5.9
    return [name for name in table.specials if has_room(player, CARDS[name]) and meets(player, CARDS[name])]


def has_room(player: Player, card: Card) -> bool:
    """R5.10: never an 11th card, but one that replaces a card adds none."""
    return len(player.city) < CITY_SIZE or card.effect.get("do") == "replace_last"


def meets(player: Player, card: Card) -> bool:
    """R5.8, R8.8: each card of the city stands for one card of one of its colours."""
    needs = [colour for colour, number in card.condition.items() for _ in range(number)]
    return can_fill(needs, [place_colours(player, place) for place in player.city])


def can_fill(needs: list[str], cards: list[tuple[str, ...]]) -> bool:
    """Whether every needed colour can be given a card of its own."""
    if not needs:
        return True
    for index, colours in enumerate(cards):
        if needs[0] in colours and can_fill(needs[1:], cards[:index] + cards[index + 1 :]):
            return True
    return False


def take(table: Table, seat: int, name: str) -> int | None:
    """Take the special building; returns the deck on whose pile a replaced building went, if any."""
    player, effect = table.players[seat], CARDS[name].effect
    table.specials.remove(name)
    player.took_special = True
    if effect.get("do") == "replace_last":
        return replace_last(table, player, name)
    player.city.append(Place(name))  # R5.8: the next free place
    at_once(table, seat, name)  # R5.11
    return None


def at_once(table: Table, seat: int, name: str) -> None:
    """R5.11: the immediate effect."""
    player, effect = table.players[seat], CARDS[name].effect
    match effect.get("do"):
        case "coins_per_card_now":  # R6 joke_shop; R8.12: a covered card is one card
            player.coins += int(effect["coins"]) * len(player.city)
        case "coins_for_all_now":  # R6 race_track
            for everyone in table.players:
                everyone.coins += int(effect["coins"])
        case "encore":  # R6 concert_hall
            player.coins += int(effect["times_income_now"]) * incomes(table)[seat]
        case "borrow_income":  # R6 louvre
            player.louvre = int(effect["phases"])
        case "next_card_free":  # R6 underwater_tunnel
            player.free_card = True


def replace_last(table: Table, player: Player, name: str) -> int | None:
    """R6 statue_of_liberty: the last card that is not destroyed leaves, its place is reused."""
    place = [place for place in player.city if place.destroyed_by is None][-1]
    old = CARDS[place.card]
    place.card = name
    if old.kind == "building":
        table.discards[old.deck - 1].append(old.id)
        return old.deck
    table.gone.append(old.id)  # R6: a dwelling goes back to the box
    return None
