"""R4: the income phase, and Arcade once more at the end (R7.2)."""

from tests.reference.income import incomes
from tests.reference.table import Table, opponents, special_effect, verb


def income_phase(table: Table) -> None:
    pay_arcade(table)  # R4.1
    income = incomes(table)  # R4.2: all on the same state
    for player, coins in zip(table.players, income, strict=True):
        player.coins += coins
    pay_louvre(table, income)  # R4.3
    pay_versailles(table)  # R4.4


def pay_arcade(table: Table) -> None:
    """R6 arcade: before each income phase and once before scoring."""
    for player in table.players:
        if verb(player) == "coins_before_income" and player.coins >= 1:
            player.coins += int(special_effect(player)["coins"])


def pay_louvre(table: Table, income: list[int]) -> None:
    """R6 louvre, R6.6: the highest income among the opponents."""
    for seat, player in enumerate(table.players):
        if player.louvre > 0:
            player.coins += max(income[other] for other in opponents(table, seat))
            player.louvre -= 1


def pay_versailles(table: Table) -> None:
    """R6 versailles: from the richest opponent, from each of them if tied, as far as they have coins."""
    for seat, player in enumerate(table.players):
        if verb(player) != "tax_richest":
            continue
        others = [table.players[other] for other in opponents(table, seat)]
        most = max(other.coins for other in others)
        for other in [other for other in others if other.coins == most]:
            tax = min(int(special_effect(player)["coins"]), other.coins)
            other.coins -= tax
            player.coins += tax
