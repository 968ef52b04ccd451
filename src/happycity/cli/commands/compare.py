"""`happycity compare`: whether one bot is better than another, in as few games as it takes to be sure."""

from typing import TYPE_CHECKING, Annotated

import typer

from happycity.cli import options
from happycity.cli.bot_list import checked_bots
from happycity.cli.faults import Fault

if TYPE_CHECKING:
    from happycity.arena.sequential import Standing
    from happycity.rules.config import Config

NAME = "compare"
EXAMPLE = "Example: happycity compare policy@training/weights.npz policy"
NOT_BETTER = 1


def run(
    newcomer: Annotated[str, typer.Argument(help="The bot that wants to be taken.")],
    other: Annotated[str, typer.Argument(help="The bot whose place it wants.")],
    players: Annotated[
        list[int] | None, typer.Option("--players", "-p", help="How many players; again for more kinds.")
    ] = None,
    specials: Annotated[
        list[str] | None, typer.Option(help="family or expert; again for both. [default: both]")
    ] = None,
    gain: Annotated[
        float, typer.Option(min=0.005, max=1, help="The gain worth having, in parts of the fair share.")
    ] = 0.04,
    deals: Annotated[int, typer.Option(min=1, help="At most so many deals of all kinds.")] = 20_000,
    seed: Annotated[str, typer.Option(help="Any text or number.")] = "1",
    processes: options.Processes = None,
    as_json: options.Json = False,
) -> None:
    """Test one bot against another: a sequential test on duplicate deals, in several kinds of games at once.

    One newcomer sits against the other bot in all other seats, in every rotation; 2 and 4 players, family
    and expert unless told. It ends as soon as the newcomer is better by the gain, or not better, with at
    most 5 % to be wrong either way. The exit status is 0 if it is better.
    """
    from happycity.arena.parallel import cores
    from happycity.arena.sequential import Trial, Verdict, compare
    from happycity.cli.commands.record import checked_seed
    from happycity.cli.terminal import print_json, screen

    first, second = _one_bot(newcomer), _one_bot(other)
    if first == second:
        raise Fault(f"{first}: is the same bot twice; name two")
    configs = _configs(players or [2, 4], specials or ["family", "expert"])
    trial = Trial(gain)
    standing = None
    with screen().status("Playing …") as status:
        for standing in compare(first, second, configs, checked_seed(seed), trial, deals, cores(processes)):
            status.update(f"{standing.deals:,} deals, evidence {standing.evidence:+.2f}")
    assert standing is not None
    if as_json:
        print_json(_told(standing, first, second))
    else:
        for kind in standing.kinds:
            name = f"{kind.config.players} players, {kind.config.specials}"
            if kind.deals:
                screen().print(f"{name:20} {kind.share:6.1%} of the victories in {kind.deals:,} deals")
        said = {
            Verdict.BETTER: f"{first} is better than {second}.",
            Verdict.NOT_BETTER: f"{first} is not better than {second} by that much.",
            Verdict.OPEN: "Not decided: allow more --deals.",
        }
        screen().print(
            f"{said[standing.verdict]} Evidence {standing.evidence:+.2f} after {standing.deals:,} deals."
        )
    if standing.verdict != Verdict.BETTER:
        raise typer.Exit(NOT_BETTER)


def _one_bot(name: str) -> str:
    bots = checked_bots([name])
    if len(bots) != 1:
        raise Fault(f"{name}: name one bot")
    return bots[0]


def _configs(players: list[int], specials: list[str]) -> "list[Config]":
    from happycity.rules.config import Config

    return [Config(number, which) for number in dict.fromkeys(players) for which in dict.fromkeys(specials)]


def _told(standing: "Standing", newcomer: str, other: str) -> dict[str, object]:
    return {
        "newcomer": newcomer,
        "other": other,
        "verdict": standing.verdict,
        "evidence": round(standing.evidence, 3),
        "kinds": [
            {
                "players": kind.config.players,
                "specials": kind.config.specials,
                "share": round(kind.share, 4) if kind.deals else None,
                "deals": kind.deals,
            }
            for kind in standing.kinds
        ],
    }
