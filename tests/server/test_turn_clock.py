"""What the turn clock does for people who sit still, on a clock that jumps: it answers what is
asked, and neither binds anybody to a deal nor spends a card.
"""

from __future__ import annotations

import asyncio

from kickdoor.engine import (
    AskForHelp,
    DeclareFight,
    DeclineOffer,
    Game,
    KickDoor,
    OfferTrade,
    words_of_play as w,
)
from kickdoor.server.tables.pace.clock import AFTER_ANSWER_S
from simulated import SimulatedTable, people_and_bots, simulate

TURN_S = 180.0  # of the friendly clock
SCENE = """
edition = "munchkin"
doors = ["net-troll"]
turn = "P0"
[players.P0]
level = 7
play = ["leather-armor"]
hand = ["1000-gold-pieces", "lame-goblin"]
[players.P1]
level = 5
[players.P2]
"""


def laid() -> SimulatedTable:
    table = SimulatedTable(people_and_bots(3, clock="friendly", prepared=SCENE), seed=1)
    table.live.begin()
    return table


def game_of(table: SimulatedTable) -> Game:
    assert table.live.game is not None
    return table.live.game


def kinds(table: SimulatedTable, seat: int) -> list[str]:
    return [line.kind for line in table.eyes[seat].tracker.log]


def test_nobody_comes_to_a_deal_by_sitting_still() -> None:
    """TABLE-5: what is offered for a whole turn and not answered is declined."""

    async def scene() -> None:
        table = laid()
        await asyncio.sleep(0.5)
        armor = game_of(table).view(0).in_play[0][0]
        table.act(0, OfferTrade(1, give=(armor,), want=()))
        await asyncio.sleep(TURN_S + 1)
        assert game_of(table).offers == ()
        assert "Traded" not in kinds(table, 1)
        assert game_of(table).view(0).in_play[0] == (armor,)
        table.stop()

    simulate(scene())


def test_who_waits_for_an_answer_keeps_his_own_time_until_he_has_it() -> None:
    """A fighter who has asked somebody is not made to run while that one thinks."""

    async def scene() -> None:
        table = laid()
        await asyncio.sleep(0.5)
        table.act(0, KickDoor())
        await asyncio.sleep(TURN_S / 2)
        table.act(0, AskForHelp(1, treasures=1, picks=(1,)))
        await asyncio.sleep(TURN_S - 1)  # his own time would be over for a minute and a half
        assert game_of(table).is_fighting
        assert [o.to for o in game_of(table).offers] == [1]
        await asyncio.sleep(2)
        assert game_of(table).offers == ()  # declined by the clock
        assert game_of(table).is_fighting
        await asyncio.sleep(AFTER_ANSWER_S)
        table.stop()

    simulate(scene())


def test_who_reads_a_counter_offer_keeps_his_time_and_has_some_left_after_it() -> None:
    """To and fro between two people is nobody's own time, however long each of them thinks."""

    async def scene() -> None:
        table = laid()
        await asyncio.sleep(TURN_S - 20)
        armor = game_of(table).view(0).in_play[0][0]
        table.act(0, OfferTrade(1, give=(armor,), want=()))
        await asyncio.sleep(60)
        table.act(1, OfferTrade(0, give=(), want=(armor,)))  # in the place of his answer
        await asyncio.sleep(60)  # the clock of the table counts for the answer alone
        clock, _ = table.live.clock.shown(game_of(table), table.live.registry.now())
        assert clock is not None
        assert clock.seats == [0]
        assert clock.left >= 100_000
        assert [one.maker for one in game_of(table).offers] == [1]
        table.act(0, DeclineOffer(1))
        await asyncio.sleep(AFTER_ANSWER_S - 2)
        assert table.eyes[0].told("time-over") == []
        await asyncio.sleep(TURN_S)
        assert table.eyes[0].told("time-over") == ["Your time was over: you kicked the door open."]
        table.stop()

    simulate(scene())


def test_nobody_holds_a_table_up_by_offering_for_ever() -> None:
    async def scene() -> None:
        table = laid()
        await asyncio.sleep(0.5)
        armor = game_of(table).view(0).in_play[0][0]
        for _ in range(4):
            if "DoorKicked" not in kinds(table, 0):
                table.act(0, OfferTrade(1, give=(armor,), want=()))
            await asyncio.sleep(TURN_S + 1)
        assert "DoorKicked" in kinds(table, 0)
        table.stop()

    simulate(scene())


