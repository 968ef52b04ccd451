"""Bots as somebody wrote them on the command line."""

from collections.abc import Sequence

from happycity.cli.faults import Fault


def checked_bots(values: Sequence[str]) -> tuple[str, ...]:
    """The bots of all these options, each of which exists and can be started."""
    from happycity.bots import check_spec

    names = [name for value in values for name in _split(value)]
    for name in dict.fromkeys(names):
        check_spec(name)
    return tuple(names)


def bots_by_seat(bots: str, players: int) -> tuple[str, ...]:
    """The bot of each seat: the names in turn, from the first again when they run out."""
    names = checked_bots([bots])
    if len(names) > players:
        raise Fault(f"{len(names)} bots for {players} players; name at most one bot per seat")
    return tuple(names[seat % len(names)] for seat in range(players))


def _split(value: str) -> list[str]:
    from happycity.bots import COMMANDS

    if value.strip().startswith(COMMANDS):  # commas belong to the command line
        return [value.strip()]
    names = [name.strip() for name in value.split(",")]
    if not all(names):
        raise Fault(f"{value or 'no bot'}: the name of a bot is missing; write it as greedy,random")
    return names
