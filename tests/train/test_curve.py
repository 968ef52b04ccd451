"""A picture of a training."""

import json
from pathlib import Path

from happycity.train.curve import draw_curve


def test_a_curve_is_drawn(tmp_path: Path) -> None:
    rows = [{"decisions": 1e6 * i, "value": 1 / i, "entropy": 1.2 / i, "drift": 0.004} for i in range(1, 9)]
    (tmp_path / "curve.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows))
    assert draw_curve(tmp_path).read_bytes().startswith(b"\x89PNG")
