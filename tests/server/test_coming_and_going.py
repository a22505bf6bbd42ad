"""Coming and going: leaving for good, tables open to anyone, games that come from elsewhere."""

from __future__ import annotations

import random
from typing import Any

import pytest

import patiently
from kickdoor.client import Client, ServerError
from kickdoor.engine.game import Game
from kickdoor.engine.record import Record
from kickdoor.wire.setup import SeatInfo, SeatSetup, TableSetup
from live_servers import Serve, against_bots, nearly_won, play_out, run


def friends() -> TableSetup:
    seats = [SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup("bot", "easy")]
    return TableSetup(seats=seats, clock="none")


def seat_of(client: Client, seat: int) -> SeatInfo:
    assert client.info is not None
    return client.info.seats[seat]


async def until(client: Client, holds: Any) -> None:
    while not holds():
        await client.news(10)


def test_who_leaves_before_the_deal_leaves_an_open_seat(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, friends()) as ann:
            bob = await Client.join(server.url, ann.table, "Bob")
            await until(ann, lambda: seat_of(ann, 1).name == "Bob")
            await bob.leave()
            await until(ann, lambda: seat_of(ann, 1).kind == "open")
            assert seat_of(ann, 1).name == ""
            with pytest.raises(ServerError, match="One seat is empty"):
                await ann.start()
            with pytest.raises(ServerError) as gone:
                await bob.leave()
            assert gone.value.code == "bad-token"
            again = await Client.join(server.url, ann.table, "Bob")
            assert again.tokens != bob.tokens

    run(scene())


def test_who_leaves_a_game_is_played_for_and_somebody_else_may_take_over(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, friends()) as ann:
            bob = await Client.join(server.url, ann.table, "Bob")
            async with bob:
                await ann.start()
                await until(bob, lambda: bob.has_view)
                hand = bob.view.you
                await bob.leave()
                await until(bob, lambda: -1 in bob._trackers)  # he may still watch
                assert bob._trackers[-1].view.you is None  # type: ignore[union-attr]
            await until(ann, lambda: seat_of(ann, 1).kind == "open")
            assert any(notice.code == "left" for notice in ann.notices)
            assert ann.view.munchkins[1].name == "Bob"  # the munchkin stays who it is
            async with Client(server.url, ann.table, bob.tokens) as stranger:
                assert stranger.seats == []
            async with await Client.ask_for_seat(server.url, ann.table, "Cid") as cid:
                assert cid.seats == []
                await until(ann, lambda: ann.info is not None and ann.info.requests)
                assert ann.info is not None
                await ann.answer(ann.info.requests[0].number, True)
                await until(cid, lambda: cid.seats == [1] and cid.has_view)
                assert cid.view.you is not None
                assert hand is not None
                assert cid.view.you.hand == hand.hand  # nobody has acted yet

    run(scene())


def test_listed_tables_are_found_by_anyone_until_they_are_over(serve: Serve) -> None:
    server = serve()

    def listed() -> list[tuple[str, str]]:
        found = patiently.get(f"{server.url}/api/tables/").json()
        return [(one["title"], one["state"]) for one in found]

    async def scene() -> None:
        setup = nearly_won()
        setup.title, setup.listed = "Friday", True
        await Client.create(server.url, against_bots())  # private, as most are
        assert listed() == []
        async with await Client.create(server.url, setup) as client:
            assert listed() == [("Friday", "lobby")]
            await client.start()
            assert listed() == [("Friday", "playing")]
            await play_out(client, random.Random(1))
            await until(client, lambda: client.info and client.info.state == "over")
            assert listed() == []

    run(scene())


def test_a_game_begun_elsewhere_is_imported_and_played_on(serve: Serve) -> None:
    """One file holds a game: from the terminal to the table, and out again after the end."""
    server = serve()
    game = Game.new(["Ann", "Bob", "Cid"], seed=3)
    rng = random.Random(3)
    for _ in range(40):
        who, _, _ = game.waiting[0]
        game.apply(who, rng.choice(game.legal(who)))

    async def scene() -> None:
        text = game.record.to_json()
        made = patiently.post(f"{server.url}/api/tables/import", content=text.encode()).json()
        assert made["table"]["state"] == "playing"
        tokens = [made["keys"][0]["token"]]
        async with Client(server.url, made["table"]["id"], tokens) as client:
            await until(client, lambda: client.has_view)
            assert client.view.munchkins[0].level == game.table.levels[0]
            early = patiently.get(f"{server.url}/api/tables/{client.table}/record")
            assert early.json()["code"] == "not-over"  # a record has every secret
            await play_out(client, rng)
            whole = Record.from_json(await client.record())
        assert Game.replay(whole).is_over
        assert len(whole.acts) > 40

    run(scene(), 120)
