"""Asking for a seat: of all people seated in mid-game, of the host before the deal."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
import websockets

from bare_sockets import Bare, post
from evenings import Evening, evening, refused
from kickdoor.client import Client
from kickdoor.protocol.table_messages import Join, SeatChange, SeatSetup, TableSetup
from kickdoor.server.running.rounds import Rounds
from kickdoor.server.tables import keys
from kickdoor.server.tables.pace.players import ABSENT_S
from live_servers import Serve, run


def test_a_seat_in_the_game_is_given_when_all_people_seated_agree(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await refused(e.seating.join(e.table.id, Join("Dot")), "ask-first")
        await refused(e.seating.join(e.table.code, Join("Dot")), "ask-first")
        request = await e.ask("Dot")
        for name in ("Ann", "Bob"):
            await e.answer(name, request)
            assert e.seat_of("Dot") == []
            assert e.table.meta.seats[3].kind == "bot"
        await e.answer("Cid", request)
        assert e.seat_of("Dot") == [3]
        assert e.table.meta.seats[3].kind == "person"
        assert e.table.info().requests == []

    evening(tmp_path, scene)


def test_one_no_ends_it_and_strangers_have_no_say(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot")
        await refused(e.answer("nobody's key", request), "bad-token")
        await refused(e.answer("Dot", request), "bad-token")
        await e.answer("Bob", request, agree=False)
        await refused(e.answer("Ann", request), "no-such-request")
        await e.send_away(2)
        request = await e.ask("Eve", 2)
        await refused(e.answer("Cid", request), "bad-token")

    evening(tmp_path, scene)


def test_the_host_cannot_empty_a_seat_and_sit_down_at_it(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await e.send_away(1)
        ann = e.tokens["Ann"]
        await refused(e.seating.join(e.table.id, Join("Ann again")), "ask-first")
        await refused(e.ask("Ann again", 1, ann), "was-seated")
        request = await e.ask("Somebody", 1)  # another browser: then Cid has a say
        await e.answer("Ann", request)
        assert e.seat_of("Somebody") == []

    evening(tmp_path, scene)


def test_who_leaves_has_no_say_and_no_word_is_passed_on(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot", 3)
        await e.answer("Bob", request)
        await e.seating.leave(e.table.id, e.tokens["Bob"])
        assert e.table.meta.requests[0].agreed == []
        await e.answer("Ann", request)
        assert e.seat_of("Dot") == []
        await e.seating.leave(e.table.id, e.tokens["Cid"])  # the last who had not agreed
        assert e.seat_of("Dot") == [3]
        await e.seating.leave(e.table.id, e.tokens["Ann"])
        assert e.table.meta.host == 3
        request = await e.ask("Ann again", 0, e.tokens["Ann"])
        assert e.seat_of("Ann again") == []
        await e.answer("Dot", request)
        assert e.seat_of("Ann again") == [0]

    evening(tmp_path, scene)


def test_one_seat_is_given_once_and_requests_have_an_end(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await refused(e.ask("bob"), "name-taken")
        await refused(e.ask("Dot", 1), "seat-taken")
        await refused(e.ask("Dot", 5), "no-such-seat")
        first, second = await e.ask("Dot", 3), await e.ask("Eve", 3)
        await e.ask("Fay")
        await e.ask("Gus")
        await refused(e.ask("Hal"), "too-many")
        for name in ("Ann", "Bob", "Cid"):
            await e.answer(name, first)
        assert e.seat_of("Dot") == [3]
        assert e.table.meta.requests == []
        await refused(e.answer("Ann", second), "no-such-request")
        await refused(e.ask("Hal"), "table-full")

    evening(tmp_path, scene)


def test_one_address_takes_one_place_of_those_who_wait(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        first = await e.ask("Dot", place="10.0.0.1")
        await refused(e.ask("Eve", place="10.0.0.1"), "too-many")
        await e.ask("Fay", place="10.0.0.2")
        assert "10.0.0" not in e.table.meta.to_json()
        await e.answer("Ann", first, agree=False)
        await e.ask("Eve", place="10.0.0.1")

    evening(tmp_path, scene)


def test_who_asks_may_think_better_of_it(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot")
        await e.seating.leave(e.table.id, e.tokens["Dot"])
        await refused(e.answer("Ann", request), "no-such-request")

    evening(tmp_path, scene)


def test_before_the_deal_the_host_approves_where_the_table_wants_it(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await refused(e.seating.join(e.table.code, Join("Bob")), "ask-first")
        bob, cid = await e.ask("Bob"), await e.ask("Cid")
        await e.answer("Ann", bob)
        assert e.seat_of("Bob") == [1]
        await refused(e.answer("Bob", cid), "bad-token")
        await e.answer("Ann", cid, agree=False)
        assert e.seat_of("Cid") == []
        assert e.table.meta.seats[2].kind == "open"
        await e.ask("Dot")
        await e.send_away(2, "bot")
        await e.seating.start(e.table.id, e.tokens["Ann"])
        assert e.table.meta.requests == []

    evening(tmp_path, scene, is_dealt=False, approve=True)


def test_where_nobody_need_be_asked_nobody_is(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await refused(e.ask("Bob"), "sit-down")

    evening(tmp_path, scene, is_dealt=False)


def test_nobody_sits_down_at_a_game_that_is_over(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot")
        e.table._end()
        await refused(e.answer("Ann", request), "no-such-request")
        await refused(e.ask("Eve"), "over")

    evening(tmp_path, scene)


def test_requests_outlive_a_restart(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot")
        await e.answer("Ann", request)
        e.seating.registry.unload(e.table)
        await e.seating.registry.store.writer.write([])
        e.table = await e.seating.registry.find(e.table.id)
        for name in ("Bob", "Cid"):
            await e.answer(name, request)
        assert e.seat_of("Dot") == [3]
        assert await e.seating.registry.store.keys(e.table.id) == e.table.keys
        assert e.table.keys[3] == keys.hashed(e.tokens["Dot"])

    evening(tmp_path, scene)


def test_whoever_waits_at_a_closed_table_sees_the_hand_when_it_is_theirs(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        setup = TableSetup(
            seats=[SeatSetup("here", name="Ann"), *[SeatSetup("bot", "easy")] * 2],
            clock="none", watch=False,
        )  # fmt: skip
        made = post(server, "/", **msgspec.to_builtins(setup)).json()
        table, ann = made["table"]["id"], made["host_token"]
        post(server, f"/{table}/start", ann)
        asked = post(server, f"/{table}/requests", name="Dot").json()
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=table, tokens=[asked["key"]["token"]])
            welcome = await line.hears("welcome")
            assert (welcome["seats"], welcome["request"]) == ([], asked["request"])
            await line.says(type="sync")
            assert not [m for m in await line.hears_all() if m["type"] in ("view", "frame")]
            answer = post(server, f"/{table}/requests/{asked['request']}", ann, agree=True)
            assert answer.is_success
            assert (await line.hears("welcome"))["seats"] == [1]
            view = (await line.hears("view"))["view"]
            assert view["seat"] == 1
            assert view["you"]["hand"]

    run(scene())


def test_a_table_that_wants_to_ask_its_host_who_has_left_asks_nobody(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        first = await e.ask("Bob")
        await e.seating.leave(e.table.id, e.tokens["Ann"])
        assert e.seat_of("Bob"), "whoever asked while there was a host need not wait for one"
        assert e.table.is_host([e.tokens["Bob"]])
        await refused(e.seating.join(e.table.id, Join("Cid")), "ask-first")
        await e.answer("Bob", await e.ask("Cid"))
        assert e.seat_of("Cid")
        for name in ("Bob", "Cid"):
            await e.seating.leave(e.table.id, e.tokens[name])
        await e.seating.join(e.table.id, Join("Dot"))
        assert first == 1

    evening(tmp_path, scene, is_dealt=False, approve=True)


def test_a_game_that_all_have_left_is_taken_over_by_who_comes(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for name in ("Ann", "Bob", "Cid"):
            await e.seating.leave(e.table.id, e.tokens[name])
        await e.ask("Dot", 1)
        assert e.seat_of("Dot") == [1]
        assert e.table.is_host([e.tokens["Dot"]])
        await e.ask("Eve", 2)
        assert not e.seat_of("Eve"), "there is somebody to ask again"

    evening(tmp_path, scene)


def test_a_game_that_all_have_left_does_not_wait_for_a_host_without_a_seat(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        names = [await e.seating.join(e.table.id, Join(name)) for name in ("Ann", "Bob", "Cid")]
        await e.seating.start(e.table.id, e.tokens["Ann"])
        for joined in names:
            await e.seating.leave(e.table.id, joined.key.token)
        await e.ask("Dot", 1)
        assert e.seat_of("Dot") == [1]

    evening(tmp_path, scene, is_dealt=False, seats=[SeatSetup() for _ in range(3)])


def test_who_still_waits_at_the_deal_is_told_that_it_is_over(serve: Serve) -> None:
    server = serve()

    async def scene() -> None:
        setup = TableSetup(
            seats=[SeatSetup("here"), SeatSetup(), SeatSetup("bot", "easy")], approve=True
        )
        ann = await Client.create(server.url, setup)
        key = post(server, f"/{ann.table}/requests", name="Dot").json()["key"]["token"]
        async with websockets.connect(server.ws) as socket:
            line = Bare(socket)
            await line.says(type="hello", table=ann.table, tokens=[key])
            await line.hears("welcome")
            post(server, f"/{ann.table}/seats/1", ann.tokens[0], kind="bot")
            post(server, f"/{ann.table}/start", ann.tokens[0])
            while (await line.hears("notice"))["code"] != "declined":
                pass

    run(scene())


def test_a_bot_at_a_seat_that_was_anothers_has_a_name_and_a_sex_of_its_own(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        ann, seats = e.tokens["Ann"], e.table.meta.seats
        await e.seating.change(e.table.id, 1, SeatChange("bot"), ann)  # one that was kept for Zed
        await e.seating.change(e.table.id, 2, SeatChange("open"), ann)
        await e.seating.join(e.table.id, Join("Ada", seat=2))
        await e.seating.change(e.table.id, 3, SeatChange("bot"), ann)
        assert len({seat.name for seat in seats}) == 4
        assert all(seat.sex for seat in seats)
        await e.seating.start(e.table.id, ann)

    kept = [SeatSetup("here", name="Ann"), SeatSetup(name="Zed"), SeatSetup("bot", name="Ada")]
    evening(tmp_path, scene, is_dealt=False, seats=[*kept, SeatSetup(name="Bram")])


def test_a_seat_that_was_kept_for_somebody_who_came_to_another_is_still_dealt(
    tmp_path: Path,
) -> None:
    async def scene(e: Evening) -> None:
        ann = e.tokens["Ann"]
        await e.seating.join(e.table.id, Join("Zed", seat=2))
        await e.seating.change(e.table.id, 1, SeatChange("bot"), ann)
        await e.seating.start(e.table.id, ann)
        assert len({seat.name for seat in e.table.meta.seats}) == 3

    kept = [SeatSetup("here", name="Ann"), SeatSetup(name="Zed"), SeatSetup()]
    evening(tmp_path, scene, is_dealt=False, seats=kept)


OPEN_TABLE = [SeatSetup(), SeatSetup(), SeatSetup("bot", "easy")]  # its host has no seat


async def joe_and_kim(e: Evening) -> None:
    """They sit down, and the cards are dealt."""
    for name in ("Joe", "Kim"):
        e.tokens[name] = (await e.seating.join(e.table.id, Join(name))).key.token
    await e.seating.start(e.table.id, e.tokens["Ann"])


def test_a_host_who_has_sent_all_away_does_not_get_a_hand(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        await joe_and_kim(e)
        for seat in (0, 1):
            await e.send_away(seat, "bot")
        for seat in (0, 1, 2, -1):
            await refused(e.ask("Host", seat, e.tokens["Ann"]), "nobody-to-ask")
            await refused(e.ask("Stranger", seat), "nobody-to-ask")

    evening(tmp_path, scene, is_dealt=False, watch=False, seats=OPEN_TABLE)


@pytest.mark.parametrize("last", ["is sent away", "leaves"])
def test_a_request_lapses_when_the_host_has_sent_away_who_could_agree(
    tmp_path: Path, last: str
) -> None:
    async def scene(e: Evening) -> None:
        await joe_and_kim(e)
        await e.send_away(0)
        await e.ask("Host", 0, e.tokens["Ann"])
        if last == "leaves":
            await e.seating.leave(e.table.id, e.tokens["Kim"])
        else:
            await e.send_away(1)
        assert e.seat_of("Host") == []
        assert e.table.meta.requests == []

    evening(tmp_path, scene, is_dealt=False, watch=False, seats=OPEN_TABLE)


def test_sending_somebody_away_is_nobodys_yes(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot", 3)
        for name in ("Ann", "Bob"):
            await e.answer(name, request)
        await e.send_away(2)
        assert e.seat_of("Dot") == []
        for name in ("Ann", "Bob"):
            await e.answer(name, request)
        assert e.seat_of("Dot") == [3], "they are asked anew, and agree"

    evening(tmp_path, scene)


def test_a_host_who_gives_his_own_seat_to_a_bot_has_sent_nobody_away(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for name in ("Bob", "Cid"):
            await e.seating.leave(e.table.id, e.tokens[name])
        await e.send_away(0)
        await e.ask("Dot", 1)
        assert e.seat_of("Dot") == [1]

    evening(tmp_path, scene)


def test_who_was_sent_away_is_let_in_again_by_all_and_the_hand_stays_the_seat_s(
    tmp_path: Path,
) -> None:
    """TABLE-7: no hand is dealt anew, and who sits takes no other seat."""

    async def scene(e: Evening) -> None:
        game = e.table.game
        assert game is not None
        hands = [sorted(game.view(seat).hand) for seat in range(4)]
        await e.send_away(1)
        await refused(e.ask("Cid too", 1, e.tokens["Cid"]), "was-seated")
        old = e.tokens["Bob"]
        request = await e.ask("Bob again", 3, old)  # a bot's, which is another hand than his
        await e.answer("Ann", request)
        assert e.seat_of("Bob again") == []
        await e.answer("Cid", request)
        assert e.seat_of("Bob again") == [3]
        assert e.table.seats_for([old]) == []
        assert [sorted(game.view(seat).hand) for seat in range(4)] == hands

    evening(tmp_path, scene)


def test_who_left_is_not_let_in_where_nobody_is_left_to_agree(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for name in ("Ann", "Bob", "Cid"):
            await e.seating.leave(e.table.id, e.tokens[name])
        await refused(e.ask("Ann again", 1, e.tokens["Ann"]), "was-seated")
        await e.ask("Dot", 1)
        assert e.seat_of("Dot") == [1]

    evening(tmp_path, scene)


def test_whoever_is_given_a_seat_goes_by_the_name_they_asked_under(tmp_path: Path) -> None:
    """And the log says that the two are one munchkin."""

    async def scene(e: Evening) -> None:
        was = e.table.meta.seats[3].name
        request = await e.ask("Dot", 3)
        for name in ("Ann", "Bob", "Cid"):
            await e.answer(name, request)
        assert e.table.meta.seats[3].name == "Dot"
        assert e.table.game is not None
        assert e.table.game.names[3] == "Dot"
        [one] = e.table.meta.noted
        assert (one.code, one.seat, one.values) == ("took-over", 3, {"who": "Dot", "whom": was})

    evening(tmp_path, scene)


def gone_for_long(e: Evening, seat: int) -> None:
    e.table.players.gone_since[seat] = e.table.registry.now() - ABSENT_S


def test_the_seat_of_somebody_who_is_gone_may_be_asked_for_and_the_others_agree(
    tmp_path: Path,
) -> None:
    async def scene(e: Evening) -> None:
        old = e.tokens["Bob"]
        await refused(e.ask("Bob", 1), "seat-taken")  # his line has only just gone
        gone_for_long(e, 1)
        request = await e.ask("Bob", 1)  # by his own name, from another browser
        for name in ("Ann", "Cid"):
            assert e.seat_of("Bob") == []
            await e.answer(name, request)
        assert e.seat_of("Bob") == [1]
        assert e.table.seats_for([old]) == []
        assert e.table.meta.seats[1].name == "Bob"

    evening(tmp_path, scene)


def test_who_comes_back_before_his_seat_is_given_has_his_say(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        gone_for_long(e, 1)
        request = await e.ask("Dot", 1)
        await e.answer("Ann", request)
        e.table.players.came([1])
        await e.answer("Cid", request)
        assert e.seat_of("Dot") == []
        await e.answer("Bob", request, agree=False)
        await refused(e.answer("Ann", request), "no-such-request")

    evening(tmp_path, scene)


def test_nobody_is_given_the_seat_of_the_only_person_without_a_yes(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for name in ("Bob", "Cid"):
            await e.seating.leave(e.table.id, e.tokens[name])
        gone_for_long(e, 0)
        await refused(e.ask("Ann", 0), "nobody-else")

    evening(tmp_path, scene)


def test_a_seat_that_one_of_two_left_is_not_given_when_the_other_leaves_too(
    tmp_path: Path,
) -> None:
    async def scene(e: Evening) -> None:
        await e.seating.leave(e.table.id, e.tokens["Cid"])
        gone_for_long(e, 1)
        await e.ask("Dot", 1)
        await e.seating.leave(e.table.id, e.tokens["Ann"])
        assert e.seat_of("Dot") == []
        assert e.table.seats_for([e.tokens["Bob"]]) == [1]

    evening(tmp_path, scene)


def test_nobody_waits_for_the_word_of_somebody_who_is_not_here(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        gone_for_long(e, 1)
        gone_for_long(e, 2)
        request = await e.ask("Dot", 1)
        await e.answer("Ann", request)
        assert e.seat_of("Dot") == [1]

    evening(tmp_path, scene)


def test_who_goes_while_somebody_waits_for_his_word_is_not_waited_for(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        request = await e.ask("Dot")
        for name in ("Ann", "Bob"):
            await e.answer(name, request)
        rounds = Rounds(e.seating.registry)
        await rounds.look_at_newcomers()
        assert e.seat_of("Dot") == []
        gone_for_long(e, 2)
        await rounds.look_at_newcomers()
        assert e.seat_of("Dot") == [3]

    evening(tmp_path, scene)


def test_where_nobody_is_here_a_request_waits(tmp_path: Path) -> None:
    async def scene(e: Evening) -> None:
        for seat in range(3):
            gone_for_long(e, seat)
        request = await e.ask("Dot", 3)
        await e.answer("Ann", request)
        await Rounds(e.seating.registry).look_at_newcomers()
        assert e.seat_of("Dot") == []
        for name in ("Bob", "Cid"):
            await e.answer(name, request)
        assert e.seat_of("Dot") == [3]

    evening(tmp_path, scene)
