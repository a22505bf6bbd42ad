"""A card that is not lit answers for itself: whatever it is, with its rule and a sentence."""

from functools import cache

import pytest

from kickdoor.cards.sets import load_set, load_sets
from kickdoor.engine import Game, Seat, catalogue_of
from kickdoor.engine.catalogue.model import Catalogue
from kickdoor.scenario.layout import lay_table
from kickdoor.server.tables.setting_up.making import prepared_scene
from kickdoor.words import Words

BOB = 1
DOORS = {"munchkin": ("potted-plant", "lame-goblin"), "star": ("ogre", "brain-in-a-jar")}
CARDS = [(set_id, card.id) for set_id in DOORS for card in load_set(set_id).cards]


@cache
def catalogue(set_id: str) -> Catalogue:
    return catalogue_of(load_sets([set_id]))


def out_of_turn(set_id: str, card: str) -> Game:
    """It is Ann's turn; Bob holds the card."""
    door = next(one for one in DOORS[set_id] if one != card)
    scene = (
        f'edition = "{set_id}"\nturn = "Ann"\ndoors = ["{door}"]\n'
        f'players.Ann = {{ level = 4 }}\nplayers.Bob = {{ hand = ["{card}"] }}\nplayers.Cid = {{}}'
    )
    table = lay_table(prepared_scene(scene), catalogue(set_id))
    return Game.from_table(table, [Seat(name) for name in ("Ann", "Bob", "Cid")])


def answered(game: Game, set_id: str, card: str) -> None:
    """The card is lit, or it is said in both languages why not, and by which rule."""
    held = game.table.hands[BOB][0]
    legal = game.legal(BOB)
    if any(getattr(act, "card", -1) == held for act in legal):
        return
    act = game.act_from_data(BOB, {"play": f"{set_id}:{card}"}, legal)
    refusal = game.why_not(BOB, act)
    assert refusal is not None, card
    assert refusal.rule, refusal.code
    for language in ("en", "de"):
        text = Words(language).refusal(refusal, game)
        assert text.endswith(".")
        assert "{" not in text


@pytest.mark.parametrize(("set_id", "card"), CARDS, ids=lambda part: part)
def test_a_card_in_a_hand_out_of_turn_says_why_it_cannot_be_played(set_id: str, card: str) -> None:
    game = out_of_turn(set_id, card)
    answered(game, set_id, card)  # before the door
    game.apply(0, game.act_from_data(0, "kick", game.legal(0)))
    answered(game, set_id, card)  # in somebody else's fight
    declared = "fight" if game.munchkins_lead else "run"
    game.apply(0, game.act_from_data(0, declared, game.legal(0)))
    answered(game, set_id, card)  # in the wait, or on the run


def test_a_potion_for_a_fight_names_its_rule_where_nobody_fights() -> None:
    game = out_of_turn("munchkin", "pollymorph-potion")
    act = game.act_from_data(BOB, {"play": "munchkin:pollymorph-potion"})
    refusal = game.why_not(BOB, act)
    assert refusal is not None
    assert refusal.rule
    assert "Pollymorph Potion" in Words("en").refusal(refusal, game)
