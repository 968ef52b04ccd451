"""R7: hearts, inhabitants and points, as if the game were scored now."""

from dataclasses import dataclass

from tests.reference.cards import Effect
from tests.reference.income import city_symbols, copied_before, copied_beside, incomes
from tests.reference.table import (
    ROW,
    Player,
    Table,
    colour_count,
    colours_at,
    left_of,
    neighbours,
    opponents,
    special_effect,
    special_index,
    verb,
)


@dataclass(frozen=True)
class Score:
    """What a city is worth if the owner looks at this neighbour (R6.6)."""

    neighbour: int
    hearts: int
    inhabitants: int
    points: int


def score(table: Table, seat: int) -> Score:
    """R6.6: the neighbour with whom the owner has the highest final points; ties: left."""
    choices = [score_with(table, seat, neighbour) for neighbour in neighbours(table, seat)]
    best = max(choice.points for choice in choices)
    return next(choice for choice in choices if choice.points == best)


def score_with(table: Table, seat: int, neighbour: int) -> Score:
    hearts = total(table, seat, neighbour, "hearts")  # R7.3
    inhabitants = total(table, seat, neighbour, "inhabitants")
    points = hearts + inhabitants if table.scoring == "sum" else hearts * inhabitants  # R7.4, R7.6
    return Score(neighbour, hearts, inhabitants, adjusted(table, seat, points))


def adjusted(table: Table, seat: int, points: int) -> int:
    """R7.4: then Concert hall, then Japanese garden."""
    player = table.players[seat]
    effect = special_effect(player)
    if verb(player) == "encore" and effect["lose_income_at_end"]:
        points -= end_incomes(table)[seat]
    if verb(player) == "double_points_below" and points < effect["points"]:
        points *= 2
    return points


def end_incomes(table: Table) -> list[int]:
    """The incomes at the end of the game: a Pyramid copies the income of the neighbour it looks at."""
    pyramids = [seat for seat, player in enumerate(table.players) if verb(player) == "copy_neighbour_place"]
    return incomes(table, {seat: score(table, seat).neighbour for seat in pyramids})


def total(table: Table, seat: int, neighbour: int, symbol: str) -> int:
    return city_symbols(table.players[seat], symbol) + effect_symbols(table, seat, neighbour, symbol)


def effect_symbols(table: Table, seat: int, neighbour: int, symbol: str) -> int:
    """The hearts or inhabitants that the special building's text brings (R6)."""
    player = table.players[seat]
    effect = special_effect(player)
    each = int(effect.get(symbol, 0))
    otherwise = int(effect.get(f"{symbol}_otherwise", 0))
    match verb(player):
        case "replace_last" | "coins_for_all_now":  # R6 statue_of_liberty, race_track
            return each
        case "per_own_colour":  # R6 wind_turbine
            return each * colour_count(player, effect["colour"])
        case "per_left_neighbour_colour":  # R6 machu_picchu
            return each * colour_count(table.players[left_of(table, seat)], effect["colour"])
        case "per_neighbour_colour":  # R6 stonehenge, leaning_tower_of_pisa
            return each * colour_count(table.players[neighbour], effect["colour"])
        case "without_colour":  # R6 parthenon, red_square
            return each if colour_count(player, effect["colour"]) == 0 else 0
        case "poorer_than_neighbours":  # R6 taj_mahal
            return each if is_poorer(table, seat) else otherwise
        case "next_two_same_colour":  # R6 great_wall
            return each if next_two_share(player) else otherwise
        case "most_colour":  # R6 burger_shop, mayan_pyramid
            return most_colour(table, seat, effect, symbol)
        case "small_city":  # R6 moai
            return small_city(player, effect, symbol)
        case "adjacent_same_colour":  # R6 golden_gate
            return adjacent_same_colour(player, effect, symbol)
        case "copy_previous_place":  # R6 art_gallery
            return copied_before(player, symbol)
        case "copy_neighbour_place":  # R6 pyramid_of_khufu
            return copied_beside(table, seat, neighbour, symbol)
        case _:
            return 0


def is_poorer(table: Table, seat: int) -> bool:
    income = end_incomes(table)
    return all(income[seat] < income[neighbour] for neighbour in neighbours(table, seat))


def next_two_share(player: Player) -> bool:
    index = special_index(player) or 0
    first, second = colours_at(player, index + 1), colours_at(player, index + 2)
    return any(colour in second for colour in first)


def most_colour(table: Table, seat: int, effect: Effect, symbol: str) -> int:
    counts = [colour_count(player, effect["colour"]) for player in table.players]
    highest_other = max(counts[other] for other in opponents(table, seat))
    if counts[seat] > highest_other:
        return int(effect.get(symbol, 0))
    tied = counts[seat] == highest_other
    return int(effect.get(f"{symbol}_if_tied" if tied else f"{symbol}_otherwise", 0))


def small_city(player: Player, effect: Effect, symbol: str) -> int:
    """R6 moai; R8.12: a covered card and its monster are one card."""
    if len(player.city) < effect["exactly"]:
        return int(effect.get(f"{symbol}_if_fewer", 0))
    return int(effect.get(symbol, 0)) if len(player.city) == effect["exactly"] else 0


def adjacent_same_colour(player: Player, effect: Effect, symbol: str) -> int:
    around = [
        colour for index in adjacent(special_index(player) or 0) for colour in colours_at(player, index)
    ]
    most = max((around.count(colour) for colour in around), default=0)
    if most >= 3:
        return int(effect["three"].get(symbol, 0))
    return int(effect["two"].get(symbol, 0)) if most == 2 else 0


def adjacent(index: int) -> list[int]:
    """R5.7: the places (from 0) left, right and in the other row; 5 and 6 are not adjacent."""
    row, column = divmod(index, ROW)
    beside = [row * ROW + other for other in (column - 1, column + 1) if 0 <= other < ROW]
    return [*beside, (1 - row) * ROW + column]


def winners(points: list[int], coins: list[int]) -> list[int]:
    """R7.5: most points, then most coins, then shared."""
    standings = list(zip(points, coins, strict=True))
    return [seat for seat, result in enumerate(standings) if result == max(standings)]
