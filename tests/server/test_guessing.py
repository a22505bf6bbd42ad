"""Codes: nobody tries them all, from one place or from many, and who sits is not shut out by it."""

from __future__ import annotations

from typing import cast

import pytest
import websockets

import patiently
from bare_sockets import Bare, post
from kickdoor.client import Client
from kickdoor.server.connections.guessing import Guesses
from kickdoor.server.connections.security import place_of
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables import keys
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from live_servers import Serve, against_bots, run

DOORS = ("table", "join", "requests", "start", "leave", "rematch", "record", "log", "hello")


def test_a_code_is_long_enough() -> None:
    settings = Settings()
    a_day = settings.guesses_in_all * 60 * 24
    codes = len(keys.ALPHABET) ** len(keys.new_code())
    assert a_day * settings.live_tables / codes < 0.01  # lobbies that are found, a day


def test_in_ipv6_a_household_is_one_address() -> None:
    assert place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::2")
    assert place_of("2001:db8:1:2::1") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:192.0.2.7") == "192.0.2.7" != place_of("192.0.2.8")
    assert place_of("local") == "local"


@pytest.mark.slow
@pytest.mark.parametrize("door", DOORS)
def test_every_door_counts_guesses_and_says_no_more_when_they_are_used_up(
    serve: Serve, door: str
) -> None:
    server = serve(guesses_per_minute=3.0)

    async def scene() -> None:
        made = await Client.create(server.url, against_bots())
        assert made.info is not None
        found = [await tried(f"nowhere{i}") for i in range(3)]
        assert found == ["no-such-table"] * 3
        assert await tried("nowhere4") == "too-many"
        assert await tried(made.info.code) == "too-many"  # the right one looks no different
        by_id = patiently.get(f"{server.url}/api/tables/{made.info.id}")
        assert by_id.status_code == 200

    async def tried(code: str) -> str:
        if door == "hello":
            async with websockets.connect(server.ws) as socket:
                await Bare(socket).says(type="hello", table=code)
                return str((await Bare(socket).hears("welcome", "error")).get("code"))
        if door in ("table", "record", "log"):
            path = code if door == "table" else f"{code}/{door}"
            return str(patiently.get(f"{server.url}/api/tables/{path}").json().get("code"))
        return str(post(server, f"/{code}/{door}", name="Eve").json().get("code"))

    run(scene())


def test_who_holds_a_key_comes_in_by_the_code_however_many_guess(serve: Serve) -> None:
    server = serve(guesses_per_minute=1.0)

    async def scene() -> None:
        made = await Client.create(server.url, against_bots())
        assert made.info is not None
        for _ in range(2):
            patiently.get(f"{server.url}/api/tables/nowhere")
        async with Client(server.url, made.info.code, made.tokens) as ann:
            assert ann.seats == [0]
        link = f"/{made.info.code}/start"
        assert post(server, link, made.tokens[0]).is_success
        assert post(server, link, "x" * 32).json()["code"] == "too-many"

    run(scene())


def test_all_addresses_together_have_a_limit_and_the_right_ones_cost_nothing() -> None:
    class Codes:
        """A registry where one code is right."""

        settings = Settings(guesses_per_minute=10, guesses_in_all=15)

        def now(self) -> float:
            return 1000.0

        def count(self, what: str) -> None:
            pass

        async def id_with(self, name: str) -> str:
            return "id" if name == "right" else ""

        @property
        def store(self) -> Codes:
            return self

        async def seats_of(self, tokens: list[str]) -> list[tuple[str, int]]:
            return []

    guesses = Guesses(cast("TableRegistry", Codes()))

    async def tried(name: str, address: str) -> str:
        try:
            return await guesses.id_of(name, address, [])
        except Trouble as trouble:
            return trouble.code

    async def scene() -> None:
        for _ in range(50):
            assert await tried("right", "a") == "id"
        assert [await tried("wrong", "a") for _ in range(11)][-2:] == ["no-such-table", "too-many"]
        assert [await tried("wrong", "b") for _ in range(6)][-2:] == ["no-such-table", "too-many"]
        assert await tried("right", "c") == "too-many"

    run(scene())
