"""Figures for Prometheus, read off the registry when they are asked for."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any, Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from kickdoor.server.tables.table_registry import TableRegistry

PROXIED: Final = (b"x-forwarded", b"x-real", b"forwarded", b"via", b"cf-")
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
    """A collector that looks at one registry."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        registry = self.registry
        for name, text in COUNTS.items():
            yield CounterMetricFamily(f"kickdoor_{name}", text, value=registry.counts[name])
        writer = registry.store.writer
        yield CounterMetricFamily(
            "kickdoor_commits", "transactions committed", value=writer.batches
        )
        yield CounterMetricFamily("kickdoor_rows", "rows written", value=writer.rows)
        yield CounterMetricFamily(
            "kickdoor_refused_writes", "writes that can never be made", value=writer.refused
        )
        yield CounterMetricFamily(
            "kickdoor_made_room",
            "connections closed to make room for others",
            value=registry.room.made,
        )
        yield GaugeMetricFamily(
            "kickdoor_live_tables", "tables in memory", value=len(registry.live)
        )
        open_now = sum(len(table.audience.connections) for table in registry.live.values())
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
        lacks = self.registry.lacks()
        for duty in (self.registry.store.writer.duty, *self.registry.duties):
            failures.add_metric([duty.name], duty.failures)
            failing.add_metric([duty.name], float(duty.name in lacks))
        for mind in (self.registry.robots.mind, self.registry.clerk):
            failures.add_metric([f"{mind.name}' process"], mind.failures)
        yield failures
        yield failing


def may_see(token: str, scope: Any) -> bool:
    """Whoever has the token; where there is none, whoever is on this machine, asks for this machine
    by its own name, and is no proxy for others.
    """
    headers: list[tuple[bytes, bytes]] = scope["headers"]
    if token:
        given = next((value for name, value in headers if name == b"authorization"), b"")
        scheme, _, rest = given.partition(b" ")
        return hmac.compare_digest(rest.strip(), token.encode()) and scheme.lower() == b"bearer"
    hosts = [value.decode("latin-1") for name, value in headers if name == b"host"]
    client = scope.get("client")
    return (
        client is not None
        and all(_is_this_machine(name) for name in (client[0], *map(_without_port, hosts)))
        and bool(hosts)
        and not any(name.startswith(PROXIED) for name, _ in headers)
    )


def _without_port(host: str) -> str:
    """The name in a Host header: `[::1]:80` is `::1`."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0]


def _is_this_machine(name: str) -> bool:
    try:
        return name.lower() == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False


def exposition(registry: TableRegistry) -> tuple[bytes, str]:
    collected = CollectorRegistry(auto_describe=False)
    collected.register(Figures(registry))
    return generate_latest(collected), CONTENT_TYPE_LATEST
