"""`happycity train`: a net that learns by playing against itself."""

from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer

from happycity.cli import options

NAME = "train"
CLASS = options.RayAddress
EXAMPLE = "Example: happycity train --config two-cores --out training --seconds 540"


def run(
    config: Annotated[
        str, typer.Option(help="A recipe: a file, or master, further, expert or two-cores.")
    ] = "two-cores",
    out: Annotated[
        Path, typer.Option(help="Folder of checkpoint, curve and weights; goes on from there.")
    ] = Path("training"),
    seconds: Annotated[
        float, typer.Option(min=1, help="Stop after so long; the same command goes on.")
    ] = 540,
    ray: options.Ray = None,
    as_json: options.Json = False,
) -> None:
    """Learn to play by self-play (needs `happycity[train]`), in pieces that can be continued.

    The weights can be played with at any time: happycity arena policy@training/weights.npz builder
    """
    from happycity.arena.cluster import check_cluster, connected_to
    from happycity.arena.extras import check_installed
    from happycity.cli.terminal import print_json, screen
    from happycity.train.recipe import read_recipe

    recipe = read_recipe(Path(config))
    check_installed(("torch", "matplotlib"), "train")
    if ray is not None:
        check_cluster(ray)
    from happycity.train.curve import draw_curve
    from happycity.train.training import Training

    console = screen()

    def say(row: dict[str, float]) -> None:
        if as_json:
            print_json(row)
            return
        part = row["decisions"] / recipe.decisions
        speed = row["decisions"] / max(row["seconds"], 0.1)
        console.print(
            f"{part:6.1%}  {row['seconds']:7.0f} s  {row['decisions']:13,.0f} decisions ({speed:,.0f}/s)"
            f"  value {row['value']:.3f}  entropy {row['entropy']:.3f}"
        )

    with nullcontext() if ray is None else connected_to(ray) as cluster:
        training = Training(recipe, out, cluster)
        done = training.run(seconds, say)
    draw_curve(out)
    if as_json:
        print_json({"done": done, "decisions": training.decisions, "weights": str(out / "weights.npz")})
    else:
        console.print(f"{'Done' if done else 'Paused'}: {out / 'weights.npz'}")
