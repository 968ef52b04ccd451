"""Whatever the dashboard and the alerts ask for is something that the server tells."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml
from prometheus_client import Metric
from prometheus_client.parser import text_string_to_metric_families

from happycity.server.metrics import Metrics

DEPLOY = Path(__file__).parents[1] / "deploy"
ENDINGS = {"counter": ("_total",), "gauge": ("",), "histogram": ("_bucket", "_count", "_sum")}
PROMETHEUS_OWN = {"le", "job", "instance"}
"""Labels that are not ours."""


def families() -> list[Metric]:
    """What the server's page tells; when a figure began is the library's own affair."""
    told = text_string_to_metric_families(Metrics().page().decode())
    return [family for family in told if not family.name.endswith("_created")]


def told_names() -> set[str]:
    """As Prometheus calls it."""
    return {family.name + ending for family in families() for ending in ENDINGS[family.type]}


def told_labels() -> set[str]:
    return {label for metric in vars(Metrics()).values() for label in getattr(metric, "_labelnames", ())}


def board() -> dict[str, Any]:
    made: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return made


def rules() -> list[dict[str, Any]]:
    made = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))
    return [rule for group in made["groups"] for rule in group["rules"]]


def expressions() -> Iterator[str]:
    yield from (target["expr"] for panel in board()["panels"] for target in panel["targets"])
    yield from (one["query"]["query"] for one in board()["templating"]["list"] if one["type"] == "query")
    yield from (rule["expr"] for rule in rules())


@pytest.mark.parametrize("expression", sorted(set(expressions())))
def test_a_question_names_what_is_told(expression: str) -> None:
    assert set(re.findall(r"\bhappycity_\w+", expression)) <= told_names()
    labels = re.findall(r"(\w+)=\"", expression) + re.findall(r"\bby \((\w+)\)", expression)
    assert set(labels) <= told_labels() | PROMETHEUS_OWN
    assert expression.count("(") == expression.count(")")


def test_the_dashboard_shows_everything_that_is_told() -> None:
    asked = " ".join(target["expr"] for panel in board()["panels"] for target in panel["targets"])
    assert [family.name for family in families() if family.name not in asked] == []


def test_panels_have_numbers_and_places_of_their_own() -> None:
    panels = board()["panels"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    taken = [cell for panel in panels for cell in cells(**panel["gridPos"])]
    assert len(set(taken)) == len(taken)
    assert max(x for x, _ in taken) < 24


def cells(x: int, y: int, w: int, h: int) -> Iterator[tuple[int, int]]:
    return ((column, row) for column in range(x, x + w) for row in range(y, y + h))


def test_prometheus_reads_the_alerts_and_asks_the_job_that_they_name() -> None:
    made = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    assert [(DEPLOY / name).is_file() for name in made["rule_files"]] == [True]
    assert [one["job_name"] for one in made["scrape_configs"]] == ["happycity"]
    named = {job for rule in rules() for job in re.findall(r'job="(\w+)"', rule["expr"])}
    assert named == {"happycity"}


def test_every_alert_says_what_is_wrong_and_stands_in_the_documentation() -> None:
    page = (DEPLOY.parent / "docs/hosting.md").read_text(encoding="utf-8")
    for rule in rules():
        assert rule["annotations"]["summary"]
        assert f"`{rule['alert']}`" in page
