"""The guided first game: a scene of ours, dealt at once, and never one that a client sends."""

from bare_sockets import post
from kickdoor.bots import our_bot
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Driver, Rng
from kickdoor.engine import Game, Seat, catalogue_of
from kickdoor.scenario.layout import lay_table
from kickdoor.server.tables.setting_up.guided import BOT, guided_scene
from kickdoor.server.tables.setting_up.making import prepared_scene
from live_servers import Serve

TURNS = 9  # three of each


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


def test_in_three_turns_there_is_a_fight_a_curse_a_sale_and_a_need_for_help() -> None:
    table = lay_table(prepared_scene(guided_scene()), catalogue_of(load_sets(["munchkin"])))
    game = Game.from_table(table, [Seat(name) for name in ("Ann", "Bob", "Cid")])
    game.keep_histories()
    driver, bot, needs_help = Driver(game, [None] * 3), our_bot(BOT), False
    while game.table.turns <= TURNS:
        asked = driver.advance()
        assert asked is not None
        if asked.seat == 0 and game.is_fighting and game.table.turn == 0:
            needs_help |= not game.munchkins_lead
        legal = [*asked.legal, None] if asked.is_beat else asked.legal
        driver.answer(bot.choose(game.view(asked.seat), legal, Rng(len(game.history(-1)))))
    mine = [event.name for event in game.history(0) if event.seat == 0]
    assert {"DoorKicked", "CombatWon", "CurseStruck", "ItemsSold"} <= {*mine}
    assert mine.count("DoorKicked") == 3
    assert needs_help
