"""*Why did you do that?*: a bot answers for what all have seen, and nothing hangs on its hand."""

import pytest
import websockets

from bare_sockets import Bare, post
from kickdoor.bots.normal.thought import REASONS, Thought
from kickdoor.drive import Driver, Rng
from kickdoor.engine import EndTurn, Game, KickDoor, Pass, PlayCard, SellItems, words_of_play as w
from kickdoor.server.tables.seated_bots.bot_reasons import OPEN_REASONS, UNSEEN, Chosen, Reasons
from kickdoor.server.tables.seated_bots.table_bots import Robots
from kickdoor.words import LANGUAGES, Words
from live_servers import Serve, run

NAMES = ["Ann", "Bob", "Cid", "Dee"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_has_its_sentence(language: str) -> None:
    for verb in (*w.VERBS, "nothing"):
        assert Words(language).because(verb).endswith(".")
    assert set(REASONS) > OPEN_REASONS


def told(reasons: Reasons, game: Game, seat: int = 1) -> str:
    return reasons.told(seat, Words("en"), game)


def test_a_reason_that_holds_before_all_eyes_is_told_and_no_other() -> None:
    game, reasons = Game.new(NAMES, seed=1), Reasons()
    card = game.view(1).hand[0]
    act = PlayCard(card)
    reasons.note(1, act, "bot", Chosen(1, act, Thought(9, "stops-the-leader", seat=2)))
    assert told(reasons, game) == "Cid is too close to winning."
    hidden = next(c for c in game.view(1).hand if c != card)
    for thought in (Thought(9, "goes-for-the-win"), Thought(9, "better-gear", card=hidden)):
        reasons.note(1, act, "bot", Chosen(1, act, thought))
        assert told(reasons, game) == "It seemed the moment for it."
    kick = KickDoor()
    reasons.note(1, kick, "bot", Chosen(1, kick, Thought(9, "kicks")))
    assert told(reasons, game) == "It was my turn, and there was a door."


def test_what_is_said_does_not_hang_on_the_hand() -> None:
    """The same act with another hand, and so for other reasons of that kind, is told the same."""
    game = Game.new(NAMES, seed=1)
    act = PlayCard(game.view(1).hand[0])
    for reason in set(REASONS) - OPEN_REASONS:
        reasons = Reasons()
        reasons.note(1, act, "bot", Chosen(1, act, Thought(9, reason, 2, act.card, 7)))
        assert told(reasons, game) == "It seemed the moment for it."


def test_a_pass_is_nobody_s_business_and_a_person_need_not_say_why() -> None:
    game, reasons = Game.new(NAMES, seed=1), Reasons()
    assert w.PASS in UNSEEN
    reasons.note(1, KickDoor(), "bot", None)
    before = told(reasons, game)
    reasons.note(1, Pass(), "bot", None)
    assert told(reasons, game) == before
    reasons.note(1, KickDoor(), "", None)
    assert told(reasons, game) == "I have done nothing yet that anybody saw."


def test_the_reason_is_that_of_the_act_that_is_asked_about() -> None:
    """The end of a turn stands nowhere in the log: whoever asks means the sale before it."""
    game, reasons = Game.new(NAMES, seed=1), Reasons()
    sale = SellItems((game.view(1).hand[0],))
    reasons.note(1, sale, "bot", Chosen(1, sale, None))
    before = told(reasons, game)
    for act in (EndTurn(), Pass()):
        reasons.note(1, act, "bot", Chosen(1, act, None))
        assert told(reasons, game) == before
    reasons.note(1, EndTurn(), "", None)  # by a person who took the seat over meanwhile
    assert told(reasons, game) == "I have done nothing yet that anybody saw."


@pytest.mark.parametrize("bot", ["random", "easy", "normal"])
def test_what_a_bot_thinks_is_noted_with_what_it_does(bot: str) -> None:
    game, robots, reasons = Game.new(NAMES, seed=3), Robots(), Reasons()
    driver, said = Driver(game, [None] * 4), set()
    try:
        for number in range(200):
            asked = driver.advance()
            assert asked is not None
            legal = [*asked.legal, None] if asked.is_beat else asked.legal
            act = robots.choose(bot, game.view(asked.seat), legal, Rng(number))
            if act is not None:
                reasons.note(asked.seat, act, "bot", robots.chosen)
                said.add(reasons.told(asked.seat, Words("de"), game))
            driver.answer(act)
    finally:
        robots.close()
    assert len(said) > 3


def test_it_is_asked_over_the_wire_by_who_sits_and_by_nobody_else(serve: Serve) -> None:
    server = serve()
    seats = [{"kind": "here", "name": "Ann"}, *[{"kind": "bot", "bot": "easy"}] * 2]
    made = post(server, "/", seats=seats, clock="none").json()
    id, token = made["table"]["id"], made["host_token"]
    post(server, f"/{id}/start", token)

    async def scene() -> None:
        async with (
            websockets.connect(server.ws) as one,
            websockets.connect(server.ws) as eve,
        ):
            ann, spectator = Bare(one), Bare(eve)
            await ann.says(type="hello", table=id, tokens=[token], language="de")
            await ann.hears("welcome")
            await ann.says(type="why_bot", id="w1", seat=0, of=1)
            answer = await ann.hears("because", "error")
            assert (answer["id"], answer["of"]) == ("w1", 1)
            assert answer["text"].endswith(".")
            await ann.says(type="why_bot", id="w2", seat=0, of=7)
            assert (await ann.hears("because", "error"))["code"] == "no-such-seat"
            await spectator.says(type="hello", table=id)
            await spectator.hears("welcome")
            await spectator.says(type="why_bot", id="w3", seat=0, of=1)
            assert (await spectator.hears("because", "error"))["code"] == "watching"

    run(scene())
