"""The guided first game: a scene of ours, dealt at once, and never one that a client sends."""

import pytest

from bare_sockets import post
from kickdoor.bots import our_bot
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Driver, Rng
from kickdoor.engine import Game, Seat, catalogue_of, words_of_play as w
from kickdoor.scenario.layout import lay_table
from kickdoor.server.tables.setting_up.guided import BOT, guided_scene
from kickdoor.server.tables.setting_up.making import prepared_scene
from live_servers import Serve

TURNS = 9  # three of each
LIMIT = 5
LAST = 9


def test_it_is_dealt_at_once_and_told_as_what_it_is(serve: Serve) -> None:
    server = serve()
    made = post(server, "/guided", name="Ann", sex="female").json()
    table = made["table"]
    assert (table["state"], table["guided"], table["watch"]) == ("playing", True, False)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["seats"][0]["name"] == "Ann"
    assert len(made["keys"]) == 1


def test_no_client_sends_a_scene_for_it(serve: Serve) -> None:
    server = serve(allow_prepared=False)
    refused = post(server, "/", prepared=guided_scene(), seats=[{"kind": "here"}] * 3)
    assert refused.json()["code"] == "bad-setup"
    assert post(server, "/guided", prepared=guided_scene()).json()["code"] == "bad-message"
    assert post(server, "/guided").json()["table"]["guided"]


@pytest.mark.parametrize("way", [w.LOOT, w.TROUBLE], ids=["looting", "trouble"])
def test_in_three_turns_all_is_met_that_is_spoken_of(way: int) -> None:
    table = lay_table(prepared_scene(guided_scene()), catalogue_of(load_sets(["munchkin"])))
    game = Game.from_table(table, [Seat(name) for name in ("Ann", "Bob", "Cid")])
    game.keep_histories()
    driver, bot, asked_for = Driver(game, [None] * 3), our_bot(BOT), set[str]()
    needs_help = has_too_many = False
    while game.turns <= TURNS:
        asked = driver.advance()
        assert asked is not None
        legal = [*asked.legal, None] if asked.is_beat else asked.legal
        if asked.seat == 0 and not asked.is_beat:
            asked_for.add(asked.kind)
            legal = [act for act in asked.legal if act.verb == way] or legal
            needs_help |= game.turns == 7 and game.is_behind(0)
            has_too_many |= asked.kind == "end" and len(game.view(0).hands[0]) > LIMIT
        driver.answer(bot.choose(game.view(asked.seat), legal, Rng(len(game.history(-1)))))
    mine = [event.name for event in game.history(0) if event.seat == 0]
    assert {"DoorKicked", "CombatWon", "CurseStruck", "ItemsSold"} <= {*mine}
    assert mine.count("DoorKicked") == 3
    assert {"fight", "wait", "offer", "trouble-or-loot"} <= asked_for
    assert needs_help
    assert has_too_many
    assert max(game.view(0).levels) < LAST  # and the game can go on
