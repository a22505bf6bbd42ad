"""Nobody is waited for who is not here, and what becomes of people is said by name: a bot that is
let play, a seat that is freed, whoever was sent away, the next host, a pause.
"""

from __future__ import annotations

import asyncio

import pytest

from bare_sockets import post
from kickdoor.client import Client
from kickdoor.engine import PlayCard
from kickdoor.protocol import messages as m
from kickdoor.protocol.table_messages import SeatSetup, TableSetup
from kickdoor.words.book import book
from kickdoor.words.refusal import refusal
from live_servers import Serve, run
from simulated import SimulatedTable, people_and_bots, simulate

FRIENDS = TableSetup(
    seats=[SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup(), SeatSetup("bot", "easy")],
    clock="none",
)


DRESSING = """
edition = "munchkin"
phase = "opening"
turn = "P0"
[players.P0]
hand = ["warrior", "elf"]
[players.P1]
hand = ["cleric"]
[players.P2]
"""


async def heard(client: Client, code: str) -> str:
    """The sentence of a notice, once it is told."""
    while not (found := [one.text for one in client.notices if one.code == code]):
        await client.news(10)
    return found[-1]


async def troubled(client: Client) -> str:
    """The code of the error that comes."""
    while client._trouble is None:
        await client.news(10)
    code, client._trouble = client._trouble.code, None
    return code


def is_present(client: Client, seat: int) -> bool:
    return client.info is not None and client.info.seats[seat].present


async def three(server_url: str) -> tuple[Client, Client, Client]:
    ann = await Client.create(server_url, FRIENDS)
    bob = await Client.join(server_url, ann.table, "Bob")
    return ann, bob, await Client.join(server_url, ann.table, "Cid")


def test_the_host_lets_a_bot_play_for_whoever_is_gone_until_they_are_back(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, cid = await three(server.url)
        async with ann, cid:
            async with bob:
                await ann.start()
                await ann.send(m.LetPlay(1))
                assert await troubled(ann) == "seat-taken"
            while is_present(cid, 1):
                await cid.news(10)
            await cid.send(m.LetPlay(1))
            assert await troubled(cid) == "not-host"
            await ann.send(m.LetPlay(1))
            assert await heard(cid, "away") == "Ann lets a bot play for Bob, until Bob is back."
            assert cid.info is not None
            while not cid.info.seats[1].away:
                await cid.news(10)
            async with Client(server.url, ann.table, bob.tokens) as again:
                assert await heard(cid, "back") == "Bob is back."
                assert again.seats == [1]

    run(scene())


def test_where_the_host_is_gone_whoever_sits_may_let_a_bot_play(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, cid = await three(server.url)
        async with bob, cid, Client(server.url, ann.table) as watcher:
            async with ann:
                await ann.start()
            while is_present(cid, 0):
                await cid.news(10)
            await watcher.send(m.LetPlay(0))
            assert await troubled(watcher) == "not-host"
            await cid.send(m.LetPlay(0))
            assert await heard(bob, "away") == "Cid lets a bot play for Ann, until Ann is back."

    run(scene())


def test_a_bot_that_is_let_play_acts_without_a_clock() -> None:
    async def scene() -> None:
        table = SimulatedTable(people_and_bots(3, prepared=DRESSING))
        table.live.begin()
        game = table.live.game
        assert game is not None
        table.eyes[0].leave()
        await asyncio.sleep(100.0)
        assert game.is_asked(0)  # the clock of this table leaves him much longer
        assert game.is_opening
        table.live.players.let_play(0, 1)
        await asyncio.sleep(10.0)
        assert not game.is_asked(0)
        table.stop()

    simulate(scene())


def test_what_becomes_of_people_is_said_by_name(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, cid = await three(server.url)
        async with ann, bob, cid:
            await ann.start()
            seats, key = f"/{ann.table}/seats", ann.tokens[0]
            assert post(server, f"{seats}/3", key, kind="open").status_code == 200
            assert (await heard(bob, "freed")).endswith("until then the bot plays on.")
            assert post(server, f"{seats}/2", key, kind="open").status_code == 200
            async with Client(server.url, ann.table, cid.tokens) as back:
                told = await heard(back, "sent-away")
                assert (
                    told == "Ann has sent you away from this table; you may ask for a seat again."
                )
            await ann.leave()
            assert await heard(bob, "host") == "Ann has left: you are the host now."

    run(scene())


def test_a_pause_and_its_end_are_somebodys(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann, bob, cid = await three(server.url)
        async with ann, bob, cid:
            await ann.start()
            for one, seat in ((ann, 0), (bob, 1), (cid, 2)):
                await one.send(m.Pause(seat))
            assert (await heard(ann, "paused")).endswith("agrees: the table is paused.")
            await bob.send(m.Pause(1, wanted=False))
            assert await heard(ann, "resumed") == "Bob ends the pause: the table goes on."

    run(scene())


def test_that_somebody_watches_stands_in_the_log_once() -> None:
    async def scene() -> None:
        table = SimulatedTable(people_and_bots(3))
        table.live.begin()
        for _ in range(2):
            watcher = type(table.eyes[0])(table.live, [])
            await asyncio.sleep(1.0)
            watcher.leave()
        assert [one.code for one in table.meta.noted] == ["watched"]
        assert table.eyes[0].notices() == []  # nobody is interrupted
        table.stop()

    simulate(scene())


@pytest.mark.parametrize("language", ["en", "de"])
def test_who_is_not_dressing_yet_is_told_who_is(language: str) -> None:
    async def scene() -> None:
        table = SimulatedTable(people_and_bots(3, prepared=DRESSING))
        table.live.begin()
        game = table.live.game
        assert game is not None
        [card] = game.view(1).hands[1]
        why = game.why_not(1, PlayCard(card))
        assert why is not None
        assert (why.code, why.rule) == ("others-dress", "SETUP-7")
        assert refusal(book(language), game, why).startswith("P0 ")
        table.stop()

    simulate(scene())


def test_a_dressing_that_ends_by_itself_is_told() -> None:
    async def scene() -> None:
        table = SimulatedTable(
            people_and_bots(3, prepared=DRESSING.replace('"warrior", "elf"', ""))
        )
        table.live.begin()
        await asyncio.sleep(10.0)
        assert table.eyes[0].told("dressed") == [
            "There is nothing left that you could lay out: you are dressed."
        ]
        assert table.eyes[1].told("dressed") == []
        table.stop()

    simulate(scene())
