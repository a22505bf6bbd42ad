"""Figures for Prometheus, read off the hall when they are asked for."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from kickdoor.server.hall import Hall

FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip", b"via")
COUNTS = {
    "acts": "acts made",
    "messages": "WebSocket messages received",
    "connections": "WebSocket connections accepted",
    "tables_made": "tables set up",
    "tables_loaded": "tables loaded from the disk",
    "tables_unloaded": "tables that left the memory",
    "tables_upgraded": "running tables taken over from another version",
    "tables_lost": "tables let go since the disk knew better",
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
        yield from self._duties()
        stuck = float(writer.is_stuck)
        yield GaugeMetricFamily(
            "kickdoor_storage_stuck", "1: the disk takes no writes", value=stuck
        )

    def _duties(self) -> Iterator[Metric]:
        failures = CounterMetricFamily(
            "kickdoor_failures", "turns of a task that failed", labels=["task"]
        )
        failing = GaugeMetricFamily("kickdoor_failing", "1: the task fails now", labels=["task"])
        lacks = self.hall.lacks()
        for duty in (self.hall.store.writer.duty, *self.hall.duties):
            failures.add_metric([duty.name], duty.failures)
            failing.add_metric([duty.name], float(duty.name in lacks))
        failures.add_metric(["bots' process"], self.hall.robots.mind.failures)
        yield failures
        yield failing


def may_see(token: str, scope: Any) -> bool:
    """Whoever has the token; where there is none, whoever is on this machine, and no proxy for
    others.
    """
    headers = dict(scope["headers"])
    if token:
        given = headers.get(b"authorization", b"").removeprefix(b"Bearer ")
        return hmac.compare_digest(given, token.encode())
    client = scope.get("client")
    try:
        is_here = client is not None and ip_address(client[0]).is_loopback
    except ValueError:
        is_here = False
    return is_here and not any(name in headers for name in FORWARDED)


def exposition(hall: Hall) -> tuple[bytes, str]:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(hall))
    return generate_latest(registry), CONTENT_TYPE_LATEST
