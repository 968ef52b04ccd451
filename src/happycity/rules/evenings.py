"""Club evenings: one secret decides every deal of an evening (docs/fairness.md)."""

from happycity.rules.seeds import hash_of


def round_secret(evening_secret: str, number: int) -> str:
    """Of a round in which all tables play the same deal: who knows it knows nothing of the other rounds."""
    return hash_of(evening_secret, f"round {number}").hex()


def table_secret(evening_secret: str, number: int, table: int) -> str:
    """Of one table of a round in which every table has a deal of its own."""
    return hash_of(evening_secret, f"round {number} table {table}").hex()


def round_bot_seed(evening_secret: str, number: int) -> str:
    """What the bots of a round draw from: in the same place they do the same at every table."""
    return hash_of(evening_secret, f"bots {number}").hex()[:32]


def lots_of(evening_secret: str) -> str:
    """What decides among seats that are as good as each other."""
    return hash_of(evening_secret, "lots").hex()
