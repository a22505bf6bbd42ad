"""What hard looks ahead with: invented tables, chances to win, and the fight played out."""

from collections import Counter
from pathlib import Path

import pytest

from kickdoor.bots import NormalBot
from kickdoor.bots.hard.foresight import Foresight
from kickdoor.bots.hard.prospects import chance_of
from kickdoor.bots.hard.worlds import imagined
from kickdoor.cards.model import ITEM, LEVEL_UP, ONE_SHOT
from kickdoor.cards.sets import load_sets
from kickdoor.drive import Driver, Rng
from kickdoor.engine.acts.act_kinds import KickDoor, PlayCard
from kickdoor.engine.game import Game, catalogue_of
from kickdoor.engine.state.table import with_one
from kickdoor.engine.views.determinize import determinize
from kickdoor.engine.words_of_play import MONSTERS, MUNCHKINS
from kickdoor.scenario.files import read_scenario
from kickdoor.scenario.runner import Runner

NAMES = ["Ann", "Bob", "Cid", "Dee"]


def last_fight() -> Game:
    """Bob, of Level 9, has met a monster of Level 10, and has a potion; the others have nothing."""
    players = {"Ann": {}, "Bob": {"level": 9, "hand": ["magic-missile"]}, "Cid": {}}
    laid = {"edition": "munchkin", "turn": "Bob", "doors": ["net-troll"], "players": players}
    scene = read_scenario(Path("scene.toml"), "scene", {**laid, "steps": [{"Bob": "kick"}]})
    game = Runner(scene, catalogue_of(load_sets(["munchkin"]))).game
    game.apply(1, KickDoor())
    return game


def midgame(seed: int, turns: int = 12) -> Game:
    game = Game.new(NAMES, seed=seed)
    Driver(game, [NormalBot() for _ in NAMES], seed=seed, turn_cap=turns).play()
    return game


def test_an_imagined_table_looks_the_same_from_its_seat() -> None:
    for seed in range(6):
        view = midgame(seed).view(seed % 4)

        world = imagined(view, Rng(seed))

        assert world.view(view.seat) == view
        assert world.legal(view.seat) == midgame(seed).legal(view.seat)


def test_hands_are_imagined_as_players_keep_them() -> None:
    plain: Counter[int] = Counter()
    likely: Counter[int] = Counter()
    for seed in range(6):
        view = midgame(seed).view(0)
        for counts, world in (
            (plain, determinize(view, Rng(seed))),
            (likely, imagined(view, Rng(seed))),
        ):
            table = world.table
            counts.update(table.catalogue.cards[c].kind for s in (1, 2, 3) for c in table.hands[s])

    assert likely[ONE_SHOT] > plain[ONE_SHOT]
    assert likely[ITEM] + likely[LEVEL_UP] < plain[ITEM] + plain[LEVEL_UP]
    assert sum(likely.values()) == sum(plain.values())


def test_chances_are_shares_of_one_and_a_level_betters_them() -> None:
    game = midgame(3)
    table = game.table
    before = [chance_of(game, seat) for seat in range(4)]

    table.levels = with_one(table.levels, 2, table.levels[2] + 1)

    assert sum(before) == pytest.approx(1)
    assert chance_of(game, 2) > before[2]
    assert chance_of(game, 1) < before[1]


def test_who_has_won_has_no_chance_left_to_take() -> None:
    game = midgame(3)
    game.table.winners = (1, 2)

    assert [chance_of(game, seat) for seat in range(4)] == [0, 0.5, 0.5, 0]


def test_it_is_foreseen_on_which_side_a_potion_wins_the_game() -> None:
    game = last_fight()
    potions = [a for a in game.legal(1) if isinstance(a, PlayCard)]
    wasted = next(a for a in potions if a.side == MONSTERS)
    winning = next(a for a in potions if a.side == MUNCHKINS)

    gains = Foresight(game.view(1), NormalBot(), NormalBot()).gains([wasted, winning], 4, Rng(1))

    assert gains[0] == 0
    assert gains[1] > 0.1
