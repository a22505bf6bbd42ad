"""A sale on the counter: the bill, what is lost over, what is cheaper, and money by its world."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kickdoor.cards.sets import load_sets
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.errors import ActError
from kickdoor.protocol.deal_messages import Priced, PriceSale
from kickdoor.protocol.rendering.game_rendering import GameRendering
from kickdoor.protocol.rendering.sales import Counter
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner
from kickdoor.words import Words

GOODS = ["flaming-armor", "buckler-of-swashing", "boots-of-butt-kicking", "leather-armor"]


@cache
def cards(edition: str) -> Catalogue:
    return catalogue_of(load_sets([edition]))


def laid(edition: str = "munchkin", turn: str = "Ann", **ann: Any) -> Game:
    players = {"Ann": {"level": 3, **ann}, "Bob": {}, "Cid": {}}
    data: dict[str, object] = {"edition": edition, "turn": turn, "players": players}
    return Runner(read_scenario(Path("sale.toml"), "sale", data), cards(edition)).game


def priced(game: Game, *names: str, double: str = "", with_card: str = "") -> Priced:
    number = game.catalogue.by_name
    message = PriceSale(
        "id", 0, [number[name] for name in names],
        number[double] if double else -1, number[with_card] if with_card else -1,
    )  # fmt: skip
    return Counter(game, GameRendering(game).scene(0), Words("en")).priced(message)


def test_everything_that_could_be_sold_lies_there_with_its_price() -> None:
    game = laid(play=GOODS[:2], carry=["huge-rock"], hand=["leather-armor", "elf"])
    found = {good.card.id.split(":")[1]: good for good in priced(game).goods}
    assert set(found) == {"flaming-armor", "buckler-of-swashing", "huge-rock", "leather-armor"}
    assert (found["flaming-armor"].gold, found["flaming-armor"].costs) == (400, 2)
    assert found["flaming-armor"].worn
    assert found["leather-armor"].in_hand
    assert not found["huge-rock"].worn
    assert found["huge-rock"].costs == 0


def test_a_sale_says_what_it_buys_and_what_is_lost_over() -> None:
    sale = priced(laid(play=GOODS[:3]), *GOODS[:3])
    assert (sale.total, sale.levels, sale.waste) == (1200, 1, 200)
    assert (sale.level, sale.level_after, sale.rule) == (3, 4, "")
    assert sale.act == {"sell": GOODS[:3]}


def test_too_little_is_refused_with_its_rule() -> None:
    sale = priced(laid(play=GOODS), "leather-armor")
    assert (sale.levels, sale.rule, sale.level_after) == (0, "ITEM-9", 3)
    assert sale.text
    assert sale.cheaper == []


def test_fewer_items_that_buy_as_much_are_suggested() -> None:
    game = laid(play=GOODS)
    sale = priced(game, *GOODS)
    assert sale.total == 1400
    kept = [game.catalogue.cards[card].definition.id for card in sale.cheaper]
    again = priced(game, *kept)
    assert (again.levels, again.total, again.cheaper) == (1, 1000, [])


def test_a_halfling_sells_one_at_double_price() -> None:
    game = laid(play=["halfling", *GOODS[:2]])
    assert all(good.can_double for good in priced(game).goods)
    assert priced(game, *GOODS[:2], double="flaming-armor").total == 1200


def test_the_last_level_is_not_for_sale() -> None:
    sale = priced(laid(level=9, play=GOODS[:3]), *GOODS[:3])
    assert (sale.levels, sale.waste, sale.level_after) == (0, 1200, 9)
    assert sale.rule


def test_others_sell_nothing_on_my_turn() -> None:
    sale = priced(laid(turn="Bob", play=GOODS[:3]), *GOODS[:3])
    assert (sale.rule, sale.levels) == ("ITEM-9", 1)


def test_what_is_not_one_s_own_is_not_for_sale() -> None:
    with pytest.raises(ActError):
        priced(laid(), "flaming-armor")


def test_money_is_called_as_in_its_world() -> None:
    star = laid("star", play=["laser", "maser"])
    assert priced(star, "laser").money == "credits"
    assert priced(laid(play=GOODS)).money == "gold"