def test_a_turn_that_nobody_plays_is_kicked_looted_and_ended_with_the_hand_as_it_was() -> None:
    async def scene() -> None:
        table = laid()
        await asyncio.sleep(0.5)
        hand = set(game_of(table).view(0).hands[0])
        await asyncio.sleep(TURN_S * 8)
        assert "DoorKicked" in kinds(table, 0)
        assert "TurnBegan" in kinds(table, 0)
        assert hand <= set(game_of(table).view(0).hands[0])
        table.stop()

    simulate(scene())


def test_whose_time_was_over_is_told_what_was_done_for_him_and_nobody_else() -> None:
    async def scene() -> None:
        table = laid()
        await asyncio.sleep(0.5)
        armor = game_of(table).view(0).in_play[0][0]
        table.act(0, OfferTrade(1, give=(armor,), want=()))
        await asyncio.sleep(TURN_S + 1)
        assert table.eyes[1].told("time-over") == ["Your time was over: you declined."]
        assert table.eyes[0].told("time-over") == []  # while he waited his own time stood still
        await asyncio.sleep(TURN_S)
        assert table.eyes[0].told("time-over") == ["Your time was over: you kicked the door open."]
        assert table.eyes[2].told("time-over") == []
        table.stop()

    simulate(scene())


ASKED = """
edition = "munchkin"
doors = ["potted-plant"]
turn = "P0"
[players.P0]
level = 5
[players.P1]
hand = ["magic-missile"]
[players.P2]
"""


def in_a_wait(clock: str = "none") -> SimulatedTable:
    """P1 could play something into the wait; P2 could not, and is not asked."""
    table = SimulatedTable(people_and_bots(3, clock=clock, prepared=ASKED), seed=1)
    table.live.begin()
    table.act(0, KickDoor())
    return table


def test_who_let_a_window_pass_is_told_and_who_was_not_asked_is_not() -> None:
    async def scene() -> None:
        table = in_a_wait()
        await asyncio.sleep(1.0)
        table.act(0, DeclareFight())
        await asyncio.sleep(9.0)
        assert table.eyes[1].told("time-over") == ["Your time was over: you passed."]
        assert table.eyes[0].told("time-over") == []
        assert table.eyes[2].told("time-over") == []
        table.stop()

    simulate(scene())


def test_who_was_gone_is_told_when_he_is_back_and_once() -> None:
    async def scene() -> None:
        table = in_a_wait()
        table.eyes[1].leave()
        await asyncio.sleep(1.0)
        table.act(0, DeclareFight())
        await asyncio.sleep(9.0)
        assert table.eyes[1].told("time-over") == []
        back = table.comes_back(1)
        await asyncio.sleep(0.1)
        assert back.told("time-over") == ["Your time was over: you passed."]
        back.leave()
        again = table.comes_back(1)
        await asyncio.sleep(0.1)
        assert again.told("time-over") == []
        table.stop()

    simulate(scene())


def test_whom_a_bot_played_for_is_told_so_when_he_is_back() -> None:
    async def scene() -> None:
        table = laid()
        table.eyes[0].leave()
        await asyncio.sleep(TURN_S * 2)
        back = table.comes_back(0)
        await asyncio.sleep(0.1)
        [text] = back.told("bot-played")
        assert text.startswith("While you were gone a bot played for you, ")
        assert "Run from Net Troll" in text  # what it did, and not only that it did something
        assert "Sell" not in text
        [away, returned] = [line for line in back.tracker.log if line.kind in ("away", "back")]
        assert [away.seat, returned.seat] == [0, 0]
        assert table.eyes[1].told("bot-played") == []
        table.stop()

    simulate(scene())


RICH = """
edition = "munchkin"
doors = ["net-troll"]
turn = "P0"

[players.P0]
level = 3
play = ["leather-armor", "spiky-knees", "pantyhose-of-giant-strength"]
hand = ["1000-gold-pieces", "steal-a-level"]
[players.P1]
level = 5
[players.P2]
"""


def test_a_bot_that_sits_in_for_somebody_sells_and_spends_nothing() -> None:
    """What cannot be undone and need not be done is left to whoever comes back."""

    async def scene() -> None:
        table = SimulatedTable(people_and_bots(3, clock="friendly", prepared=RICH), seed=1)
        table.live.begin()
        await asyncio.sleep(0.5)
        players, game = table.live.players, game_of(table)
        assert {act.verb for act in game.legal(0)} & {w.SELL, w.TRADE}

        verbs = {act.verb for act in players._choices(game, 0) if act}
        assert not verbs & {w.SELL, w.TRADE, w.SHOW, w.ASK, w.USE}
        levels = [act for act in players._choices(game, 0) if act and act.verb == w.PLAY]
        assert levels == []
        table.stop()

    simulate(scene())
