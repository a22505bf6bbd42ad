"""What is told of a table as it stands: hands, Items, the fight, the question."""

from __future__ import annotations

from pathlib import Path

import pytest

from kickdoor.engine.acts.act_kinds import SellItems
from scenes import Scene

ANN, BOB = 0, 1
PAPER_HATS = """
[paper-hat]
kind   = "item"
name   = "Paper Hat"
text   = "Yesterday's news."
gold   = 100
slot   = "headgear"
copies = 11
"""


def test_a_hand_is_too_full_by_one(tmp_path: Path) -> None:
    """TURN-5."""
    ann, bob = {"hand": ["paper-hat"] * 6}, {"hand": ["paper-hat"] * 5}
    told = Scene(tmp_path, PAPER_HATS, ann=ann, bob=bob).game.circumstances
    assert [told.hand_limit(seat) for seat in (ANN, BOB)] == [5, 5]
    assert [told.excess(seat) for seat in (ANN, BOB)] == [1, 0]


def test_a_second_hat_does_not_fit(tmp_path: Path) -> None:
    ann = {"play": ["sensible-hat"], "hand": ["paper-hat"]}
    scene = Scene(tmp_path, PAPER_HATS, ann=ann)
    hat = scene.game.table.hands[ANN][0]
    assert not scene.game.circumstances.may_equip(ANN, hat)
    assert scene.game.circumstances.may_equip(BOB, hat)


def test_outside_of_a_fight_nothing_is_at_stake(tmp_path: Path) -> None:
    told = Scene(tmp_path).game.circumstances
    assert (told.treasures_at_stake(), told.munchkins_lead(), told.runner()) == (0, False, -1)
    assert told.ask() is None
    assert told.window() is None
    assert told.roll() is None
    assert told.sale_so_far() is None
    assert told.asking_card() == -1


@pytest.mark.parametrize(("level", "leads"), [(6, False), (7, True)])
def test_a_fight_and_its_stake(tmp_path: Path, level: int, leads: bool) -> None:
    """COMBAT-3: a tie goes to the monster."""
    scene = Scene(tmp_path, ann={"level": level}, doors=["damp-ogre"])
    scene.does(Ann="kick")
    assert scene.game.circumstances.treasures_at_stake() == 2
    assert scene.game.circumstances.munchkins_lead() == leads


def test_a_sale_at_double_price_counts_the_item_twice(tmp_path: Path) -> None:
    """ITEM-9."""
    scene = Scene(tmp_path, ann={"play": ["wardrobe", "rolling-pin"]})
    pin, wardrobe = scene.card("rolling-pin"), scene.card("wardrobe")
    told = scene.game.circumstances
    assert told.price_of(SellItems((pin, wardrobe))) == 1000
    assert told.price_of(SellItems((pin, wardrobe), double=(pin,))) == 1400
