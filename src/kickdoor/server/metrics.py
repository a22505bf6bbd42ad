"""Figures for Prometheus, read off the hall when they are asked for."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from kickdoor.server.hall import Hall

COUNTS = {
    "acts": "acts made",
    "messages": "WebSocket messages received",
    "connections": "WebSocket connections accepted",
    "tables_made": "tables set up",
    "tables_loaded": "tables loaded from the disk",
    "tables_unloaded": "tables that left the memory",
    "tables_upgraded": "running tables taken over from another version",
    "games_begun": "games dealt",
    "broken": "messages that broke something on our side",
    "games_over": "games played to the end",
}


class Figures:
    """A collector that looks at one hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[Metric]:
        hall = self.hall
        for name, text in COUNTS.items():
            yield CounterMetricFamily(f"kickdoor_{name}", text, value=hall.counts[name])
        writer = hall.store.writer
        yield CounterMetricFamily(
            "kickdoor_commits", "transactions committed", value=writer.batches
        )
        yield CounterMetricFamily("kickdoor_rows", "rows written", value=writer.rows)
        yield GaugeMetricFamily("kickdoor_live_tables", "tables in memory", value=len(hall.live))
        open_now = sum(len(table.audience.connections) for table in hall.live.values())
        yield GaugeMetricFamily(
            "kickdoor_open_connections", "connections at tables", value=open_now
        )
        stuck = float(writer.is_stuck)
        yield GaugeMetricFamily(
            "kickdoor_storage_stuck", "1: the disk takes no writes", value=stuck
        )


def exposition(hall: Hall) -> tuple[bytes, str]:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(hall))
    return generate_latest(registry), CONTENT_TYPE_LATEST
