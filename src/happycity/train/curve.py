"""How a training went, as a picture."""

from pathlib import Path

import msgspec

LINES = {
    "value": "error of the values",
    "entropy": "entropy of the choices",
    "drift": "change of the choices in an iteration",
}


def draw_curve(folder: Path) -> Path:
    """`curve.png` from `curve.jsonl`: what was told on the way, by decisions."""
    from matplotlib.figure import Figure

    rows = [msgspec.json.decode(line) for line in (folder / "curve.jsonl").read_bytes().splitlines()]
    decisions = [row["decisions"] / 1e6 for row in rows]
    figure = Figure(figsize=(7, 6), layout="constrained")
    for number, (name, title) in enumerate(LINES.items()):
        axes = figure.add_subplot(len(LINES), 1, number + 1)
        axes.plot(decisions, [row[name] for row in rows], color="#2a6f97", linewidth=1.2)
        axes.set_title(title, fontsize=10, loc="left")
        axes.grid(alpha=0.3)
    axes.set_xlabel("million decisions")
    figure.savefig(folder / "curve.png", dpi=110)
    return folder / "curve.png"
