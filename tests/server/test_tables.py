"""Tables around their games: set up, joined, left, swapped, paused, watched, played again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

import patiently
from bare_sockets import Bare
from kickdoor.client import Client, ServerError
from kickdoor.engine.words_of_play import SEXES
from kickdoor.protocol.messages import Emote, Mute, Pause
from kickdoor.protocol.table_messages import Join, SeatChange, SeatSetup, TableSetup
from kickdoor.server.running.settings import Settings
from kickdoor.server.tables.meta import OVER
from kickdoor.server.tables.setting_up.making import sex_of
from kickdoor.server.tables.setting_up.table_seats import Seating
from kickdoor.server.tables.table_registry import TableRegistry
from kickdoor.server.tables.trouble import Trouble
from live_servers import Running, Serve, against_bots, nearly_won, play_out, run

FRIENDS = TableSetup(
    seats=[SeatSetup("here", name="Ann"), SeatSetup(), SeatSetup(), SeatSetup("bot", "easy")],
    clock="none",
)


def post(server: Running, path: str, token: str = "", **body: Any) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return patiently.post(f"{server.url}/api/tables{path}", json=body, headers=headers)


async def until(client: Client, holds: Any) -> None:
    while not holds():
        await client.news(10)


def test_friends_join_by_code_and_the_host_deals(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        assert ann.info is not None
        async with ann:
            with pytest.raises(ServerError, match="2 seats are empty"):
                await ann.start()
            bob = await Client.join(server.url, ann.info.code.upper(), "Bob")
            with pytest.raises(ServerError) as taken:
                await Client.join(server.url, ann.info.code, " bob ")
            assert taken.value.code == "name-taken"
            cid = await Client.join(server.url, ann.info.code, "Cid")
            with pytest.raises(ServerError) as full:
                await Client.join(server.url, ann.info.code, "Dot")
            assert full.value.code == "table-full"
            async with bob, cid:
                with pytest.raises(ServerError) as not_host:
                    await bob.start()
                assert not_host.value.code == "not-host"
                await ann.start()
                await until(cid, lambda: cid.has_view)
                names = [m.name for m in cid.view.munchkins[:3]]
                assert names == ["Ann", "Bob", "Cid"]
                assert cid.view.you is not None
                # The shuffle is anybody's: a Hoard! is played at once and brings three (SETUP-9).
                assert len(cid.view.you.hand) in (8, 10)
                await until(ann, lambda: all(s.present for s in ann.info.seats))

    run(scene())


def test_several_people_share_one_connection(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots(people=3)) as client:
            await client.start()
            await until(client, lambda: client.has_view)
            assert client.seats == [0, 1, 2]
            hands = [client.view_of(seat).you for seat in client.seats]
            assert len({str(hand) for hand in hands}) == 3
        async with await Client.create(server.url, nearly_won(people=3)) as client:
            await client.start()
            await until(client, lambda: client.has_view)
            await play_out(client, random.Random(3))

    run(scene())


def test_a_personal_link_restores_the_seat_and_two_tabs_see_the_same(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, against_bots())
        async with ann:
            await ann.start()
            await until(ann, lambda: ann.has_view)
            async with Client(server.url, ann.table, ann.tokens, "de") as again:
                await until(again, lambda: again.has_view)
                assert again.view.you == ann.view.you
                assert again.view.asked is not None
                assert ann.view.asked is not None
                assert again.view.asked.text != ann.view.asked.text  # the same in German
                act = again.view.acts[0].act
                number = await again.act(act)
                await until(ann, lambda: ann.sequence >= number)
        async with Client(server.url, ann.table, ["not-the-key"]) as stranger:
            assert stranger.seats == []

    run(scene())


def test_the_host_swaps_bots_and_sends_people_away(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        assert ann.info is not None
        table, key = f"/{ann.info.id}", ann.tokens[0]
        bob = await Client.join(server.url, ann.info.id, "Bob")
        async with ann, bob:
            assert post(server, f"{table}/seats/2", key, kind="bot", bot="easy").status_code == 200
            assert post(server, f"{table}/seats/2", bob.tokens[0], kind="open").status_code == 403
            for name in ("os:system", "easy+greedy", "normal+hungry"):
                unknown = post(server, f"{table}/seats/2", key, kind="bot", bot=name)
                assert unknown.json()["code"] == "no-such-bot"
            greedy = post(server, f"{table}/seats/2", key, kind="bot", bot="normal+greedy")
            assert greedy.status_code == 200
            await ann.start()
            await until(bob, lambda: bob.has_view)
            assert post(server, f"{table}/seats/1", key, kind="bot").status_code == 200
            await until(bob, lambda: any(n.code == "kicked" for n in bob.notices))
            said = next(n.text for n in bob.notices if n.code == "kicked")
            assert said.startswith("Ann sends you away; a bot plays on for you.")
            with pytest.raises(ServerError):
                await bob.act("kick", seat=1)
            async with Client(server.url, ann.info.id, bob.tokens) as back:
                assert back.seats == []  # the key no longer fits
            assert post(server, f"{table}/seats/1", key, kind="open").status_code == 200
            with pytest.raises(ServerError) as begun:
                await Client.join(server.url, ann.info.id, "Dot")
            assert begun.value.code == "ask-first"

    run(scene())


def test_a_pause_needs_everyone_and_ends_with_anyone(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        assert ann.info is not None
        bob = await Client.join(server.url, ann.info.id, "Bob")
        post(server, f"/{ann.info.id}/seats/2", ann.tokens[0], kind="bot")
        async with ann, bob:
            await ann.start()
            await until(bob, lambda: bob.has_view)
            await ann.send(Pause(0))
            assert bob.info is not None
            await until(bob, lambda: bob.info.seats[0].wants_pause)
            assert bob.info.paused == ""
            await bob.send(Pause(1, wanted=False))
            no = "Bob wants no pause now."
            await until(ann, lambda: any(notice.text == no for notice in ann.notices))
            await until(ann, lambda: not ann.info.seats[0].wants_pause)
            await ann.send(Pause(0))
            await until(bob, lambda: bob.info.seats[0].wants_pause)
            await bob.send(Pause(1))
            await until(ann, lambda: ann.info.paused == "agreed")
            with pytest.raises(ServerError) as paused:
                await ann.act({"orders": {"pass": "always"}})
            assert paused.value.code == "paused"
            await bob.send(Pause(1, wanted=False))
            await until(ann, lambda: ann.info.paused == "")
            await ann.act({"orders": {"pass": "always"}})

    run(scene())


def test_a_rematch_keeps_everyone(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, nearly_won(people=3)) as client:
            early = post(server, f"/{client.table}/rematch", client.tokens[0])
            assert early.json()["code"] == "not-over"
            await client.start()
            await until(client, lambda: client.has_view)
            await play_out(client, random.Random(5))
            again = post(server, f"/{client.table}/rematch", client.tokens[1]).json()
            twice = post(server, f"/{client.table}/rematch", client.tokens[0]).json()
            assert again["id"] == twice["id"]
            await until(client, lambda: client.info and client.info.rematch == again["id"])
            async with Client(server.url, again["id"], client.tokens) as next_game:
                assert next_game.seats == client.seats
                await next_game.start()
                await until(next_game, lambda: next_game.has_view)

    run(scene())


async def in_a_registry(folder: Path, scene: Callable[[Seating], Awaitable[None]]) -> None:
    """A server's registry without a socket: what comes at once, comes at once."""
    registry = TableRegistry(Settings(db=f"sqlite:///{folder}/tables.db"))
    await registry.open()
    try:
        await scene(Seating(registry))
    finally:
        await registry.close()


