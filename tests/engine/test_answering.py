"""Which question an act answers is said beside it, and kept in the record."""

import json

import pytest

from kickdoor.engine.acts.act import Act
from kickdoor.engine.acts.act_kinds import PLAIN, AcceptOffer, DeclineOffer
from kickdoor.engine.asking import first_asked
from kickdoor.engine.codec.record import Record
from kickdoor.engine.game import Game
from kickdoor.engine.words_of_play import ASK, DECLINE, PLAY
from kickdoor.errors import IllegalAct


def offered() -> tuple[Game, int, int]:
    """A game in which help is asked for: of whom, and the number of that offer."""
    for seed in range(50):
        game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
        for _ in range(30):
            seat = first_asked(game.table)
            acts = game.legal(seat)
            asked = next((act for act in acts if act.verb == ASK), None)
            if asked is not None:
                game.apply(seat, asked)
                return game, asked.player(), game.waiting[0][2]
            game.apply_listed(seat, acts[0])
    raise AssertionError("nobody needs help in fifty games")


def playing() -> tuple[Game, int, Act]:
    """A game in which the seat that is asked may play a card instead."""
    for seed in range(60):
        game = Game.new(["Ann", "Bob", "Cid"], seed=seed)
        for _ in range(30):
            seat = first_asked(game.table)
            act = next((act for act in game.legal(seat) if act.verb == PLAY), None)
            if act is not None and game.waiting[0][1] == "start":
                return game, seat, act
            game.apply_listed(seat, game.legal(seat)[0])
    raise AssertionError("nobody has a card to play in sixty games")


def test_an_offer_is_answered_by_its_number_as_by_the_act_that_names_it() -> None:
    game, helper, number = offered()
    listed = next(act for act in game.legal(helper) if act.verb == DECLINE)
    twin, other = game.clone(), game.clone()

    game.apply(helper, DeclineOffer(), number)
    twin.apply(helper, listed)
    other.apply(helper, DeclineOffer(listed.player()), question=number, by="clock")

    assert game.hash() == twin.hash() == other.hash()
    for one in (game, twin, other):
        line = json.loads(one.record.to_json())["acts"][-1]
        assert line[:2] == [helper, number]
        assert Game.replay(Record.from_json(one.record.to_json())).hash() == game.hash()


def test_an_answer_to_an_offer_that_is_gone_is_stale() -> None:
    game, helper, number = offered()
    before = game.hash()

    for act in (DeclineOffer(), DeclineOffer(offer=number)):
        with pytest.raises(IllegalAct) as refused:
            game.apply(helper, act, number + 1)
        assert (refused.value.code, refused.value.rule) == ("stale", "TABLE-1")

    assert game.hash() == before


def test_what_answers_nothing_is_not_stale_and_keeps_its_question() -> None:
    game, seat, act = playing()
    question = game.waiting[0][2]

    game.apply(seat, act, question + 7)

    assert game.record.acts[-1].question == question + 7
    assert json.loads(game.record.to_json())["acts"][-1][1] == question + 7


def test_only_an_answer_to_an_offer_names_one() -> None:
    answering = [act for act in PLAIN if act.answering(7) != act]

    assert answering == [AcceptOffer(), DeclineOffer()]
    assert [act.answering(7) for act in answering] == [AcceptOffer(offer=7), DeclineOffer(offer=7)]
