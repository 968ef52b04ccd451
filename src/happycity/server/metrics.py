"""Figures of operation for Prometheus; several processes of one server add theirs up in a shared folder."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

SHARED_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names it; the library reads it when it is loaded."""


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.moves = Counter("happycity_moves", "Entries stored in game logs.", ["by"], registry=registry)
        self.acknowledged = Histogram(
            "happycity_acknowledge_seconds",
            "From receiving an intent to its acknowledgement, after the commit.",
            buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=registry,
        )
        self.refused = Counter("happycity_refused", "Refusals, by code.", ["code"], registry=registry)
        self.faults = Counter(
            "happycity_faults", "Connections that ended by a fault of the server.", registry=registry
        )
        self.sockets = Gauge(
            "happycity_sockets", "Open WebSockets.", multiprocess_mode="livesum", registry=registry
        )
        self.rooms = Gauge(
            "happycity_rooms",
            "Games held by server processes.",
            multiprocess_mode="livesum",
            registry=registry,
        )
        self.tables = Gauge(
            "happycity_tables",
            "Tables in the database, by status.",
            ["status"],
            multiprocess_mode="livemostrecent",
            registry=registry,
        )
        self.bots_waiting = Gauge(
            "happycity_bots_waiting",
            "Bots that wait to think.",
            multiprocess_mode="livesum",
            registry=registry,
        )
        self.thinking = Histogram(
            "happycity_thinking_seconds",
            "How long bots think about a move.",
            buckets=(0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
            registry=registry,
        )
        self.finished = Counter("happycity_games_finished", "Games played to the end.", registry=registry)
        self.notices = Counter(
            "happycity_notices",
            "Messages to people without an open page: sent, put off (the other side is down), or given up.",
            ["channel", "outcome"],
            registry=registry,
        )
        self.requests = Counter(
            "happycity_requests", "HTTP requests.", ["method", "status"], registry=registry
        )
        self.writes_waiting = Gauge(
            "happycity_writes_waiting", "Writes that wait.", multiprocess_mode="livesum", registry=registry
        )

    def page(self) -> bytes:
        """The figures as Prometheus reads them."""
        if SHARED_FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]  # untyped library
        return generate_latest(together)