def test_the_sex_one_starts_with_is_ones_own_and_a_rematch_keeps_it(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        seats = [SeatSetup("here", name="Ann", sex="female"), SeatSetup(), SeatSetup("bot", "easy")]
        made = await seating.create(TableSetup(seats=seats))
        table = await seating.registry.find(made.table.id)
        with pytest.raises(Trouble, match="male, female"):
            await seating.join(table.id, Join("Bob", "either"))
        await seating.join(table.id, Join("Bob", "female"))
        said = [seat.sex for seat in table.meta.seats]
        assert said[:2] == ["female", "female"]
        await seating.start(table.id, made.host_token)
        assert table.game is not None
        assert [SEXES[sex] for sex in table.game.table.sexes] == said
        table.meta.state = OVER
        again = await seating.rematch(table.id, made.host_token)
        assert [seat.sex for seat in again.seats] == said

    run(in_a_registry(tmp_path, scene))


def test_bots_and_whoever_says_nothing_vary_with_the_seed(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        sexes: dict[int, set[str]] = {seat: set() for seat in range(4)}
        for _ in range(24):
            made = await seating.create(against_bots(people=1))
            table = await seating.registry.find(made.table.id)
            await seating.change(table.id, 3, SeatChange("open"), made.host_token)
            await seating.join(table.id, Join("Bob"))
            for seat in made.table.seats:
                sexes[seat.seat].add(table.meta.seats[seat.seat].sex)
            drawn = [sex_of("", table.secret, seat) for seat in range(4)]
            assert [seat.sex for seat in table.meta.seats] == drawn
        assert all(found == set(SEXES) for found in sexes.values())
        assert sex_of("female", b"ab", 0) == "female"

    run(in_a_registry(tmp_path, scene))


def test_two_who_want_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(against_bots(people=3))
        (await seating.registry.find(made.table.id)).meta.state = OVER
        tokens = [key.token for key in made.keys]
        asked = [seating.rematch(made.table.id, token) for token in tokens]
        assert len({table.id for table in await asyncio.gather(*asked)}) == 1
        assert seating.registry.counts["tables_made"] == 2

    run(in_a_registry(tmp_path, scene))


def test_a_seat_that_goes_to_a_bot_is_not_taken_in_between(tmp_path: Path) -> None:
    async def scene(seating: Seating) -> None:
        made = await seating.create(FRIENDS)
        table = await seating.registry.find(made.table.id)
        await seating.join(table.id, Join("Bob"))
        await seating.join(table.id, Join("Cid"))
        swapping = seating.change(table.id, 1, SeatChange("bot"), made.host_token)
        coming = seating.join(table.id, Join("Dot"))
        _, refused = await asyncio.gather(swapping, coming, return_exceptions=True)
        assert isinstance(refused, Trouble)
        assert refused.code == "table-full"
        assert [seat.kind for seat in table.meta.seats] == ["person", "bot", "person", "bot"]
        assert 1 not in table.keys

    run(in_a_registry(tmp_path, scene))


def test_chat_is_heard_by_those_who_want_to_and_is_never_more_than_text(serve: Serve) -> None:
    server = serve(chats_per_minute=6.0)

    async def scene() -> None:
        ann = await Client.create(server.url, FRIENDS)
        assert ann.info is not None
        bob = await Client.join(server.url, ann.info.id, "<b>Bob</b>")
        cid = await Client.join(server.url, ann.info.id, "Cid")
        async with ann, bob, cid:
            await cid.send(Mute(1))
            await bob.say("<script>alert(1)</script>\x1b[31m")
            await until(ann, lambda: ann.said)
            assert ann.said[0].text == "<script>alert(1)</script>[31m"
            assert ann.said[0].name == "<b>Bob</b>"
            await bob.send(Emote(1, "gloat"))
            for _ in range(5):
                await bob.say("again")
            await until(bob, lambda: bob._trouble is not None)
            assert bob._trouble is not None
            assert bob._trouble.code == "too-fast"
            assert cid.said == []

    run(scene())


def test_spectators_see_no_hand_and_see_it_late_if_the_table_wants(serve: Serve) -> None:
    server = serve()
    setup = against_bots()
    setup.watch_delay_s = 1

    async def scene() -> None:
        ann = await Client.create(server.url, setup)
        async with ann:
            await ann.start()
            await until(ann, lambda: ann.has_view)
            async with Client(server.url, ann.table) as watcher:
                assert watcher.seats == []
                assert not watcher.has_view
                before = asyncio.get_running_loop().time()
                await until(watcher, lambda: watcher.has_view)
                assert asyncio.get_running_loop().time() - before > 0.8
                assert watcher.view.you is None
                assert watcher.view.acts == []
                with pytest.raises(ServerError) as watching:
                    await watcher.act("kick", seat=0)
                assert watching.value.code == "watching"

    run(scene())


def test_spectators_are_not_late_before_the_deal_and_are_from_then_on(serve: Serve) -> None:
    server = serve()
    setup = against_bots()
    setup.watch_delay_s = 3600

    async def scene() -> None:
        async with await Client.create(server.url, setup) as ann:
            async with Client(server.url, ann.table) as watcher:
                await ann.say("In the lobby")
                await until(watcher, lambda: watcher.said)
                await ann.start()
                await until(ann, lambda: ann.has_view)
                await ann.say("In the game")
                await until(ann, lambda: len(ann.said) == 2)
                await watcher.rest()
                assert [said.text for said in watcher.said] == ["In the lobby"]
                assert not watcher.has_view
            async with websockets.connect(server.ws) as socket:
                line = Bare(socket)
                await line.says(type="hello", table=ann.table)
                heard = await line.hears_all()
                assert [said["text"] for said in heard[0]["chat"]] == ["In the lobby"]
                assert not [m for m in heard if m["type"] in ("said", "view", "frame")]

    run(scene())


def test_my_tables_say_which_of_them_wait_for_me(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots("days")) as client:
            await client.start()
            await client.asked()
            found = patiently.post(f"{server.url}/api/tables/mine", json={"tokens": client.tokens})
            assert [(one["seat"], one["waits_for_you"]) for one in found.json()] == [(0, True)]

    run(scene())


def test_a_table_of_days_begins_with_standing_orders(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        async with await Client.create(server.url, against_bots("days")) as client:
            await client.start()
            await client.asked()
            assert client.view.you is not None
            orders = client.view.you.orders
            assert (orders.passing, orders.unless) == ("always", ["win", "me"])

    run(scene())
