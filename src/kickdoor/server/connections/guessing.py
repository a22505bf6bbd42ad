"""Codes of tables, and how often somebody may be wrong about one: one limit for HTTP and sockets,
for an address and for all addresses together.

A guess is taken before anybody looks, and given back to whoever was right: who has none left learns
nothing. Whoever holds a seat's key is let in by that, however many others guess. The long id of a
table is beyond guessing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from kickdoor.server.connections.costs import Bucket, Buckets
from kickdoor.server.tables import keys
from kickdoor.server.tables.trouble import Trouble

if TYPE_CHECKING:
    from kickdoor.server.tables.table_registry import TableRegistry


class Guesses:
    """What may still be guessed."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        one, all = registry.settings.guesses_per_minute, registry.settings.guesses_in_all
        self._by_address = Buckets(one / 60, one)
        self._in_all = Bucket(all / 60, all)

    async def id_of(self, name: str, address: str, tokens: Sequence[str]) -> str:
        """The id of the table that somebody names by its id or code."""
        name = name.strip().lower()
        if len(name) == keys.ID_LENGTH:
            return name
        if not self._take(address):
            return await self._id_by_keys(name, tokens)
        id = await self.registry.id_with(name)
        if not id:
            self.registry.count("guesses")
            raise Trouble("no-such-table")
        self._give_back(address)
        return id

    def _take(self, address: str) -> bool:
        now = self.registry.now()
        if not self._by_address.take(address, now):
            return False
        if self._in_all.take(now):
            return True
        self._by_address.take(address, now, -1.0)
        return False

    def _give_back(self, address: str) -> None:
        now = self.registry.now()
        self._by_address.take(address, now, -1.0)
        self._in_all.take(now, -1.0)

    async def _id_by_keys(self, name: str, tokens: Sequence[str]) -> str:
        """By the keys alone: how long that takes says nothing about the code."""
        hashed = [keys.hashed(token) for token in tokens]
        for id, _ in await self.registry.store.seats_of(hashed):
            row = await self.registry.store.table(id)
            if row is not None and row["code"] == name:
                return id
        raise Trouble("too-many")
