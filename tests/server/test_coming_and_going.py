"""Coming and going: leaving for good, tables open to anyone, games that come from elsewhere."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

import patiently
from bare_sockets import Bare, post
from kickdoor.client import Client, ServerError
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.protocol.messages import Pause
from kickdoor.protocol.table_messages import SeatInfo, SeatSetup, TableSetup
from live_servers import Running, Serve, against_bots, nearly_won, play_out, run


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
            assert [one.text for one in ann.notices if one.code == "left"] == ["Bob leaves."]
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
            told = [notice.text for notice in ann.notices if notice.code == "left"]
            assert told == ["Bob leaves; a bot plays on."]
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


def test_legal_acts_tables_are_found_by_anyone_until_they_are_over(serve: Serve) -> None:
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


@pytest.mark.parametrize("way", ["disconnects", "leaves", "is sent away", "is replaced"])
def test_a_pause_is_agreed_when_the_last_who_did_not_want_it_is_gone(
    serve: Serve, way: str
) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, friends()) as ann:
            bob = await Client.join(server.url, ann.table, "Bob")
            async with bob:
                await ann.start()
                await until(bob, lambda: bob.has_view)
                await ann.send(Pause(0))
                await until(bob, lambda: seat_of(bob, 0).wants_pause)
                if way == "leaves":
                    await bob.leave()
                elif way != "disconnects":
                    kind = "bot" if way == "is replaced" else "open"
                    post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind=kind)
            await until(ann, lambda: ann.info is not None and ann.info.paused == "agreed")

    run(scene())


def test_a_pause_ends_when_all_who_wanted_it_have_left(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, friends())
        bob = await Client.join(server.url, ann.table, "Bob")  # who never comes
        async with ann, Client(server.url, ann.table) as watcher:
            await ann.start()
            await ann.send(Pause(0))
            await until(watcher, lambda: watcher.info and watcher.info.paused)
            await ann.leave()
            await until(watcher, lambda: watcher.info and not watcher.info.paused)
        assert bob.tokens

    run(scene())


# A mute is of a person at a table.


class Ear:
    """A socket of Ann's that has muted seat 1 of a table she shares with Bea."""

    def __init__(self, server: Running, line: Bare, table: str, tokens: list[str]) -> None:
        self.server = server
        self.line = line
        self.table = table
        self.tokens = tokens

    async def hears_from(self, table: str, token: str, text: str) -> list[str]:
        """What it hears after somebody at seat 1 has said and shown something."""
        async with websockets.connect(self.server.ws) as socket:
            other = Bare(socket)
            await other.says(type="hello", table=table, tokens=[token])
            await other.says(type="chat", seat=1, text=text)
            await other.says(type="emote", seat=1, emote="laugh")
            await other.hears("emoted")
        return [m["type"] for m in await self.line.hears_all() if m["type"] in ("said", "emoted")]


def two_people(server: Running) -> tuple[str, list[str]]:
    seats = [{"kind": "here", "name": name} for name in ("Ann", "Bea")]
    made = post(server, "/", clock="none", seats=[*seats, {"kind": "bot"}]).json()
    return made["table"]["id"], [key["token"] for key in made["keys"]]


def with_muted(server: Running, scene: Callable[[Ear], Awaitable[None]]) -> None:
    async def whole() -> None:
        table, tokens = two_people(server)
        async with websockets.connect(server.ws) as socket:
            ear = Ear(server, Bare(socket), table, tokens)
            await ear.line.says(type="hello", table=table, tokens=tokens[:1])
            await ear.line.says(type="mute", seat=1)
            await ear.line.hears("welcome")
            await scene(ear)

    run(whole())


def test_a_mute_ends_at_another_table(serve: Serve) -> None:
    async def scene(ear: Ear) -> None:
        other, tokens = two_people(ear.server)
        await ear.line.says(type="hello", table=other, tokens=tokens[:1])
        await ear.line.hears("welcome")
        assert await ear.hears_from(other, tokens[1], "We have not met") == ["said", "emoted"]

    with_muted(serve(), scene)


def test_a_mute_is_not_of_who_sits_down_next(serve: Serve) -> None:
    async def scene(ear: Ear) -> None:
        assert await ear.hears_from(ear.table, ear.tokens[1], "It is Bea") == []
        post(ear.server, f"/{ear.table}/leave", ear.tokens[1])
        joined = post(ear.server, f"/{ear.table}/join", name="Cid", seat=1).json()
        token = joined["key"]["token"]
        assert await ear.hears_from(ear.table, token, "I am new") == ["said", "emoted"]

    with_muted(serve(), scene)


def test_a_mute_holds_in_the_greeting_at_the_same_table(serve: Serve) -> None:
    async def scene(ear: Ear) -> None:
        await ear.hears_from(ear.table, ear.tokens[1], "It is Bea")
        await ear.line.says(type="hello", table=ear.table, tokens=ear.tokens[:1])
        assert (await ear.line.hears("welcome"))["chat"] == []
        assert await ear.hears_from(ear.table, ear.tokens[1], "Still me") == []
        await ear.line.says(type="mute", seat=1, muted=False)
        assert await ear.hears_from(ear.table, ear.tokens[1], "At last") == ["said", "emoted"]

    with_muted(serve(), scene)
