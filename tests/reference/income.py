"""R4.2, R6.1 to R6.3: the income of every city."""

from collections.abc import Mapping

from tests.reference.cards import CARDS
from tests.reference.monsters import monster_symbols
from tests.reference.table import (
    Player,
    Table,
    card_at,
    colour_count,
    colours_at,
    opponents,
    special_effect,
    special_index,
    standing,
    verb,
)


def city_symbols(player: Player, symbol: str) -> int:
    """What is printed on the cards that are not destroyed, monsters included, without effects."""
    printed = sum(CARDS[place.card].printed(symbol) for place in standing(player))
    return printed + monster_symbols(player, symbol)


def incomes(table: Table, copied_from: Mapping[int, int] | None = None) -> list[int]:
    """R4.2: the income of each seat; copied_from says whose place a Pyramid copies (end of the game only)."""
    chosen = copied_from or {}
    bare = [income_without_barber(table, seat, chosen) for seat in range(len(table.players))]
    return [max(0, bare[seat] + barber_bonus(table, seat, bare)) for seat in range(len(table.players))]


def barber_bonus(table: Table, seat: int, bare: list[int]) -> int:
    """R6 barber: incomes raised to 0 and without any Barber are compared; R4.2: added before raising."""
    player = table.players[seat]
    if verb(player) != "lowest_income":
        return 0
    raised = [max(0, income) for income in bare]
    lowest = all(raised[seat] < raised[other] for other in opponents(table, seat))
    return int(special_effect(player)["income"]) if lowest else 0


def income_without_barber(table: Table, seat: int, copied_from: Mapping[int, int]) -> int:
    player = table.players[seat]
    return city_symbols(player, "income") + effect_income(table, seat, copied_from)


def effect_income(table: Table, seat: int, copied_from: Mapping[int, int]) -> int:
    """The income symbols that the special building's text brings, Barber apart."""
    player = table.players[seat]
    effect = special_effect(player)
    each = int(effect.get("income", 0))
    match verb(player):
        case "per_own_colour":  # R6 bakery, bowling_alley, sushi_bar
            return each * colour_count(player, effect["colour"])
        case "per_colour_before":  # R6 billiards
            return each * most_different(colours_before(player))
        case "fewest_colour":  # R6 escape_room
            return each if has_fewest(table, seat, effect["colour"]) else 0
        case "per_heart_inhabitant_pair":  # R6 organic_market
            return each * max(0, min(city_symbols(player, "hearts"), city_symbols(player, "inhabitants")))
        case "copy_previous_place":  # R6 art_gallery
            return copied_before(player, "income")
        case "copy_neighbour_place" if seat in copied_from:  # R6 pyramid_of_khufu
            return copied_beside(table, seat, copied_from[seat], "income")
        case _:
            return 0


def colours_before(player: Player) -> list[tuple[str, ...]]:
    """The colours of each card in the places before the special building."""
    return [colours_at(player, index) for index in range(special_index(player) or 0)]


def most_different(cards: list[tuple[str, ...]], had: tuple[str, ...] = ()) -> int:
    """R6 billiards: the most different colours if each card stands for one of its colours."""
    if not cards:
        return len(had)
    without = most_different(cards[1:], had)
    news = [colour for colour in cards[0] if colour not in had]
    return max([without, *(most_different(cards[1:], (*had, colour)) for colour in news)])


def has_fewest(table: Table, seat: int, colour: str) -> bool:
    counts = [colour_count(player, colour) for player in table.players]
    return all(counts[seat] <= counts[other] for other in opponents(table, seat))


def copied_before(player: Player, symbol: str) -> int:
    """R6 art_gallery: the symbols of the card in the place before; nothing if that is destroyed."""
    index = special_index(player)
    card = None if index is None else card_at(player, index - 1)
    return card.printed(symbol) if card else 0


def copied_beside(table: Table, seat: int, neighbour: int, symbol: str) -> int:
    """R6 pyramid_of_khufu: the symbols of the neighbour's card at the same place, if not special."""
    index = special_index(table.players[seat])
    card = None if index is None else card_at(table.players[neighbour], index)
    return card.printed(symbol) if card and not card.special else 0
